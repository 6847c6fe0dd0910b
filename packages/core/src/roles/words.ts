import type { Role } from "../kernel/actor.ts"

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

/** What somebody can no longer do once a role is taken. */
export const ROLE_LOSSES: { readonly [R in Role]: string } = {
  Admins: "They no longer see the administration, and decide nothing there.",
  ApprovedBuyers: "They make no more offers. Their approved funds stay on record, and no longer count.",
  Concierges: "They act for no seller from then on. Their mandates count again if the role is given back.",
  RestrictedBuyers: "They read no data rooms as a registered buyer from then on.",
  Sellers: "They list no more loans. It is refused while a listing needs its seller.",
  VerifiedUsers: "They ask for no roles, sign nothing and send no messages from then on.",
}

/** What the administrator's role opens, said before it is given. */
export const ADMIN_OPENS: ReadonlyArray<string> = [
  "Sees every person, listing, offer and document of the market.",
  "Approves and revokes listings, changes, buyers and sellers, and decides about deposits.",
  "Changes the market’s settings.",
  "Gives and takes every role, yours included.",
]
