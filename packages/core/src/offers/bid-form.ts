import { Result } from "effect"
import * as t from "io-ts"
import { must } from "../shared/decode.ts"
import { Cents } from "../shared/money.ts"
import type { TermsRefusal } from "./errors.ts"
import type { OfferTerms } from "./model.ts"
import { type Biddable, termsRefusal } from "./terms.ts"
import type { NewOffer } from "./views.ts"

/** The multi-asset bid as its form names things; money is cents. */
export interface MultiBidForm {
  readonly offerPrice: number
  readonly earnestMoneyDeposit: number
  readonly ddPeriod: number
  readonly closing: number
  readonly comment: string
}

/** The form's names as the call's: offerPrice is bidPrice, ddPeriod dueDiligencePeriod, comment notes. */
export const termsOfForm = (form: MultiBidForm): OfferTerms => ({
  bidPrice: must(Cents, form.offerPrice),
  earnestMoneyDeposit: must(Cents, form.earnestMoneyDeposit),
  dueDiligencePeriod: must(t.Int, form.ddPeriod),
  closing: must(t.Int, form.closing),
  notes: form.comment,
})

/** A bid on one asset while it is typed: whole cents and whole days, or nothing yet. */
export interface BidForm {
  readonly bidPrice: number | undefined
  readonly earnestMoneyDeposit: number | undefined
  readonly dueDiligencePeriod: number | undefined
  readonly closing: number | undefined
  readonly notes: string
}
/** A field of that form. */
export type BidField = keyof BidForm

/** The form before anything was typed. */
export const EMPTY_BID: BidForm = {
  bidPrice: undefined,
  earnestMoneyDeposit: undefined,
  dueDiligencePeriod: undefined,
  closing: undefined,
  notes: "",
}

/** What is wrong with a field: nothing was typed, or a bound is broken. */
export interface BidProblem {
  readonly field: BidField
  readonly why: TermsRefusal | "required"
}

/** The field that a refused term stands in. */
const FIELDS: { readonly [T in TermsRefusal["_tag"]]: BidField } = {
  AllocationMismatch: "bidPrice",
  BidPriceOutOfBounds: "bidPrice",
  BundleInvalid: "bidPrice",
  ClosingOutOfBounds: "closing",
  DueDiligenceOutOfBounds: "dueDiligencePeriod",
  EarnestMoneyOutOfBounds: "earnestMoneyDeposit",
}

const NUMBERS = ["bidPrice", "earnestMoneyDeposit", "dueDiligencePeriod", "closing"] as const

/** The terms that the form stands for on these assets, or every field to fill in first, or else the first bound that is broken. */
export const termsIn = (
  form: BidForm,
  assets: ReadonlyArray<Biddable>,
): Result.Result<OfferTerms, ReadonlyArray<BidProblem>> => {
  const { bidPrice, closing, dueDiligencePeriod, earnestMoneyDeposit, notes } = form
  if (
    bidPrice === undefined ||
    earnestMoneyDeposit === undefined ||
    dueDiligencePeriod === undefined ||
    closing === undefined
  ) {
    const missing = NUMBERS.filter((field) => form[field] === undefined)
    return Result.fail(missing.map((field) => ({ field, why: "required" as const })))
  }
  const refused = termsRefusal({ bidPrice, closing, dueDiligencePeriod, earnestMoneyDeposit }, assets)
  if (refused) return Result.fail([{ field: FIELDS[refused._tag], why: refused }])
  const typed = { earnestMoneyDeposit, closing, comment: notes, offerPrice: bidPrice, ddPeriod: dueDiligencePeriod }
  return Result.succeed(termsOfForm(typed))
}

/** The bid on one asset that the form stands for, or what is wrong with its terms. */
export const bidOf = (form: BidForm, asset: Biddable): Result.Result<NewOffer, ReadonlyArray<BidProblem>> =>
  Result.map(termsIn(form, [asset]), (terms) => ({
    assets: [{ id: asset.id, bidAllocation: terms.bidPrice }],
    terms,
  }))
