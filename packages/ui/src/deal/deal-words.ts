import type { DealView } from "@xl/core/deals"
import { successTexts } from "@xl/core/kernel"
import { canReactivateOffer, type OfferView } from "@xl/core/offers"
import { type Day, shownEnd } from "@xl/core/shared"
import { offersEnd, offersStay } from "../listing-life/action-words.ts"
import { day, money } from "../parts/index.ts"
import { whoBids } from "../selling/who-bids.ts"
import type { AskedCommand, ListingCommand, OfferCommand } from "./deal-command.ts"

/** A confirmation: what is asked, what follows, and what is said once it is done. */
export interface CommandWords {
  readonly label: string
  readonly title: string
  readonly consequence: string
  /** What happened and what is next. */
  readonly done: string
  /** Label of the reason, where one is needed or may be given. */
  readonly reason?: string
}

/** Whether the revocation answers a publication request instead of ending a listing. */
const isRequested = ({ asset }: DealView): boolean => asset.registrationStatus === "pending"

const bidOf = (offer: OfferView): string => `${whoBids(offer)}’s offer of ${money(offer.terms.bidPrice)}`

export const winnerOf = ({ asset, offers }: DealView): OfferView | undefined =>
  offers.find(({ id }) => id === asset.winnerOfferId)

const winnerBid = (deal: DealView): string => {
  const winner = winnerOf(deal)
  return winner ? bidOf(winner) : "The winning offer"
}

/** What the closing leaves of the earnest money; a required deposit that has not arrived keeps the closing from being confirmed. */
const depositAtClosing = (deal: DealView): string => {
  const winner = winnerOf(deal)
  const deposit = deal.deposits.find(({ offerId }) => offerId === winner?.id)
  if (!winner || winner.terms.earnestMoneyDeposit === 0) return "No deposit was agreed."
  if (deposit?.depositStatus === "paid") return "The deposit can then be paid out."
  const missing = `The earnest money of ${money(winner.terms.earnestMoneyDeposit)} has not been received.`
  return deal.asset.requireBidDeposit
    ? `${missing} This listing requires it, so the closing cannot be confirmed before it is received and recorded.`
    : `${missing} This listing does not require it: confirm only if both sides settled the price without it. There is then no deposit to pay out.`
}

const isDepositReceived = (deal: DealView): boolean =>
  deal.deposits.some(({ depositStatus, offerId }) => offerId === winnerOf(deal)?.id && depositStatus === "paid")

const LISTING: { readonly [C in ListingCommand]: (deal: DealView) => CommandWords } = {
  approve: () => ({
    label: "Approve",
    title: "Publish this listing?",
    consequence: "It goes on the market at once and approved buyers can send offers. The seller is told by mail.",
    done: "The listing is on the market. Next: buyers send offers.",
  }),
  hold: (deal) => ({
    label: "Put on hold",
    title: "Put this listing on hold?",
    consequence: `No offers are taken and no deadline acts until it is released. Period days do not move. ${offersStay(deal.offers)}`,
    done: "The listing is on hold. Next: release it, or take it down.",
  }),
  release: () => ({
    label: "Release hold",
    title: "Release the hold?",
    consequence: "The listing goes on where it was held. Offers are taken again and its deadlines act again.",
    done: "The hold is released. The listing goes on where it was.",
  }),
  withdraw: (deal) => ({
    label: "Take down",
    title: "Take this listing down?",
    consequence: `It leaves the market. ${offersEnd(deal.offers)} The seller may ask for publication again.`,
    done: "The listing is taken down. Next: refund deposits that were received.",
  }),
  revoke: (deal) => ({
    label: isRequested(deal) ? "Decline publication" : "Revoke",
    title: isRequested(deal) ? "Decline this publication request?" : "Revoke this listing?",
    consequence: isRequested(deal)
      ? "The listing does not go on the market. The seller reads the comment and may ask again."
      : `It leaves the market. ${offersEnd(deal.offers)} The seller reads the comment and may ask for publication again.`,
    done: isRequested(deal)
      ? "The request is declined. Next: the seller corrects the listing and asks again."
      : "The listing is revoked. Next: the seller corrects it and asks for publication again.",
    reason: "Comment to the seller",
  }),
  takeBackApproval: () => ({
    label: "Take the approval back",
    title: "Take the approval back?",
    consequence: "The listing leaves the market and waits for review again. The seller is told. No offer was sent yet.",
    done: "The approval is taken back. Next: review the publication request.",
  }),
  confirmClosing: (deal) => ({
    label: "Confirm closing",
    title: "Confirm the closing?",
    consequence: `The sale becomes final: ${winnerBid(deal)} is closed, and this cannot be taken back. Both sides are told. ${depositAtClosing(deal)}`,
    done: isDepositReceived(deal)
      ? "The sale is closed. Next: pay out the deposit once the seller has consented."
      : "The sale is closed.",
  }),
  reportFallThrough: (deal) => ({
    label: "Report fall-through",
    title: "Report that the sale fell through?",
    consequence: `${winnerBid(deal)} is canceled and its deposit waits for your decision. The listing goes back on the market. Both sides are told.`,
    done: "The sale fell through. The listing is on the market again. Next: decide on the deposit.",
    reason: "Reason, told to both sides",
  }),
}

