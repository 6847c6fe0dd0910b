import { shareOf } from "../shared/share.ts"
import { Result } from "effect"
import { upbOf } from "../assets/balance.ts"
import type { Asset } from "../assets/model.ts"
import { must } from "../shared/decode.ts"
import { Cents, MOST_CENTS } from "../shared/money.ts"
import {
  AllocationMismatch,
  BidPriceOutOfBounds,
  BundleInvalid,
  ClosingOutOfBounds,
  DueDiligenceOutOfBounds,
  EarnestMoneyOutOfBounds,
  type TermsRefusal,
} from "./errors.ts"
import type { OfferType } from "./model.ts"
import type { NewOffer } from "./views.ts"

/** A bid may be at most this many times the unpaid principal balance. */
export const MOST_TIMES_UPB = 10
/** Days of due diligence or closing, at most. */
export const MOST_DAYS = 365
/** Assets in one offer, at most. */
export const MOST_BUNDLE_ASSETS = 50

type Bid = NewOffer["assets"][number]
/** What terms depend on in an asset. */
export type Biddable = Pick<Asset, "bidDepositSum" | "id" | "requireBidDeposit"> & {
  readonly mainInfo: Pick<Asset["mainInfo"], "upb">
}

const sum = (amounts: ReadonlyArray<number>): number => amounts.reduce((total, amount) => total + amount, 0)

/** UPB of all the assets, in cents. */
export const totalUpb = (assets: ReadonlyArray<Biddable>): number => sum(assets.map((asset) => upbOf(asset) ?? 0))

/** The least earnest money: the sums of the assets that require one. */
export const leastEarnestMoney = (assets: ReadonlyArray<Biddable>): Cents =>
  must(Cents, sum(assets.map(({ bidDepositSum, requireBidDeposit }) => (requireBidDeposit ? bidDepositSum : 0))))

/** One asset is a single bid, 2 to 50 different ones a bundle; all of one first owner. */
export const offerTypeOf = (
  bids: ReadonlyArray<Bid>,
  assets: ReadonlyArray<Pick<Asset, "owners">>,
): Result.Result<OfferType, BundleInvalid> => {
  const isDistinct = new Set(bids.map(({ id }) => id)).size === bids.length
  const isOneSeller = new Set(assets.map(({ owners }) => owners[0])).size === 1
  if (bids.length < 1 || bids.length > MOST_BUNDLE_ASSETS || !isDistinct || !isOneSeller)
    return Result.fail(new BundleInvalid())
  return Result.succeed(bids.length === 1 ? "SingleBid" : "MultipleBid")
}

/** The total is the sum of the prices to the cent, and every asset has one. */
export const sumRule = (bids: ReadonlyArray<Bid>, bidPrice: number): Result.Result<void, AllocationMismatch> =>
  bids.every(({ bidAllocation }) => Cents.is(bidAllocation) && bidAllocation > 0) &&
  sum(bids.map(({ bidAllocation }) => bidAllocation)) === bidPrice
    ? Result.succeed(undefined)
    : Result.fail(new AllocationMismatch())

const isWhole = (days: number, least: number) => Number.isInteger(days) && days >= least && days <= MOST_DAYS

/** Whether the bid is above what is owed: allowed, but the buyer confirms it. */
export const isAboveUpb = (bidPrice: number, assets: ReadonlyArray<Biddable>): boolean => bidPrice > totalUpb(assets)

const isBetween = (amount: number, least: number, most: number) => Cents.is(amount) && amount >= least && amount <= most

/** The most that may be bid: ten times the UPB of all the assets. */
export const mostBid = (assets: ReadonlyArray<Biddable>): Cents =>
  must(Cents, Math.min(MOST_TIMES_UPB * totalUpb(assets), MOST_CENTS))

/** Terms while they are typed: numbers that no bound was asked of yet. */
export type TypedTerms = Readonly<Record<"bidPrice" | "closing" | "dueDiligencePeriod" | "earnestMoneyDeposit", number>>

/** The bounds of every term, the price first. `frozen` is the earnest money that was paid in already, if any. */
export const termsRefusal = (
  terms: TypedTerms,
  assets: ReadonlyArray<Biddable>,
  frozen: Cents | null = null,
): TermsRefusal | null => {
  const most = mostBid(assets)
  if (!isBetween(terms.bidPrice, 1, most)) return new BidPriceOutOfBounds({ most })
  const money =
    frozen === null
      ? { least: leastEarnestMoney(assets), most: must(Cents, terms.bidPrice) }
      : { least: frozen, most: frozen }
  if (!isBetween(terms.earnestMoneyDeposit, money.least, money.most)) return new EarnestMoneyOutOfBounds(money)
  if (!isWhole(terms.dueDiligencePeriod, 0)) return new DueDiligenceOutOfBounds()
  return isWhole(terms.closing, 1) ? null : new ClosingOutOfBounds()
}

/** Everything that binds the numbers of an offer, in the order a form shows them. */
export const termsRule = (
  offer: NewOffer,
  assets: ReadonlyArray<Biddable & Pick<Asset, "owners">>,
  frozen: Cents | null = null,
): Result.Result<OfferType, TermsRefusal> =>
  Result.flatMap(offerTypeOf(offer.assets, assets), (type) => {
    const refusal = termsRefusal(offer.terms, assets, frozen)
    if (refusal) return Result.fail<TermsRefusal>(refusal)
    return Result.map(sumRule(offer.assets, offer.terms.bidPrice), () => type)
  })

/** `part` as percent of `whole`, to the millionth; null at divisor zero. Screens show fewer decimals of it. */
const percentOf = (part: number, whole: number): number | null => {
  const share = shareOf(part, whole)
  return share === null ? null : share / 10_000
}

/** The offer price as percent of the UPB of all its assets. */
export const pricePercent = (bidPrice: number, assets: ReadonlyArray<Biddable>): number | null =>
  percentOf(bidPrice, totalUpb(assets))

/** A price over a UPB, in millionths of one; null where that is nothing. */
export const shareOfUpb = (price: number, upb: number): number | null => shareOf(price, upb)

/** Earnest money as percent of the bid. */
export const depositPercent = (earnestMoney: number, bidPrice: number): number | null =>
  percentOf(earnestMoney, bidPrice)
