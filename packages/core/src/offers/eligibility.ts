import { isProfileFilled } from "../profiles/completeness.ts"
import type { Profile } from "../profiles/model.ts"
import { dayOf, daysBetween } from "../shared/days.ts"

/** Calendar days from the funds approval on which offers are allowed: day 89 may, day 90 may not. */
export const FUNDS_DAYS = 90

/** What the buyer is asked for next; the dialogs are the answers of one who may offer. */
export type Eligibility =
  | { readonly tag: "editProfile" }
  | { readonly tag: "multiDialog" }
  | { readonly tag: "proofOfFunds" }
  | { readonly tag: "proofOfFundsExpired"; readonly step: 3 }
  | { readonly tag: "signIn" }
  | { readonly tag: "singleDialog" }
  | { readonly tag: "underReview" }
  | { readonly tag: "verifyEmail" }

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

const EXPIRED: Eligibility = { tag: "proofOfFundsExpired", step: 3 }

/** Checks 3 to 6 in their order, or null where all hold. */
const fundsCheck = ({ buyerProfile, roles }: Profile, now: number): Eligibility | null => {
  if (!buyerProfile.fundsApprovalDate) return { tag: "proofOfFunds" }
  if (isPastExpiry(buyerProfile, now)) return EXPIRED
  if (!roles.includes("ApprovedBuyers")) return { tag: "underReview" }
  return isPastWindow(buyerProfile, now) ? EXPIRED : null
}

/**
 * The checks before an offer, in their order; the first that fails decides. One deviation: where funds fail while a
 * request is under review, the review shows instead. `now` is milliseconds since the epoch; null is a guest.
 */
export const eligibility = (profile: Profile | null, choice: "multi" | "single", now: number): Eligibility => {
  if (!profile) return { tag: "signIn" }
  if (!isProfileFilled(profile)) return { tag: "editProfile" }
  const failed = fundsCheck(profile, now)
  if (failed) return profile.buyerUnderReview ? { tag: "underReview" } : failed
  if (!profile.roles.includes("VerifiedUsers")) return { tag: "verifyEmail" }
  return { tag: choice === "single" ? "singleDialog" : "multiDialog" }
}
