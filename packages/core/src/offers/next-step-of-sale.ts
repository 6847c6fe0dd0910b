import type { WizardFacts } from "../assets/completeness.ts"
import { missingForPublication } from "../assets/publication.ts"
import type { AssetStatus } from "../kernel/statuses.ts"
import type { AssetView } from "../assets/views.ts"
import { offerStepTexts, type SaleReader, type SaleStepTexts, saleStepTextsFor } from "./step-words.ts"
import { periodState } from "../periods/rules.ts"
import { isActiveOffer } from "./model.ts"
import { isHeld, isUnpaid, lastDay, type NextStep, step, type StepOffer } from "./step.ts"

/** What tells whether a draft is complete; its seller and administrators are told it. */
const WIZARD_PARTS = [
  "contacts",
  "contactsDisclosed",
  "dueDiligenceVisited",
  "images",
  "legal",
  "mainInfo",
  "noteOverview",
  "propertyOverview",
] as const

/** What the next step of a sale is read from. */
export type StepSale = Pick<
  AssetView,
  | "bestAndFinalPeriod"
  | "callForOffersPeriod"
  | "hold"
  | "registrationStatus"
  | "requireBidDeposit"
  | "status"
  | "underSelectionPeriod"
  | "winnerOfferId"
> &
  Partial<Pick<AssetView, "currentStep" | "numberOfActiveOffers" | (typeof WIZARD_PARTS)[number]>>

interface Scene {
  readonly asset: StepSale
  readonly texts: SaleStepTexts
  readonly active: number
  /** Whether an offer is selected for best and final; false where no offers are at hand. */
  readonly isSelected: boolean
  readonly winner: StepOffer | null
  readonly now: number
}
type Rule = (scene: Scene) => NextStep

const isTold = (asset: StepSale): asset is StepSale & WizardFacts =>
  WIZARD_PARTS.every((part) => (asset[part] ?? null) !== null)

/** Whether nothing is missing before publication; false where the reader is not told. */
export const isReadyToPublish = (asset: StepSale): boolean =>
  isTold(asset) && missingForPublication(asset, false).length === 0

const draft: Rule = ({ asset, texts }) =>
  asset.registrationStatus === "pending"
    ? step("administrator", texts.reviewed())
    : step("seller", isReadyToPublish(asset) ? texts.request() : texts.finish(), null, texts.finishElse())

const published: Rule = ({ active, asset, now, texts }) => {
  const { callForOffersPeriod: call } = asset
  const start = call && periodState(call, now) === "upcoming" ? call.startDate : null
  return active > 0 && !start ? step("seller", texts.endBidding()) : step("bidders", texts.offersWanted(start))
}

const callForOffers: Rule = ({ active, asset, texts }) => {
  const day = lastDay(asset.callForOffersPeriod)
  return step("bidders", texts.call(day), day, active > 0 ? texts.callElse() : texts.callEmptyElse())
}

const bestAndFinal: Rule = ({ asset, texts }) => {
  const day = lastDay(asset.bestAndFinalPeriod)
  return step("bidders", texts.bestAndFinal(day), day, texts.bestAndFinalElse())
}

const chooseWinner: Rule = ({ asset, texts }) => {
  const day = lastDay(asset.underSelectionPeriod)
  return step("seller", texts.chooseWinner(day), day, texts.chooseElse())
}

/** Offers that are selected for best and final wait for its period, which the seller may still plan. */
const choose: Rule = ({ asset, isSelected, now, texts }) => {
  const day = lastDay(asset.underSelectionPeriod)
  if (!isSelected) return step("seller", texts.choose(day), day, texts.chooseElse())
  const { bestAndFinalPeriod: final } = asset
  return final && periodState(final, now) === "upcoming"
    ? step("seller", texts.bestAndFinalAhead(final.startDate, day), day, texts.chooseElse())
    : step("seller", texts.planBestAndFinal(day), day, texts.chooseElse())
}

const sellersTurn = ({ asset, texts }: Scene, winner: StepOffer): NextStep => {
  const day = lastDay(winner.sellerClosingPeriod)
  return asset.requireBidDeposit && isUnpaid(winner)
    ? step("buyer", texts.buyerPays(day), day, texts.lapseElse())
    : step("seller", texts.accept(day), day, texts.lapseElse())
}

const buyersTurn = ({ texts, winner }: Scene): NextStep => {
  const day = lastDay(winner?.buyerClosingPeriod)
  return step("buyer", texts.buyerAccepts(day), day, texts.lapseElse())
}

const lapsed = (period: StepOffer["buyerClosingPeriod"]): NextStep =>
  step("nobody", offerStepTexts.lapsed(lastDay(period)))

const contractPending: Rule = (scene) => {
  const { winner } = scene
  if (!winner) return buyersTurn(scene)
  const { closingPhase: phase } = winner
  if (phase === "sellerClosing") return sellersTurn(scene, winner)
  if (phase === "buyerLapsed") return lapsed(winner.buyerClosingPeriod)
  return phase === "sellerLapsed" ? lapsed(winner.sellerClosingPeriod) : buyersTurn(scene)
}

const underContract: Rule = ({ asset, texts, winner }) =>
  asset.requireBidDeposit && winner && isUnpaid(winner)
    ? step("buyer", texts.buyerPaysForClosing())
    : step("administrator", texts.confirmed())

const closed: Rule = ({ texts, winner }) =>
  winner && isHeld(winner) ? step("seller", texts.payout(), null, texts.payoutElse()) : step("nobody", texts.closed())

const onHold: Rule = ({ asset: { hold }, texts }) => {
  if (hold?.by === "Admin") return step("administrator", texts.adminReleases(), null, texts.holdElse())
  return step("seller", hold?.by === "Plan" ? texts.payPlan() : texts.release(), null, texts.holdElse())
}

const listAgain: Rule = ({ texts }) => step("seller", texts.listAgain())

const RULES: { readonly [S in AssetStatus]: Rule } = {
  Draft: draft,
  Published: published,
  CallForOffers: callForOffers,
  BestAndFinal: bestAndFinal,
  "UnderSelection.CallForOffers": choose,
  "UnderSelection.BestAndFinal": chooseWinner,
  "ContractPending.CallForOffers": contractPending,
  "ContractPending.BestAndFinal": contractPending,
  UnderContract: underContract,
  Closed: closed,
  "OnHold.Published": onHold,
  "OnHold.CallForOffers": onHold,
  "OnHold.BestAndFinal": onHold,
  ListingExpired: listAgain,
  NoLongerListedForSale: listAgain,
  Revoked: ({ texts }) => step("seller", texts.correct()),
  Deleted: ({ texts }) => step("nobody", texts.deleted()),
}

/**
 * What happens next with a sale, as its seller or an administrator is told. Where no offers are at hand, as in a list, the
 * listing's own count of active ones tells. `now` is milliseconds since the epoch.
 */
export const nextStepOfSale = (
  asset: StepSale,
  offers: ReadonlyArray<StepOffer>,
  now: number,
  reader: SaleReader = "seller",
): NextStep =>
  RULES[asset.status]({
    asset,
    active:
      offers.length > 0
        ? offers.filter(({ status }) => isActiveOffer(status)).length
        : (asset.numberOfActiveOffers ?? 0),
    isSelected: offers.some(({ status }) => status === "BestAndFinal"),
    winner: offers.find(({ id, status }) => id === asset.winnerOfferId || status === "Successful") ?? null,
    now,
    texts: saleStepTextsFor[reader],
  })
