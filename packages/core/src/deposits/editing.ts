import { Result } from "effect"
import type { Offer } from "../offers/model.ts"
import { ENDED } from "../offers/transfers.ts"
import type { Millis } from "../shared/days.ts"
import type { Cents } from "../shared/money.ts"
import { decideDeposit, type DepositSituation, type RefusalOf } from "./commands.ts"
import { DepositNotReady } from "./errors.ts"
import { fundingStatus } from "./machine.ts"
import type { DepositAccount } from "./model.ts"

/** The deposit with the amount that its buyer promises now; of an offer that is over nothing is promised any more. */
export const promised = (
  account: DepositAccount,
  amount: Cents,
  { status }: Pick<Offer, "status">,
  situation: DepositSituation,
  at: Millis,
): Result.Result<DepositAccount, RefusalOf<"editDepositAmount">> =>
  ENDED.includes(status)
    ? Result.fail(new DepositNotReady({ status: fundingStatus(account), command: "editDepositAmount" }))
    : decideDeposit(account, { tag: "editDepositAmount", amount }, situation, "Buyer", at)
