import { warningTexts } from "../kernel/notice-words.ts"
import { must } from "../shared/decode.ts"
import { Cents, type Rate } from "../shared/money.ts"

/** How a deposit is divided, in cents; the parts add up to it. */
export interface Split {
  readonly toBuyer: Cents
  readonly toSeller: Cents
  readonly toAdmin: Cents
}

/** Whose fault it is that a sale fell through. */
export type DeclineFault = "Buyer" | "Seller"

const cents = (amount: number): Cents => must(Cents, amount)

/** The seller gets `share` of the value, the platform the rest. */
export const approvedSplit = (value: Cents, share: Cents): Split => ({
  toBuyer: cents(0),
  toSeller: share,
  toAdmin: cents(value - share),
})

/** One millionth of one. */
const MILLIONTH = 1_000_000n

/** The platform's fee: `feeRate` of the deposit, half a cent rounded up. */
export const platformFee = (value: Cents, feeRate: Rate): Cents =>
  cents(Number((BigInt(value) * BigInt(feeRate) * 2n + MILLIONTH) / (MILLIONTH * 2n)))

/** The seller's fault gives the buyer everything back; the buyer's gives the platform its fee, in cents, and the seller the rest. */
export const splitByFault = (value: Cents, fault: DeclineFault, fee: Cents): Split =>
  fault === "Seller"
    ? { toBuyer: value, toSeller: cents(0), toAdmin: cents(0) }
    : { toBuyer: cents(0), toSeller: cents(value - fee), toAdmin: fee }

/** The same by the rate of the fee. */
export const declinedSplit = (value: Cents, fault: DeclineFault, feeRate: Rate): Split =>
  splitByFault(value, fault, platformFee(value, feeRate))

/** What the dialogs warn of: that all goes to the platform, and that its part has no account to go to. */
export const splitWarnings = (
  { toAdmin, toSeller }: Split,
  { hasAdminAccount }: { readonly hasAdminAccount: boolean },
): ReadonlyArray<string> => [
  ...(toSeller === 0 && toAdmin > 0 ? [warningTexts.allToAdmin] : []),
  ...(toAdmin > 0 && !hasAdminAccount ? [warningTexts.platformFeeByHand] : []),
]
