import * as t from "io-ts"
import { AssetId } from "../shared/ids.ts"

/** Of so many deposits the listing is named, those that wait longest first. */
export const MOST_WAITING_DEPOSITS = 20

/** A deposit of an ended offer on which an administrator decides, by the listing that its page stands under. */
export const WaitingDeposit = t.readonly(t.strict({ assetId: AssetId, title: t.string }), "WaitingDeposit")
/** A deposit of an ended offer on which an administrator decides, by the listing that its page stands under. */
export type WaitingDeposit = t.TypeOf<typeof WaitingDeposit>

/** What waits for an administrator, everywhere in the market. */
export const AdminWaiting = t.readonly(
  t.strict({
    publications: t.Int,
    changeRequests: t.Int,
    buyerRequests: t.Int,
    sellerRequests: t.Int,
    /** Listings with documents of a closing that failed. */
    failedDocuments: t.Int,
    deposits: t.readonlyArray(WaitingDeposit),
  }),
  "AdminWaiting",
)
/** What waits for an administrator, everywhere in the market. */
export type AdminWaiting = t.TypeOf<typeof AdminWaiting>
