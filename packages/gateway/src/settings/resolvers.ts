import { BankProvider, AggregateFunds, Settings, settingsTold, settingsWanted } from "@xl/core/settings"
import { administrator } from "@xl/core/kernel"
import { absentAsNull, StateCode } from "@xl/core/shared"
import { Clock, Effect } from "effect"
import * as t from "io-ts"
import type { Config } from "../config/index.ts"
import type { Database } from "../database/index.ts"
import type { Resolvers } from "../http/request.ts"
import { ACCESS } from "../market/refusals.ts"
import { failed, input, refused } from "../shared/index.ts"
import { REFUSALS } from "./refusals.ts"
import { readSettings, type Said, writeSettings } from "./store.ts"

/** No adapter of a payment provider's moves money yet, whoever is named. */
const MOVES_MONEY = false

const Editing = t.strict({
  settings: t.strict({
    autoDeposit: t.boolean,
    userProfileRequired: t.boolean,
    userNotificationsCriteriaRequired: t.boolean,
    passwordlessRegistrationEnabled: t.boolean,
    aggregateFunds: AggregateFunds,
    depositPaymentProvider: BankProvider,
    depositIframeProvider: BankProvider,
    depositInstructions: absentAsNull(t.string),
    governingState: absentAsNull(StateCode),
  }),
})

/** One resolver per field of schema/settings.graphql: what the operator configured, or decided since on the screen. */
export const settingsResolvers = (pool: Database, config: Pick<Config, "buildBranch"> & Said): Resolvers => ({
  Query: {
    getSettings: (_args, { actor }) =>
      Effect.map(readSettings(pool, config), (settings) => Settings.encode(settingsTold(actor, settings))),
    getMarketplaceBuildBranch: () => Effect.succeed(config.buildBranch),
  },
  Mutation: {
    editSettings: (args, { actor }) =>
      Effect.gen(function* () {
        const { settings } = yield* input(Editing, args)
        const user = yield* Effect.fromResult(administrator(actor, "editSettings"))
        const before = yield* readSettings(pool, config)
        const whole = {
          ...settings,
          depositInstructions: settings.depositInstructions ?? before.depositInstructions,
          governingState: settings.governingState ?? before.governingState,
        }
        const wanted = yield* Effect.fromResult(settingsWanted(whole, MOVES_MONEY))
        const kept = yield* writeSettings(pool, config, user, wanted, yield* Clock.currentTimeMillis)
        return { __typename: "SettingsDone", settings: Settings.encode(kept) }
      }).pipe(Effect.catchTag(REFUSALS.editSettings, refused), Effect.catchTag(ACCESS, failed)),
  },
})
