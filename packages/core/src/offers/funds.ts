import { Result } from "effect"
import type { AssetStatus, OfferStatus } from "../kernel/statuses.ts"
import type { BuyerProfile } from "../profiles/model.ts"
import type { AggregateFunds } from "../settings/model.ts"
import { must } from "../shared/decode.ts"
import type { OfferId } from "../shared/ids.ts"
import { Cents, MOST_CENTS } from "../shared/money.ts"
import { FundsExceeded, OffersExceedFunds, type PriceRefusal, WinnerFundsShort } from "./errors.ts"
import { type FundsMark, isActiveOffer, type OfferTerms } from "./model.ts"
import { isBinding } from "./standing.ts"

type Approval = Pick<BuyerProfile, "fundsEntity" | "pofSum" | "purchasingEntity">

const entityKey = (name: string | null): string => (name ?? "").trim().replaceAll(/\s+/g, " ").toLowerCase()

/** Whether the funds were approved for the entity that buys now. Case and repeated spaces make no other entity. */
export const isFundsEntity = ({ fundsEntity, purchasingEntity }: Omit<Approval, "pofSum">): boolean =>
  entityKey(fundsEntity) === entityKey(purchasingEntity)

/** Funds approved for the entity that buys now; 0 after that entity was changed. */
export const approvedFunds = (approval: Approval): Cents => (isFundsEntity(approval) ? approval.pofSum : must(Cents, 0))

/** An own offer as far as it ties up funds. */
export interface Committing {
  readonly id: OfferId
  readonly status: OfferStatus
  readonly assetStatus: AssetStatus
  readonly terms: Pick<OfferTerms, "bidPrice">
}

/** Whether the offer's price is promised: it is live or has won, and its sale is not closed yet. */
export const isCommitted = ({ assetStatus, status }: Committing): boolean =>
  isBinding(status) && assetStatus !== "Closed"

/** Prices of the buyer's committed offers, in cents; `but` is left out. */
export const committedFunds = (own: ReadonlyArray<Committing>, but: OfferId | null = null): Cents =>
  must(
    Cents,
    Math.min(
      MOST_CENTS,
      own.filter((offer) => offer.id !== but && isCommitted(offer)).reduce((sum, { terms }) => sum + terms.bidPrice, 0),
    ),
  )

/** What a price is held against. */
export interface FundsCheck {
  readonly approved: Cents
  /** Prices of the buyer's other committed offers. */
  readonly committed: Cents
  /** The price that the offer has now; null where it is new or goes to the seller. */
  readonly present: Cents | null
  readonly aggregateFunds: AggregateFunds
}

/** The highest price that is taken. A price that stands already may stay, however high. */
export const highestPrice = ({ aggregateFunds, approved, committed, present }: FundsCheck): Cents => {
  const most = aggregateFunds === "refuse" ? must(Cents, Math.max(0, approved - committed)) : approved
  return present !== null && present > most ? present : most
}

/** Whether this price and the other committed offers together exceed the approved funds. */
export const isAboveFunds = (price: number, { approved, committed }: FundsCheck): boolean =>
  committed + price > approved

/** Refuses a price above the approved funds, and, where the market says so, one that exceeds them with the other offers. */
export const priceWithinFunds = (price: Cents, check: FundsCheck): Result.Result<void, PriceRefusal> => {
  const { approved, committed } = check
  if (price <= highestPrice(check)) return Result.succeed(undefined)
  return price > approved
    ? Result.fail(new FundsExceeded({ approved, price }))
    : Result.fail(new OffersExceedFunds({ approved, committed, price }))
}

/** Refuses a winner whose funds do not cover this price and all prices already won and not closed. */
export const coversWin = (
  { id, terms: { bidPrice } }: Pick<Committing, "id" | "terms">,
  approved: Cents,
  own: ReadonlyArray<Committing>,
): Result.Result<void, WinnerFundsShort> => {
  const won = committedFunds(
    own.filter(({ status }) => status === "Successful"),
    id,
  )
  return won + bidPrice > approved
    ? Result.fail(new WinnerFundsShort({ approved, price: bidPrice }))
    : Result.succeed(undefined)
}

/** The mark of a draft or live offer: its price alone, else all live offers together, exceed the approved funds. */
export const fundsMark = (
  { status, terms: { bidPrice } }: Pick<Committing, "status" | "terms">,
  approved: Cents,
  own: ReadonlyArray<Committing>,
): FundsMark => {
  if (status !== "Draft" && !isActiveOffer(status)) return "covered"
  if (bidPrice > approved) return "priceAboveFunds"
  return isActiveOffer(status) && committedFunds(own) > approved ? "offersAboveFunds" : "covered"
}
