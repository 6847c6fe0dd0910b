import { type OperatorSettings, settingsIn } from "@xl/core/settings"
import { Effect } from "effect"
import * as t from "io-ts"
import { SETTINGS } from "./account-documents.ts"
import { promised, query } from "./ask.ts"
import type { Asker } from "./asker.ts"

const Told = t.type({ getSettings: t.unknown })

/** What the operator decides for everybody, asked of our gateway. */
export const settingsGraphql = (asker: Asker): OperatorSettings["Service"] => ({
  read: () =>
    query(asker, SETTINGS, {}).pipe(
      Effect.flatMap((data) => promised(Told, data)),
      Effect.map(({ getSettings }) => settingsIn(getSettings)),
    ),
})
