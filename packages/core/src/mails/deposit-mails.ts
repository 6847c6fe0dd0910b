import { money } from "../shared/money-words.ts"
import { Cents } from "../shared/money.ts"
import { link, of, offers } from "./market-parts.ts"
import type { Facts, Part } from "./model.ts"

/** What a step of a deposit is told as, before the names of its assets. */
const DEPOSIT_STEPS: { readonly [step: string]: string } = {
  fund: "The earnest money deposit has arrived for the offer",
  consented: "The seller approved the payout of the deposit for the offer",
  amountRaised: "The buyer raised the earnest money deposit for the offer",
  approved: "An administrator approved the payout of the deposit for the offer",
  declined: "An administrator decided on the deposit after the sale fell through, for the offer",
  refunded: "An administrator decided to refund the deposit for the offer",
  refundToBuyer: "The deposit was returned to the buyer for the offer",
  withdrawToSeller: "The seller's share of the deposit was paid out for the offer",
  withdrawToAdmin: "The platform's share of the deposit was paid out for the offer",
}

const cents = (text: string | undefined): string | null => {
  const amount = Number(text ?? "none")
  return Cents.is(amount) ? money(amount) : null
}

const DOCUMENTS_RESTATED =
  "Closing documents that were prepared are prepared again. Read the new edition before you accept it."

/** The amounts of a deposit that was raised, and what follows from the step for the closing documents. */
const followingFrom = ({ amount, before, documents, step }: Facts): ReadonlyArray<Part> => {
  if (documents === "restated") return [DOCUMENTS_RESTATED]
  const [was, is] = [cents(before), cents(amount)]
  return step !== "amountRaised" || was === null || is === null
    ? []
    : [`It was ${was} and is now ${is}.`, DOCUMENTS_RESTATED]
}

/** Subjects that name the step. */
const DEPOSIT_SUBJECTS: { readonly [step: string]: string } = {
  fund: "The earnest money arrived",
  consented: "The seller approved the payout of the deposit",
  amountRaised: "The earnest money was raised",
  approved: "The payout of the deposit is approved",
  declined: "The deposit was decided on",
  refunded: "The deposit will be refunded",
  refundToBuyer: "The deposit was returned to the buyer",
  withdrawToSeller: "The deposit was paid out to the seller",
  withdrawToAdmin: "The platform's share of the deposit was paid out",
}

/** What the parties of an offer are told of its deposit. */
export const depositContents = {
  depositStep: {
    subject: "A deposit moved on",
    subjectOf: ({ step }: Facts) => DEPOSIT_SUBJECTS[step ?? ""] ?? "A deposit moved on",
    parts: (facts: Facts): ReadonlyArray<Part> => [
      `${DEPOSIT_STEPS[facts["step"] ?? ""] ?? "The deposit moved on for the offer"}${of(facts)}.`,
      ...followingFrom(facts),
      facts["part"] === "seller" ? link("See the asset", `/seller/asset-overview/${facts["assetId"] ?? ""}`) : offers,
    ],
  },
}
