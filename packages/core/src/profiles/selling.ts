import { isProfileCompleteForRoleRequest, isSellerProfileFilled } from "./completeness.ts"
import type { Profile } from "./model.ts"

/** What comes first on the way to the seller's profile; null is a guest. */
export type SellingStart = "completeProfile" | "sellerProfile" | "signIn" | "verifyEmail"

/** A login, a verified e-mail, the whole user profile, in this order; then the seller's. Whoever sells already is not asked for the user profile again. */
export const sellingStart = (profile: Profile | null): SellingStart => {
  if (profile === null) return "signIn"
  if (!profile.roles.includes("VerifiedUsers")) return "verifyEmail"
  return profile.roles.includes("Sellers") || isProfileCompleteForRoleRequest(profile)
    ? "sellerProfile"
    : "completeProfile"
}

/** What comes first on the way to a new asset, which needs a filled seller profile (SEL-070). Whom an administrator blocked `sellingGuard` stops. */
export const publishingStart = (profile: Profile | null): SellingStart | "asset" =>
  profile !== null && isSellerProfileFilled(profile) ? "asset" : sellingStart(profile)
