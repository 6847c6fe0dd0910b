import * as t from "io-ts"
import { Millis } from "../shared/days.ts"
import { tolerant } from "../shared/wire.ts"

/** Draft is the pending state. */
export const Tier2RequestStatus = t.keyof({ Draft: null, Approved: null, Declined: null }, "Tier2RequestStatus")
export type Tier2RequestStatus = t.TypeOf<typeof Tier2RequestStatus>

/** A buyer's request to see the second tier of a data room. */
export const Tier2Request = t.readonly(
  t.strict({ id: t.string, status: tolerant(Tier2RequestStatus), dateModified: Millis }),
  "Tier2Request",
)
export type Tier2Request = t.TypeOf<typeof Tier2Request>