const extension = (party: "buyer" | "seller", end: Day | undefined): CommandWords => ({
  label: "Extend",
  title: `Extend the ${party}’s closing period?`,
  consequence: `The ${party} has until ${end === undefined ? "now" : shownEnd(end)} to accept the closing documents. With a later last day the offer does not lapse before it. Both sides are told the new day.`,
  done: `The ${party}’s closing period is extended. Next: the ${party} accepts the closing documents.`,
})

const wayBack = ({ asset }: DealView, offer: OfferView): string =>
  canReactivateOffer({ ...offer, status: "Canceled" }, asset)
    ? "You can reactivate it while the asset takes offers."
    : "It cannot be reactivated where the asset takes no offers, as now."

const OFFER: { readonly [C in OfferCommand]: (deal: DealView, offer: OfferView) => CommandWords } = {
  cancel: (deal, offer) => ({
    label: "Cancel offer",
    title: "Cancel this offer?",
    consequence:
      offer.id === deal.asset.winnerOfferId
        ? `${bidOf(offer)} is the winner. It is canceled, the asset goes back to selection or to the market, and a deposit that was received waits for your decision. Both sides are told.`
        : `${bidOf(offer)} is canceled. The buyer is told the reason. ${wayBack(deal, offer)}`,
    done: "The offer is canceled. Next: decide on its deposit, if money was received.",
    reason: "Reason, told to the buyer",
  }),
  extendBuyer: (_deal, offer) => extension("buyer", offer.buyerClosingPeriod?.endDate),
  extendSeller: (_deal, offer) => extension("seller", offer.sellerClosingPeriod?.endDate),
  reactivate: (_deal, offer) => ({
    label: "Reactivate offer",
    title: "Reactivate this offer?",
    consequence: `${bidOf(offer)} is active again with its old terms, and the seller can select it. Canceled ${
      offer.canceledDate === null ? "" : day(new Date(offer.canceledDate).toISOString().slice(0, 10))
    }${offer.cancelReason === null ? "" : `: ${offer.cancelReason}`}`,
    done: `${successTexts.statusSwitched}. The offer is active again. Next: the seller may select it.`,
  }),
}

export const commandWords = (deal: DealView, asked: Exclude<AskedCommand, { readonly tag: "plan" }>): CommandWords =>
  "offer" in asked ? OFFER[asked.tag](deal, asked.offer) : LISTING[asked.tag](deal)

/** The label of a command in a menu or on a button. */
export const listingLabel = (deal: DealView, command: ListingCommand): string => LISTING[command](deal).label
