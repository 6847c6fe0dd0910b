import * as t from "io-ts"
import { Millis } from "../shared/days.ts"
import { MandateId, UserId } from "../shared/ids.ts"
import { orNull } from "../shared/or-null.ts"

/** Leave of a seller for a Concierge to act for them. It ends once, and is kept. A pair has one that stands at most. */
export const KeptMandate = t.readonly(
  t.strict({
    id: MandateId,
    seller: UserId,
    concierge: UserId,
    givenAt: Millis,
    endedAt: orNull(Millis),
    /** The seller, the Concierge or an administrator. */
    endedBy: orNull(UserId),
  }),
  "KeptMandate",
)
export type KeptMandate = t.TypeOf<typeof KeptMandate>
