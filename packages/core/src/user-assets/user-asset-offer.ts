import * as t from "io-ts"
import { OfferType } from "../offers/model.ts"
import { OfferStatus } from "../kernel/statuses.ts"
import { Millis } from "../shared/days.ts"
import { DecimalCents } from "../shared/decimal.ts"
import { OfferId } from "../shared/ids.ts"
import { absentAsNull, tolerant } from "../shared/wire.ts"

/** Milliseconds since the epoch; null while it has not happened. */
const at = absentAsNull(Millis)

/**
 * An offer as it stands beside an asset: its terms, its status and when it came to what. All else is asked of the offer
 * itself. Each field is one of those that BUY-067 names. A word that we do not know is kept as it came.
 */
export const UserAssetOffer = t.readonly(
  t.strict({
    id: OfferId,
    /** On one asset or on several: BUY-068. */
    type: tolerant(OfferType),
    /** How it is paid, "Cash": BUY-069, BUY-070. */
    offerType: t.string,
    status: tolerant(OfferStatus),
    /** The price of all its assets together, in whole cents: BUY-067. */
    bidPrice: DecimalCents,
    /** Whole cents: BUY-067. */
    earnestMoneyDeposit: DecimalCents,
    /** Whole days, 0 to 365: BUY-071, BUY-073. */
    dueDiligencePeriod: t.Int,
    /** Whole days, 1 to 365: BUY-072, BUY-073. */
    closing: t.Int,
    /** The buyer's words to the seller: BUY-067, BUY-087. */
    notes: t.string,
    creationDate: Millis,
    publishedDate: at,
    /** When it was selected for best and final. */
    acceptedDate: at,
    winningDate: at,
    declinedDate: at,
    withdrawDate: at,
    canceledDate: at,
    /** The seller's words: BUY-067. */
    declineReason: absentAsNull(t.string),
  }),
  "UserAssetOffer",
)
export type UserAssetOffer = t.TypeOf<typeof UserAssetOffer>
