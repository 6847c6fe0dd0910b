import type { AssetView } from "@xl/core/assets"
import { fieldTexts, type AssetId } from "@xl/core/shared"
import { messageOf } from "@xl/core/messages"
import {
  allocated,
  type BidField,
  type BundleForm,
  bundleOf,
  type BundleProblem,
  depositPercent,
  EMPTY_BUNDLE,
  isAboveUpb,
  leastEarnestMoney,
  leftToAllocate,
  type NewOffer,
  pricePercent,
  spreadByUpb,
} from "@xl/core/offers"
import { budgetRefusal, type OfferBudget } from "../offers/offer-funds.ts"
import { Result } from "effect"
import { makeAutoObservable, observableRef } from "mobx"

type Field = BidField | AssetId

/** An offer on one or several assets while it is typed: the terms, and the price of each asset. */
export class BundleDraft {
  assets: ReadonlyArray<AssetView>
  form: BundleForm
  /** What is wrong, by the term or by the asset whose price it is. */
  errors: { readonly [F in Field]?: string } = {}
  readonly #typed: (form: BundleForm) => void
  readonly #budget: () => OfferBudget | null

  /** `typed` is told the form at each change, so that it is kept. `budget` gives the approved funds that the price is held against. */
  constructor(
    assets: ReadonlyArray<AssetView>,
    form: BundleForm = EMPTY_BUNDLE,
    typed: (form: BundleForm) => void = () => undefined,
    budget: () => OfferBudget | null = () => null,
  ) {
    this.assets = assets
    this.form = form
    this.#typed = typed
    this.#budget = budget
    makeAutoObservable(this, { assets: observableRef, form: observableRef, errors: observableRef })
  }

  /** The approved funds that the price is held against; null where they are not known. */
  get budget(): OfferBudget | null {
    return this.#budget()
  }

  /** What is wrong with the total; that the funds do not allow it is said as it is typed. */
  get priceError(): string | undefined {
    return this.errors.bidPrice ?? budgetRefusal(this.budget, this.form.bidPrice) ?? undefined
  }

  /** Whether the price is divided among assets at all. */
  get isBundle(): boolean {
    return this.assets.length > 1
  }

  /** The offer price as percent of the UPB of all the assets; null while one is missing. */
  get priceShare(): number | null {
    return this.form.bidPrice === undefined ? null : pricePercent(this.form.bidPrice, this.assets)
  }

  /** Earnest money as percent of the offer price. */
  get depositShare(): number | null {
    const { bidPrice, earnestMoneyDeposit } = this.form
    return bidPrice === undefined || earnestMoneyDeposit === undefined
      ? null
      : depositPercent(earnestMoneyDeposit, bidPrice)
  }

  /** What the prices add up to, in cents. */
  get allocated(): number {
    return allocated(this.form.prices, this.assets)
  }

  /** Above 0 is still to be divided, below 0 too much; null without a total. */
  get left(): number | null {
    return leftToAllocate(this.form.bidPrice, this.form.prices, this.assets)
  }

  /** The least earnest money that these assets take, in cents. */
  get leastDeposit(): number {
    return leastEarnestMoney(this.assets)
  }

  /** Above what is owed on all: allowed, and asked about once more. */
  get isAboveOwed(): boolean {
    return this.form.bidPrice !== undefined && isAboveUpb(this.form.bidPrice, this.assets)
  }

  get maySpread(): boolean {
    return this.form.bidPrice !== undefined && spreadByUpb(this.form.bidPrice, this.assets) !== null
  }

  readonly type = (change: Partial<BundleForm>): void => {
    this.#become({ ...this.form, ...change })
    this.#mended(Object.keys(change))
  }

  readonly price = (asset: AssetId, cents: number | undefined): void => {
    this.#become({ ...this.form, prices: { ...this.form.prices, [asset]: cents } })
    this.#mended([asset, "bidPrice"])
  }

  /** Divides the total in the proportion of UPB, to the cent. */
  readonly spread = (): void => {
    const prices = this.form.bidPrice === undefined ? null : spreadByUpb(this.form.bidPrice, this.assets)
    if (prices === null) return
    this.#become({ ...this.form, prices })
    this.#mended([...this.assets.map(({ id }) => id), "bidPrice"])
  }

  /** The total becomes what the prices add up to. */
  readonly totalOfPrices = (): void => this.type({ bidPrice: this.allocated })

  /** What the form says, or null with what is to be mended. */
  readonly offer = (): NewOffer | null => {
    const offer = bundleOf(this.form, this.assets)
    if (Result.isSuccess(offer)) return this.priceError === undefined ? offer.success : null
    this.errors = Object.fromEntries(offer.failure.map((problem) => [fieldOf(problem), saidOf(problem)]))
    return null
  }

  #become(form: BundleForm): void {
    this.form = form
    this.#typed(form)
  }

  #mended(fields: ReadonlyArray<string>): void {
    this.errors = Object.fromEntries(Object.entries(this.errors).filter(([field]) => !fields.includes(field)))
  }
}

const fieldOf = ({ asset, field }: BundleProblem): string => asset ?? field
const saidOf = ({ why }: BundleProblem): string => (why === "required" ? fieldTexts.required : messageOf(why))
