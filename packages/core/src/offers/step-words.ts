import { type Day, shownDay, shownEnd } from "../shared/days.ts"

const by = (day: Day | null): string => (day ? ` by ${shownEnd(day)}` : "")
const until = (day: Day | null): string => (day ? ` until ${shownEnd(day)}` : "")
const at = (day: Day | null): string => (day ? ` on ${shownEnd(day)}` : "")
const on = (day: Day | null): string => (day ? ` on ${shownDay(day)}` : "")

/** What happens next with an offer, said to its buyer. */
export const offerStepTexts = {
  publish: () => "Publish this offer: the seller does not see a draft.",
  draftClosed: () => "This draft cannot be sent: the asset takes no offers now.",
  compared: (day: Day | null) => `The seller compares the offers. You may revise or withdraw yours${until(day)}.`,
  selectedEarly: (day: Day | null) =>
    `You are selected for best and final. You may revise your offer as soon as that period starts${on(day)}.`,
  revise: (day: Day | null) => `Send your best and final price${by(day)}.`,
  reviseElse: () => "Otherwise your present price counts.",
  othersRevise: (day: Day | null) =>
    `The buyers selected for best and final revise their offers${until(day)}. Yours stays active.`,
  chosen: (day: Day | null) => `The seller chooses the winner${by(day)}.`,
  chosenElse: () => "Otherwise the asset takes offers again, and yours stays active.",
  pendingWithAnother: () => "Another offer was chosen. Yours stays active until that sale is under contract.",
  onHold: () => "The seller releases the listing. Until then your offer stays as it is.",
  offMarket: () => "The asset is off the market, so nothing happens with this offer.",
  soldToAnother: () => "The asset is sold to another buyer.",
  accept: (day: Day | null) => `Accept the closing documents${by(day)}.`,
  payAndAccept: (day: Day | null) => `Pay the earnest money and accept the closing documents${by(day)}.`,
  lapseElse: () => "Otherwise the award lapses and the seller may choose again.",
  sellerAccepts: (day: Day | null) => `The seller accepts the closing documents${by(day)}.`,
  payFirst: (day: Day | null) => `Pay the earnest money${by(day)}: the seller can accept only then.`,
  sellerLapseElse: () => "Otherwise the award lapses and an administrator decides on the earnest money.",
  lapsed: (day: Day | null) => `The time to accept the closing documents ended${at(day)}, so the award lapses.`,
  payForClosing: () => "Pay the earnest money: the closing can be confirmed only then.",
  confirmed: () => "An administrator confirms the closing once the price is paid and the papers are delivered.",
  payout: () => "The sale is closed. The earnest money is paid out next.",
  closed: () => "The sale is closed. Nothing is left to do.",
  depositDecided: () => "This offer has ended. An administrator decides on the earnest money.",
  ended: () => "This offer has ended.",
  offerAgain: () => "This offer has ended. You may make another one while the asset takes offers.",
} as const

