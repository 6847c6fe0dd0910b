import * as t from "io-ts"
import { Millis } from "../shared/days.ts"
import { UserId } from "../shared/ids.ts"

/** A paper filed with a request or a profile; the bytes lie behind the encryption service under `key`. */
export const DocumentRef = t.readonly(
  t.strict({ name: t.string, key: t.string, type: t.string, dataOwnerId: UserId, dateModified: Millis }),
  "DocumentRef",
)
/** A paper filed with a request or a profile; the bytes lie behind the encryption service under `key`. */
export type DocumentRef = t.TypeOf<typeof DocumentRef>
