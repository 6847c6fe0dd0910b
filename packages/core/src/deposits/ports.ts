import { Context, type Effect } from "effect"
import type { BankRefusal } from "../banking/errors.ts"
import type { AccessRefusal, MarketUnavailable } from "../kernel/errors.ts"
import type { OfferNotFound } from "../offers/errors.ts"
import type { BankingInfoId, OfferId } from "../shared/ids.ts"
import type { Cents } from "../shared/money.ts"
import type { DepositRefusal } from "./errors.ts"
import type { DeclineFault } from "./split.ts"
import type { DepositSide, DepositView } from "./views.ts"

type Answer = Effect.Effect<DepositView, AccessRefusal | DepositRefusal | MarketUnavailable | OfferNotFound>
type Selected = Effect.Effect<DepositView, AccessRefusal | BankRefusal | MarketUnavailable | OfferNotFound>

/** Command port: what may be asked of the deposit of an offer. Its laws are `depositsContract` in testkit. */
export class Deposits extends Context.Service<
  Deposits,
  {
    /** The deposit of an offer as the asker may see it. */
    readonly find: (id: OfferId) => Effect.Effect<DepositView, MarketUnavailable | OfferNotFound>
    /** The buyer promises another amount. */
    readonly editAmount: (id: OfferId, amount: Cents) => Answer
    /** The seller agrees to the payout. */
    readonly approveAsSeller: (id: OfferId) => Answer
    /** Administrators only: so many cents to the seller, the rest to the platform. `reason` stands in for a missing consent. */
    readonly approve: (id: OfferId, depositAmount: Cents, reason: string) => Answer
    /** Administrators only: the deposit of a sale that fell through. */
    readonly decline: (id: OfferId, fault: DeclineFault, comment: string) => Answer
    /** Administrators only: all of it back to the buyer. */
    readonly refund: (id: OfferId) => Answer
    /** Names an account of one's own for one's side of this offer. */
    readonly selectBank: (id: OfferId, side: DepositSide, bank: BankingInfoId) => Selected
  }
>()("@xl/core/deposits/Deposits") {}
