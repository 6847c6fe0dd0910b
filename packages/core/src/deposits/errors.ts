import { Data } from "effect"
import type { Cents } from "../shared/money.ts"
import type { MoneyPaidOut } from "../offers/errors.ts"
import type { FundingStatus } from "./model.ts"

/** Refused: this part may not ask for it. */
export class DepositCommandDenied extends Data.TaggedError("DepositCommandDenied")<{ readonly command: string }> {}

/** Refused: the money is not where the command needs it, or the sale is not that far. */
export class DepositNotReady extends Data.TaggedError("DepositNotReady")<{
  readonly status: FundingStatus
  readonly command: string
}> {}

/** Refused: outside what the asset requires and the bid allows, or the deposit holds. */
export class DepositAmountOutOfBounds extends Data.TaggedError("DepositAmountOutOfBounds")<{
  readonly least: Cents
  readonly most: Cents
}> {}

/** Refused: the offer did not win. */
export class DepositNotOfWinner extends Data.TaggedError("DepositNotOfWinner") {}

/** Refused: the seller has not agreed, and 10 days with a reason have not passed. */
export class SellerConsentMissing extends Data.TaggedError("SellerConsentMissing") {}

/** Refused: the seller gets money and named no bank. */
export class SellerBankMissing extends Data.TaggedError("SellerBankMissing") {}

/** Refused: a decision against a party is explained. */
export class DepositCommentRequired extends Data.TaggedError("DepositCommentRequired") {}

/** Every way in which a command to a deposit is refused. */
export type DepositRefusal =
  | DepositAmountOutOfBounds
  | DepositCommandDenied
  | DepositCommentRequired
  | DepositNotOfWinner
  | DepositNotReady
  | MoneyPaidOut
  | SellerBankMissing
  | SellerConsentMissing
