import type { MarketUnavailable } from "@xl/core/kernel"
import { MarketSettings } from "@xl/core/settings"
import { Effect } from "effect"
import type { Database } from "../database/index.ts"
import { readSettings, type Said } from "./store.ts"

/** Runs a use case under what the operator has decided by now, not under what was so when the gateway began. */
export type SettingsNow = <A, E, R>(
  useCase: Effect.Effect<A, E, R>,
) => Effect.Effect<A, E | MarketUnavailable, MarketSettings | R>

/** The operator decides at any time whether earnest money moves by itself and how approved funds are enforced; all else stays as the deployment has it. */
export const settingsOver =
  (db: Database, said: Said): SettingsNow =>
  (useCase) =>
    Effect.gen(function* () {
      const { aggregateFunds, autoDeposit } = yield* readSettings(db, said)
      const configured = yield* MarketSettings
      return yield* Effect.provideService(useCase, MarketSettings, { ...configured, aggregateFunds, autoDeposit })
    })