/** What happens next with a sale, said to its seller. */
const saleStepTexts = {
  finish: () => "Finish the listing and request its publication.",
  request: () => "Everything is here. Request publication.",
  finishElse: () => "Until then nobody but you sees it.",
  reviewed: () => "An administrator reviews the listing before it is published.",
  offersWanted: (day: Day | null) =>
    day ? `Buyers make offers. The call for offers starts on ${shownDay(day)}.` : "Buyers make offers.",
  endBidding: () => "End the bidding to choose among the offers, or wait for more.",
  call: (day: Day | null) => `Buyers make offers${until(day)}.`,
  callElse: () => "After that you choose among the offers.",
  callEmptyElse: () => "Without an offer by then the listing goes on without a call.",
  bestAndFinal: (day: Day | null) => `The selected buyers send their best and final prices${until(day)}.`,
  bestAndFinalElse: () => "After that you choose the winner.",
  choose: (day: Day | null) => `Choose the winner, or select offers for best and final${by(day)}.`,
  chooseWinner: (day: Day | null) => `Choose the winner${by(day)}.`,
  planBestAndFinal: (day: Day | null) =>
    `Plan best and final for the offers that you selected, or choose the winner${by(day)}.`,
  bestAndFinalAhead: (start: Day, day: Day | null) =>
    `Select offers for best and final, which starts${on(start)}, or choose the winner${by(day)}.`,
  chooseElse: () => "Otherwise the listing takes offers again, and the present offers stay active.",
  buyerAccepts: (day: Day | null) => `The buyer accepts the closing documents${by(day)}.`,
  lapseElse: () => "Otherwise the award lapses and you may choose again.",
  buyerPays: (day: Day | null) =>
    `The buyer pays the earnest money. After that, accept the closing documents${by(day)}.`,
  accept: (day: Day | null) => `Accept the closing documents${by(day)}.`,
  buyerPaysForClosing: () => "The buyer pays the earnest money. After that an administrator confirms the closing.",
  confirmed: () => "An administrator confirms the closing once the price is paid and the papers are delivered.",
  payout: () => "Approve the payout of the earnest money.",
  payoutElse: () => "Otherwise an administrator may pay it out 10 days after the closing, with a reason.",
  closed: () => "The sale is closed. Nothing is left to do.",
  release: () => "Release the listing when it may be sold again.",
  adminReleases: () => "An administrator put this listing on hold and releases it.",
  payPlan: () => "Pay the listing's plan: the listing is on hold until then.",
  holdElse: () => "Until then nobody can make an offer.",
  listAgain: () => "Request publication to list it again.",
  correct: () => "Read why the listing was taken off the market, correct it and request publication again.",
  deleted: () => "The listing is deleted.",
} as const

export type SaleStepTexts = typeof saleStepTexts

/** The same, said to an administrator. */
const toAdministrator: SaleStepTexts = {
  ...saleStepTexts,
  finish: () => "The seller finishes the listing and requests its publication.",
  request: () => "Everything is here. The seller requests publication.",
  finishElse: () => "Until then only the seller and administrators see it.",
  reviewed: () => "Review the listing: approve its publication, or revoke it with a reason.",
  endBidding: () => "The seller ends the bidding to choose among the offers, or waits for more.",
  callElse: () => "After that the seller chooses among the offers.",
  bestAndFinalElse: () => "After that the seller chooses the winner.",
  choose: (day) => `The seller chooses the winner, or selects offers for best and final${by(day)}.`,
  chooseWinner: (day) => `The seller chooses the winner${by(day)}.`,
  planBestAndFinal: (day) =>
    `The seller plans best and final for the selected offers, or chooses the winner${by(day)}.`,
  bestAndFinalAhead: (start, day) =>
    `The seller selects offers for best and final, which starts${on(start)}, or chooses the winner${by(day)}.`,
  lapseElse: () => "Otherwise the award lapses and the seller may choose again.",
  buyerPays: (day) =>
    `The buyer pays the earnest money. After that the seller accepts the closing documents${by(day)}.`,
  accept: (day) => `The seller accepts the closing documents${by(day)}.`,
  buyerPaysForClosing: () => "The buyer pays the earnest money. After that the closing can be confirmed.",
  confirmed: () => "Confirm the closing once the price is paid and the papers are delivered.",
  payout: () => "The seller approves the payout of the earnest money.",
  payoutElse: () => "Otherwise you may pay it out 10 days after the closing, with a reason.",
  release: () => "The seller releases the listing when it may be sold again.",
  adminReleases: () => "Release the listing when it may be sold again.",
  payPlan: () => "The seller pays the listing's plan: the listing is on hold until then.",
  listAgain: () => "The seller requests publication to list it again.",
  correct: () => "The seller corrects the listing and requests publication again.",
}

/** Who is told what happens next with a sale. */
export type SaleReader = "administrator" | "seller"

/** What happens next with a sale, as each of its readers is told. */
export const saleStepTextsFor: { readonly [R in SaleReader]: SaleStepTexts } = {
  administrator: toAdministrator,
  seller: saleStepTexts,
}
