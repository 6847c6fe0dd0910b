import { Result } from "effect"
import { isDepositUnderWay } from "../../offers/deposit.ts"
import type { Millis } from "../../shared/days.ts"
import type { BankAccount } from "../../banking/account.ts"
import { BankInUse } from "../../banking/errors.ts"

/** What the operator switched on that decides whether accounts are in use. */
export interface BankUse {
  /** Whether deposits move through people's accounts; otherwise administrators enter them by hand. */
  readonly autoDeposit: boolean
}

/** The account, unless the deposit of one of these offers goes through it (BankInUse): as long as it is the chosen one. */
export const removableBank = (
  bank: BankAccount,
  offers: ReadonlyArray<Parameters<typeof isDepositUnderWay>[0]>,
): Result.Result<BankAccount, BankInUse> =>
  bank.isChosen && offers.some((offer) => isDepositUnderWay(offer, bank.owner))
    ? Result.fail(new BankInUse())
    : Result.succeed(bank)

/** The account as it is kept once removed: its name and its end stay for what it paid, and nothing sealed. */
export const removedBank = (account: BankAccount, now: Millis): BankAccount => ({
  ...account,
  isChosen: false,
  identityEnd: null,
  address: null,
  removedAt: now,
  sealed: { token: null, identity: null },
})
