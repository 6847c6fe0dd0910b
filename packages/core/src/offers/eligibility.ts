import { PROOF_OF_FUNDS_STEP } from "../profiles/buyer-steps.ts"
import { isProfileFilled } from "../profiles/user-filled.ts"
import type { Profile } from "../profiles/model.ts"
import { isFundsEntity } from "./funds.ts"
import { dayOf, daysBetween } from "../shared/days.ts"

/** Calendar days from the funds approval on which offers are allowed: day 89 may, day 90 may not. */
export const FUNDS_DAYS = 90

/** What the buyer is asked for next; the dialogs are the answers of one who may offer. */
export type Eligibility =
  | { readonly tag: "editProfile" }
  | { readonly tag: "multiDialog" }
  | { readonly tag: "proofOfFunds" }
  | { readonly tag: "proofOfFundsExpired"; readonly step: typeof PROOF_OF_FUNDS_STEP }
  | { readonly tag: "signIn" }
  | { readonly tag: "singleDialog" }
  | { readonly tag: "underReview" }
  | { readonly tag: "verifyEmail" }

/** How a buyer's proof of funds stands today. */
export type Funds = "expired" | "missing" | "valid"

type Approval = Pick<Profile["buyerProfile"], "fundsApprovalDate" | "fundsApprovalExpiryDate">

const isPastExpiry = ({ fundsApprovalExpiryDate: lastDay }: Approval, now: number) =>
  lastDay !== null && dayOf(now) > lastDay

const isPastWindow = ({ fundsApprovalDate }: Approval, now: number) =>
  fundsApprovalDate !== null && daysBetween(fundsApprovalDate, dayOf(now)) >= FUNDS_DAYS

/** Checks 3, 4 and 6: the earlier of the 90 days and the expiry date, whose own day still counts, ends an approval. */
export const fundsOf = (approval: Approval, now: number): Funds => {
  if (!approval.fundsApprovalDate) return "missing"
  return isPastExpiry(approval, now) || isPastWindow(approval, now) ? "expired" : "valid"
}

/** The checks by what they ask for, each true where it fails. Check 6 asks for the same as check 4. */
export const CHECKS = {
  signIn: (profile: Profile | null): profile is null => profile === null,
  editProfile: (profile: Profile): boolean => !isProfileFilled(profile),
  proofOfFunds: ({ buyerProfile }: Profile): boolean =>
    buyerProfile.fundsApprovalDate === null || !isFundsEntity(buyerProfile),
  expired: ({ buyerProfile }: Profile, now: number): boolean => isPastExpiry(buyerProfile, now),
  underReview: ({ roles }: Profile): boolean => !roles.includes("ApprovedBuyers"),
  window: ({ buyerProfile }: Profile, now: number): boolean => isPastWindow(buyerProfile, now),
  verifyEmail: ({ roles }: Profile): boolean => !roles.includes("VerifiedUsers"),
} as const

const EXPIRED: Eligibility = { tag: "proofOfFundsExpired", step: PROOF_OF_FUNDS_STEP }

/** Checks 3 to 6 in their order, or null where all hold. */
const fundsCheck = (profile: Profile, now: number): Eligibility | null => {
  if (CHECKS.proofOfFunds(profile)) return { tag: "proofOfFunds" }
  if (CHECKS.expired(profile, now)) return EXPIRED
  if (CHECKS.underReview(profile)) return { tag: "underReview" }
  return CHECKS.window(profile, now) ? EXPIRED : null
}

/** The dialog of one who may offer: of its own kind for a single choice, else the multi-asset one. */
export const dialogFor = (choice: "multi" | "single"): Eligibility => ({
  tag: choice === "single" ? "singleDialog" : "multiDialog",
})

/**
 * The checks before an offer, in their order; the first that fails decides. One deviation: where funds fail while a
 * request is under review, the review shows instead. `now` is milliseconds since the epoch; null is a guest.
 */
export const eligibility = (profile: Profile | null, choice: "multi" | "single", now: number): Eligibility => {
  if (CHECKS.signIn(profile)) return { tag: "signIn" }
  if (CHECKS.editProfile(profile)) return { tag: "editProfile" }
  const failed = fundsCheck(profile, now)
  if (failed) return profile.buyerUnderReview ? { tag: "underReview" } : failed
  return CHECKS.verifyEmail(profile) ? { tag: "verifyEmail" } : dialogFor(choice)
}
