import { Result } from "effect"
import { EmailNotVerified, SignInRequired } from "../kernel/errors.ts"
import type { Profile } from "../profiles/model.ts"
import { type Eligibility, eligibility, fundsOf } from "./eligibility.ts"
import {
  BuyerNotApproved,
  BuyerUnderReview,
  type EligibilityRefusal,
  FundsExpired,
  FundsMissing,
  ProfileNotFilled,
  WinnerFundsExpired,
} from "./errors.ts"

type Ineligible = EligibilityRefusal | EmailNotVerified | SignInRequired

const REFUSALS: { readonly [Tag in Eligibility["tag"]]: (profile: Profile) => Ineligible | null } = {
  signIn: () => new SignInRequired(),
  editProfile: () => new ProfileNotFilled(),
  proofOfFunds: () => new FundsMissing(),
  proofOfFundsExpired: () => new FundsExpired(),
  underReview: ({ buyerUnderReview }) => (buyerUnderReview ? new BuyerUnderReview() : new BuyerNotApproved()),
  verifyEmail: () => new EmailNotVerified(),
  multiDialog: () => null,
  singleDialog: () => null,
}

/** The checks before an offer, as what a command is refused with. */
export const mayOffer = (profile: Profile, now: number): Result.Result<void, Ineligible> => {
  const refusal = REFUSALS[eligibility(profile, "single", now).tag](profile)
  return refusal ? Result.fail(refusal) : Result.succeed(undefined)
}

/** Checks 3 to 6 on the buyer whom a seller is about to choose. */
export const mayWin = (buyer: Profile, now: number): Result.Result<void, BuyerNotApproved | WinnerFundsExpired> => {
  if (fundsOf(buyer.buyerProfile, now) !== "valid") return Result.fail(new WinnerFundsExpired())
  return buyer.roles.includes("ApprovedBuyers") ? Result.succeed(undefined) : Result.fail(new BuyerNotApproved())
}

/** Checks 3 to 6 on the buyer who raises a live offer, or whose offer an administrator brings back. */
export const mayStillBuy = (
  buyer: Profile,
  now: number,
): Result.Result<void, BuyerNotApproved | FundsExpired | FundsMissing> => {
  const funds = fundsOf(buyer.buyerProfile, now)
  if (funds === "missing") return Result.fail(new FundsMissing())
  if (funds === "expired") return Result.fail(new FundsExpired())
  return buyer.roles.includes("ApprovedBuyers") ? Result.succeed(undefined) : Result.fail(new BuyerNotApproved())
}
