import { type BuyerStep, buyerProfileStep } from "./buyer-steps.ts"
import { isProfileCompleteForRoleRequest } from "./completeness.ts"
import type { Profile } from "./model.ts"

/** What somebody who wants to buy is shown next. */
export type BuyingStart =
  | { readonly tag: "signIn" }
  | { readonly tag: "verifyEmail" }
  | { readonly tag: "completeProfile" }
  | { readonly tag: "buyerProfile"; readonly step: BuyerStep }

/**
 * What comes before the buyer's profile opens, in this order: a login, a verified e-mail, the whole user profile. An expired approval opens its
 * step at once, as the request asks for the rest.
 */
export const buyingStart = (profile: Profile | null, isExpired: boolean): BuyingStart => {
  if (profile === null) return { tag: "signIn" }
  if (isExpired) return { tag: "buyerProfile", step: buyerProfileStep(profile, isExpired) }
  if (!profile.roles.includes("VerifiedUsers")) return { tag: "verifyEmail" }
  if (!isProfileCompleteForRoleRequest(profile)) return { tag: "completeProfile" }
  return { tag: "buyerProfile", step: buyerProfileStep(profile, isExpired) }
}
