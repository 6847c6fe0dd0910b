import { must } from "../shared/decode.ts"
import { Cents } from "../shared/money.ts"
import * as t from "io-ts"
import type { OfferTerms } from "./model.ts"

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
