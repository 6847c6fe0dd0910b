import { isContractPending, isOnHold, isOpenToOffers, isSold, isUnderSelection } from "../assets/statuses.ts"
import { type AssetStatus } from "../kernel/statuses.ts"
import type { AssetView } from "../assets/views.ts"
import { offerStepTexts as texts } from "./step-words.ts"
import { isActiveOffer } from "./model.ts"
import { isHeld, isUnpaid, lastDay, type NextStep, step, type StepOffer } from "./step.ts"

/** What a buyer may know of the asset beside its status; steps name no day where it is left out. */
export type StepListing = Partial<
  Pick<AssetView, "bestAndFinalPeriod" | "callForOffersPeriod" | "requireBidDeposit" | "underSelectionPeriod">
>

const ofDraft = ({ assetStatus }: StepOffer): NextStep =>
  isOpenToOffers(assetStatus) ? step("buyer", texts.publish()) : step("nobody", texts.draftClosed())

const whileSelected = ({ assetStatus }: StepOffer, listing: StepListing): NextStep => {
  const { bestAndFinalPeriod } = listing
  const [start, end] = [bestAndFinalPeriod?.startDate ?? null, lastDay(bestAndFinalPeriod)]
  return assetStatus === "BestAndFinal"
    ? step("buyer", texts.revise(end), end, texts.reviseElse())
    : step("seller", texts.selectedEarly(start))
}

const whileChosen = (listing: StepListing): NextStep => {
  const day = lastDay(listing.underSelectionPeriod)
  return step("seller", texts.chosen(day), day, texts.chosenElse())
}

const offMarket = ({ assetStatus }: StepOffer): NextStep => {
  if (isContractPending(assetStatus)) return step("nobody", texts.pendingWithAnother())
  if (isSold(assetStatus)) return step("nobody", texts.soldToAnother())
  return isOnHold(assetStatus) ? step("seller", texts.onHold()) : step("nobody", texts.offMarket())
}

const mayRevise = (status: AssetStatus): boolean =>
  isOpenToOffers(status) || status === "BestAndFinal" || status === "UnderSelection.CallForOffers"

const whilePublished = (offer: StepOffer, listing: StepListing): NextStep => {
  const { assetStatus } = offer
  if (isUnderSelection(assetStatus)) return whileChosen(listing)
  const [call, last] = [lastDay(listing.callForOffersPeriod), lastDay(listing.bestAndFinalPeriod)]
  if (isOpenToOffers(assetStatus)) return step("seller", texts.compared(call), call)
  return assetStatus === "BestAndFinal" ? step("bidders", texts.othersRevise(last), last) : offMarket(offer)
}

const ofActive = (offer: StepOffer, listing: StepListing): NextStep =>
  offer.status === "BestAndFinal" && mayRevise(offer.assetStatus)
    ? whileSelected(offer, listing)
    : whilePublished(offer, listing)

const whileBuyerAccepts = (offer: StepOffer): NextStep => {
  const day = lastDay(offer.buyerClosingPeriod)
  return step("buyer", isUnpaid(offer) ? texts.payAndAccept(day) : texts.accept(day), day, texts.lapseElse())
}

const whileSellerAccepts = (offer: StepOffer, { requireBidDeposit }: StepListing): NextStep => {
  const day = lastDay(offer.sellerClosingPeriod)
  return requireBidDeposit && isUnpaid(offer)
    ? step("buyer", texts.payFirst(day), day, texts.sellerLapseElse())
    : step("seller", texts.sellerAccepts(day), day, texts.sellerLapseElse())
}

const afterContract = (offer: StepOffer, { requireBidDeposit }: StepListing): NextStep => {
  if (offer.assetStatus === "Closed")
    return isHeld(offer) ? step("administrator", texts.payout()) : step("nobody", texts.closed())
  return requireBidDeposit && isUnpaid(offer)
    ? step("buyer", texts.payForClosing())
    : step("administrator", texts.confirmed())
}

const ofWinner = (offer: StepOffer, listing: StepListing): NextStep => {
  switch (offer.closingPhase) {
    case "sellerClosing":
      return whileSellerAccepts(offer, listing)
    case "completed":
      return afterContract(offer, listing)
    case "buyerLapsed":
      return step("nobody", texts.lapsed(lastDay(offer.buyerClosingPeriod)))
    case "sellerLapsed":
      return step("nobody", texts.lapsed(lastDay(offer.sellerClosingPeriod)))
    case "buyerClosing":
    case "none":
      return whileBuyerAccepts(offer)
  }
}

const ofEnded = (offer: StepOffer): NextStep => {
  if (offer.deposit.decision === "open" || (isHeld(offer) && offer.deposit.decision !== "closed"))
    return step("administrator", texts.depositDecided())
  return isOpenToOffers(offer.assetStatus) ? step("buyer", texts.offerAgain()) : step("nobody", texts.ended())
}

/** What happens next with an offer, as its buyer is told. `listing` adds the days of its asset. */
export const nextStepOfOffer = (offer: StepOffer, listing: StepListing = {}): NextStep => {
  if (offer.status === "Draft") return ofDraft(offer)
  if (isActiveOffer(offer.status)) return ofActive(offer, listing)
  return offer.status === "Successful" ? ofWinner(offer, listing) : ofEnded(offer)
}
