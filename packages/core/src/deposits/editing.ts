import { Result } from "effect"
import type { Offer } from "../offers/model.ts"
import { ENDED } from "../offers/transfers.ts"
import type { Millis } from "../shared/days.ts"
import type { Cents } from "../shared/money.ts"
import { decideDeposit, type DepositSituation, type RefusalOf } from "./commands.ts"
import { DepositNotReady } from "./errors.ts"
import { fundingStatus } from "./machine.ts"
import type { DepositAccount, FundingStatus } from "./model.ts"

/** What the offer says of whether another amount may be promised. */
type Promising = Pick<Offer, "buyerClosingDocumentsAccepted" | "status">

/** Of an offer that is over nothing is promised any more, and what its buyer accepted with the closing documents stands. */
const isSettled = ({ buyerClosingDocumentsAccepted, status }: Promising): boolean =>
  ENDED.includes(status) || buyerClosingDocumentsAccepted

/** Whether the seller chose the offer with this deposit: from then on it is only raised. */
export const isDepositAgreed = ({ status }: Pick<Offer, "status">): boolean => status === "Successful"

/** Whether the buyer of an agreed deposit has money to send: none was asked of a bank yet, or a transfer failed. */
export const isPaymentAwaited = (
  offer: Pick<Offer, "status">,
  { depositStatus, value }: { readonly depositStatus: FundingStatus | null; readonly value: Cents },
): boolean => isDepositAgreed(offer) && value > 0 && (depositStatus === "none" || depositStatus === "fundFailed")

/** The least that the buyer may promise: what the assets require, and from the award on no less than was agreed with the seller. */
export const leastPromised = (
  account: Pick<DepositAccount, "value">,
  offer: Pick<Offer, "status">,
  { bidDepositSum }: Pick<DepositSituation, "bidDepositSum">,
): Cents => (isDepositAgreed(offer) && account.value > bidDepositSum ? account.value : bidDepositSum)

/** The deposit with the amount that its buyer promises now. */
export const promised = (
  account: DepositAccount,
  amount: Cents,
  offer: Promising,
  situation: DepositSituation,
  at: Millis,
): Result.Result<DepositAccount, RefusalOf<"editDepositAmount">> =>
  isSettled(offer)
    ? Result.fail(new DepositNotReady({ status: fundingStatus(account), command: "editDepositAmount" }))
    : decideDeposit(
        account,
        { tag: "editDepositAmount", amount },
        { ...situation, bidDepositSum: leastPromised(account, offer, situation) },
        "Buyer",
        at,
      )
