import { Result } from "effect"
import * as t from "io-ts"
import type { AssetId } from "../shared/ids.ts"
import { Cents } from "../shared/money.ts"
import type { Allocation } from "./allocation.ts"
import { type BidField, type BidForm, type BidProblem, EMPTY_BID, termsIn } from "./bid-form.ts"
import { AllocationMismatch } from "./errors.ts"
import type { OfferAsset, OfferTerms } from "./model.ts"
import { type Biddable, sumRule } from "./terms.ts"
import type { NewOffer } from "./views.ts"

/** A bid on several assets while it is typed: the terms, and the price of each asset in whole cents. */
export interface BundleForm extends BidForm {
  readonly prices: Allocation
}

/** What was typed of it so far, as a browser keeps it over a reload. */
export const TypedBundle = t.readonly(
  t.exact(
    t.partial({
      bidPrice: Cents,
      earnestMoneyDeposit: Cents,
      dueDiligencePeriod: t.Int,
      closing: t.Int,
      notes: t.string,
      prices: t.record(t.string, Cents),
    }),
  ),
  "TypedBundle",
)
/** What was typed of it so far, as a browser keeps it over a reload. */
export type TypedBundle = t.TypeOf<typeof TypedBundle>

/** What is wrong with it: of a term, or of the price of the asset that is named. */
export interface BundleProblem {
  readonly field: BidField | "price"
  readonly asset?: AssetId
  readonly why: BidProblem["why"]
}

/** The form before anything was typed. */
export const EMPTY_BUNDLE: BundleForm = { ...EMPTY_BID, prices: {} }

/** The form with what an offer bids. */
export const bundleFormOf = (offer: {
  readonly assets: ReadonlyArray<Pick<OfferAsset, "bidAllocation" | "id">>
  readonly terms: OfferTerms
}): BundleForm => ({
  ...offer.terms,
  prices: Object.fromEntries(offer.assets.map(({ bidAllocation, id }) => [id, bidAllocation])),
})

/** Prices to fill in, and those that are none. One asset alone has the whole price. */
const priceProblems = ({ prices }: BundleForm, assets: ReadonlyArray<Biddable>): ReadonlyArray<BundleProblem> =>
  assets.flatMap(({ id }): ReadonlyArray<BundleProblem> => {
    const price = prices[id]
    if (price === undefined) return [{ field: "price", asset: id, why: "required" }]
    return price > 0 ? [] : [{ field: "price", asset: id, why: new AllocationMismatch() }]
  })

/**
 * The offer that the form stands for; or all that is to be filled in first, terms and then prices; or else the first bound that is broken,
 * where the prices do not add up that of the total.
 */
export const bundleOf = (
  form: BundleForm,
  assets: ReadonlyArray<Biddable>,
): Result.Result<NewOffer, ReadonlyArray<BundleProblem>> => {
  const typed = termsIn(form, assets)
  const wrong = assets.length > 1 ? priceProblems(form, assets) : []
  if (Result.isFailure(typed)) {
    const isMissing = typed.failure.some(({ why }) => why === "required")
    return Result.fail<ReadonlyArray<BundleProblem>>(isMissing ? [...typed.failure, ...wrong] : typed.failure)
  }
  if (wrong.length > 0) return Result.fail(wrong)
  const terms = typed.success
  const price = assets.length === 1 ? () => terms.bidPrice : (id: AssetId) => form.prices[id] ?? 0
  const bids = assets.map(({ id }) => ({ id, bidAllocation: price(id) }))
  return Result.isFailure(sumRule(bids, terms.bidPrice))
    ? Result.fail([{ field: "bidPrice", why: new AllocationMismatch() }])
    : Result.succeed({ assets: bids, terms })
}
