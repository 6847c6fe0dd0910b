import { type Period } from "../periods/model.ts"
import { periodEnd, periodState } from "../periods/rules.ts"
import { addDays, dayOf } from "../shared/days.ts"
import type { ClosingParty } from "./closing-documents.ts"
import type { Offer, OfferTerms } from "./model.ts"
import type { ClosingPhase } from "./views.ts"

/** Whole days from winning to closing: due diligence, then closing. */
export const daysToClose = (terms: Pick<OfferTerms, "closing" | "dueDiligencePeriod">): number =>
  terms.dueDiligencePeriod + terms.closing

/** The buyer's window: the winning day, and as many days on as due diligence and closing take. */
export const buyerClosingFrom = (now: number, terms: Pick<OfferTerms, "closing" | "dueDiligencePeriod">): Period => {
  const startDate = dayOf(now)
  return { startDate, endDate: addDays(startDate, daysToClose(terms)), endedAt: null }
}

/** The seller's window: the day of the buyer's acceptance and `days` on. */
export const sellerClosingFrom = (now: number, days: number): Period => {
  const startDate = dayOf(now)
  return { startDate, endDate: addDays(startDate, days), endedAt: null }
}

type Closing = Pick<
  Offer,
  | "buyerClosingDocumentsAccepted"
  | "buyerClosingPeriod"
  | "canceledDate"
  | "sellerClosingDocumentsAccepted"
  | "sellerClosingPeriod"
  | "status"
>

const isOver = (period: Period | null, at: number) => period !== null && periodEnd(period) <= at

/** A canceled winner lapsed where it was canceled at the end of the window that then counted. */
const lapsedAs = (offer: Closing, at: number): ClosingPhase => {
  if (offer.buyerClosingDocumentsAccepted) return isOver(offer.sellerClosingPeriod, at) ? "sellerLapsed" : "none"
  return isOver(offer.buyerClosingPeriod, at) ? "buyerLapsed" : "none"
}

/** Where a winner stands, derived from its windows and acceptances. `now` is milliseconds since the epoch. */
export const closingPhase = (offer: Closing, now: number): ClosingPhase => {
  if (offer.status === "Canceled") return lapsedAs(offer, offer.canceledDate ?? now)
  if (offer.status !== "Successful") return "none"
  if (offer.sellerClosingDocumentsAccepted) return "completed"
  const lapsed = lapsedAs(offer, now)
  if (lapsed !== "none") return lapsed
  return offer.buyerClosingDocumentsAccepted ? "sellerClosing" : "buyerClosing"
}

const isOpenWindow = (period: Period | null, now: number) => !["none", "ended"].includes(periodState(period, now))

/** Whether the offer is in the buyer's winner list: won, the window not over, nobody has accepted. */
export const isInBuyerWinnerList = (offer: Closing, now: number): boolean =>
  offer.status === "Successful" &&
  isOpenWindow(offer.buyerClosingPeriod, now) &&
  !offer.buyerClosingDocumentsAccepted &&
  !offer.sellerClosingDocumentsAccepted

/** Whether the offer is in the seller's winner list: the buyer accepted, the seller's window is not over. */
export const isInSellerWinnerList = (offer: Closing, now: number): boolean =>
  offer.status === "Successful" &&
  offer.buyerClosingDocumentsAccepted &&
  isOpenWindow(offer.sellerClosingPeriod, now) &&
  !offer.sellerClosingDocumentsAccepted

/** The windows of both parties and what they accepted. */
export type ClosingWindows = Pick<
  Offer,
  "buyerClosingDocumentsAccepted" | "buyerClosingPeriod" | "sellerClosingDocumentsAccepted" | "sellerClosingPeriod"
>

/** Whether a party's closing pages are open: its window exists, and it has not accepted. */
export const isClosingPageOpen = (offer: ClosingWindows, party: ClosingParty): boolean =>
  party === "buyer"
    ? offer.buyerClosingPeriod !== null && !offer.buyerClosingDocumentsAccepted
    : offer.sellerClosingPeriod !== null && !offer.sellerClosingDocumentsAccepted
