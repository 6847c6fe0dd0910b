import type { Role } from "../roles/model.ts"

/** The label of somebody who has none of the roles (ACC-273). */
export const NO_ROLES = "Unassigned"

/** Each role as administrators read it: what the holder is, and what the role lets them do. */
export const ROLE_WORDS: { readonly [R in Role]: { readonly name: string; readonly lets: string } } = {
  Admins: { name: "Administrator", lets: "Approves listings, buyers and changes, and runs the market." },
  ApprovedBuyers: { name: "Buyer", lets: "Makes offers up to the approved funds." },
  Concierges: { name: "Concierge", lets: "Acts for the sellers who gave a mandate." },
  RestrictedBuyers: { name: "Registered buyer", lets: "Reads data rooms and keeps favorites, and makes no offers." },
  Sellers: { name: "Seller", lets: "Lists loans and sells them." },
  VerifiedUsers: { name: "Verified email", lets: "May ask for roles, sign and send messages." },
}
