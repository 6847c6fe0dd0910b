import type { Profile } from "../profiles/model.ts"
import type { GivenRole } from "./model.ts"

/** Where somebody stands as a buyer: a request under review comes before the approval that it may renew. */
export const buyerStanding = ({
  buyerUnderReview,
  roles,
}: Pick<Profile, "buyerUnderReview" | "roles">): "approved" | "none" | "underReview" => {
  if (buyerUnderReview) return "underReview"
  return roles.includes("ApprovedBuyers") ? "approved" : "none"
}

/** Where somebody stands as a seller: one whom an administrator blocked keeps the role, and can be restored. */
export const sellerStanding = ({
  roles,
  sellerProfile,
}: Pick<Profile, "roles" | "sellerProfile">): "blocked" | "none" | "seller" => {
  if (sellerProfile.status === "Revoked") return "blocked"
  return roles.includes("Sellers") ? "seller" : "none"
}

/** How a person stands to a role that is given and taken: an approved buyer is a registered one already. */
export const roleStanding = ({ roles }: Pick<Profile, "roles">, role: GivenRole): "covered" | "held" | "open" => {
  if (roles.includes(role)) return "held"
  return role === "RestrictedBuyers" && roles.includes("ApprovedBuyers") ? "covered" : "open"
}
