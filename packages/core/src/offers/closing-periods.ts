import type { Period } from "../periods/model.ts"
import { addDays, type Day, dayOf } from "../shared/days.ts"
import type { ClosingParty } from "./closing-documents.ts"
import type { Offer } from "./model.ts"

/** Days by which a closing period may be extended at once: a mistyped year is refused. */
const MOST_EXTENSION_DAYS = 365

/** Where the closing period of each party stands, and the command that extends it. */
export const CLOSING_FIELDS = {
  buyer: { command: "editBuyerClosingPeriod", offer: "buyerClosingPeriod", asset: "buyerClosing" },
  seller: { command: "editSellerClosingPeriod", offer: "sellerClosingPeriod", asset: "sellerClosing" },
} as const

const later = (one: Day, other: Day): Day => (one > other ? one : other)

/** The days that an administrator may give a running closing period as its new last day. */
export const extensionBounds = (period: Pick<Period, "endDate">, now: number): { earliest: Day; latest: Day } => ({
  earliest: later(addDays(period.endDate, 1), dayOf(now)),
  latest: addDays(period.endDate, MOST_EXTENSION_DAYS),
})

/** The period that counts for the party: it won or the buyer accepted, and the party has still to accept. */
export const openClosingPeriod = (
  offer: Pick<
    Offer,
    | "buyerClosingDocumentsAccepted"
    | "buyerClosingPeriod"
    | "sellerClosingDocumentsAccepted"
    | "sellerClosingPeriod"
    | "status"
  >,
  party: ClosingParty,
): Period | null => {
  const isAccepted = party === "buyer" ? offer.buyerClosingDocumentsAccepted : offer.sellerClosingDocumentsAccepted
  return offer.status !== "Successful" || isAccepted ? null : offer[CLOSING_FIELDS[party].offer]
}
