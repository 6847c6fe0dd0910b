import {
  DepositInstructionsTooLong,
  PaymentProviderMissing,
  type OperatorSettings,
  Settings,
  settingsIn,
} from "@xl/core/settings"
import { Effect } from "effect"
import * as t from "io-ts"
import type { SettingsInput } from "../gql/graphql.ts"
import { EDIT_SETTINGS, SETTINGS } from "./account-documents.ts"
import { mutate, promised, query } from "./ask.ts"
import type { Asker } from "./asker.ts"
import { bare, done, type Rebuilt } from "./rebuilt.ts"

const Told = t.type({ getSettings: t.unknown })
const Done = t.type({ settings: Settings })
const refusals: Rebuilt<DepositInstructionsTooLong | PaymentProviderMissing> = {
  DepositInstructionsTooLong: bare(DepositInstructionsTooLong),
  PaymentProviderMissing: bare(PaymentProviderMissing),
}

/** What the operator decides for everybody, asked of our gateway, which names the fields and providers that it takes. */
export const settingsGraphql = (asker: Asker): OperatorSettings["Service"] => ({
  read: () =>
    query(asker, SETTINGS, {}).pipe(
      Effect.flatMap((data) => promised(Told, data)),
      Effect.map(({ getSettings }) => settingsIn(getSettings)),
    ),
  edit: (wanted) =>
    mutate(asker, "editSettings", EDIT_SETTINGS, { settings: Settings.encode(wanted) as SettingsInput }).pipe(
      Effect.flatMap((payload) => done(refusals, payload)),
      Effect.flatMap((payload) => promised(Done, payload)),
      Effect.map(({ settings }) => settings),
    ),
})
