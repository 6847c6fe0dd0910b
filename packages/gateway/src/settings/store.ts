import { DEFAULT_SETTINGS, Settings } from "@xl/core/settings"
import { administratorActor } from "@xl/core/roles"
import { type SignedIn } from "@xl/core/kernel"
import { Millis, must, type StateCode } from "@xl/core/shared"
import { Effect } from "effect"
import type { Config } from "../config/index.ts"
import { Acting, ask, type Database, type Db, inTransaction, type Json } from "../database/index.ts"
import { append } from "../events/index.ts"
import { entity } from "../market/index.ts"

declare module "../database/tables.ts" {
  interface Tables {
    readonly operatorSettings: { readonly one?: true; readonly body: Json<unknown>; readonly changedAt: number }
  }
}

/** What of the deployment's configuration holds until an administrator decides on the screen. */
export type Said = Partial<Pick<Config, "mode">> & Pick<Config, "passwordlessRegistration">

/** The state whose law the agreements of a demo name. */
const DEMO_STATE: StateCode = "DE"

/** How a buyer of the demo would pay: plausible, and with an account that exists nowhere. */
const DEMO_INSTRUCTIONS = [
  "Demo market: these are no real accounts. Send no money.",
  "By wire in US dollars to First Example Bank, New York, NY.",
  "Routing number 000000000, account number 0000 1234 5678.",
  "Beneficiary: XL Demo Escrow Agent, for the benefit of the buyer.",
  "Reference: the name of the loan and your purchasing entity.",
  "Call the escrow agent at (555) 010-0100 to confirm these lines before you send a wire.",
].join("\n")

const saidBy = ({ mode, passwordlessRegistration }: Said): Settings => ({
  ...DEFAULT_SETTINGS,
  passwordlessRegistrationEnabled: passwordlessRegistration,
  ...(mode === "demo" && { governingState: DEMO_STATE, depositInstructions: DEMO_INSTRUCTIONS }),
})

const keptIn = (db: Db) => ask(() => db.selectFrom("operatorSettings").select("body").executeTakeFirst())

/** The settings as they are now. The house asks: everybody may know them. */
export const readSettings = (db: Db, said: Said) =>
  Effect.flatMap(keptIn(db), (row) =>
    row
      ? Effect.map(entity(Settings)(row.body), (kept) => ({
          ...kept,
          governingState: kept.governingState ?? saidBy(said).governingState,
        }))
      : Effect.succeed(saidBy(said)),
  )

/** Keeps what an administrator decided, and puts on the record in the own chain what changed. */
export const writeSettings = (pool: Database, said: Said, user: SignedIn, wanted: Settings, now: number) =>
  inTransaction(
    pool,
    Effect.fnUntraced(function* (transaction) {
      yield* ask(() =>
        transaction.selectFrom("profiles").select("id").where("id", "=", user.id).forNoKeyUpdate().execute(),
      )
      const before = Settings.encode(yield* readSettings(transaction, said))
      const after = Settings.encode(wanted)
      const body = JSON.stringify(after)
      yield* ask(() =>
        transaction
          .insertInto("operatorSettings")
          .values({ body, changedAt: now })
          .onConflict((same) => same.column("one").doUpdateSet({ body, changedAt: now }))
          .execute(),
      )
      const event = { type: "SettingsChanged" as const, actor: administratorActor(user), at: must(Millis, now) }
      yield* append(transaction, [{ ...event, chain: user.id, subject: user.id, before, after }])
      return wanted
    }),
  ).pipe(Effect.provideService(Acting, null))
