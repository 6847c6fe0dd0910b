import type { DepositRefusal } from "../deposits/errors.ts"
import { money } from "../shared/money-words.ts"

type Told = Exclude<DepositRefusal, { readonly _tag: "MoneyPaidOut" }>

/** What we say when a command to a deposit is refused; the catalogue in index.ts holds these too. */
export const depositMessages: { readonly [T in Told["_tag"]]: (why: Extract<Told, { readonly _tag: T }>) => string } = {
  DepositAmountOutOfBounds: ({ least, most }) => `The amount must be ${money(least)} to ${money(most)}.`,
  DepositCommandDenied: () => "You may not decide on this deposit.",
  DepositCommentRequired: () => "Please say why.",
  DepositNotOfWinner: () => "Only the deposit of the winning offer is paid out.",
  DepositNotReady: () => "This is not possible where the deposit stands. Please reload to see how far it is.",
  SellerBankMissing: () => "The seller has not named a bank for this deposit.",
  SellerConsentMissing: () =>
    "The seller has not approved the payout. Without it, 10 days must have passed since the closing, and a reason is needed.",
}
