import { NO_ROLES, ROLE_WORDS } from "../roles/words.ts"
import type { Role } from "../kernel/actor.ts"

export type Area = "admin" | "buyer" | "mandates" | "seller"

/** Whose roles open each area. */
export const OPEN_TO: { readonly [A in Area]: ReadonlyArray<Role> } = {
  admin: ["Admins"],
  buyer: ["ApprovedBuyers"],
  mandates: ["Concierges"],
  seller: ["Admins", "Sellers", "Concierges"],
}

/** Whether an area is shown to somebody with these roles. */
export const seesArea = (area: Area, roles: ReadonlyArray<Role>): boolean =>
  OPEN_TO[area].some((role) => roles.includes(role))

/** The flags that the specification derives from roles. */
export const roleFlags = (roles: ReadonlyArray<Role>) => ({
  admin: roles.includes("Admins"),
  buyer: roles.includes("ApprovedBuyers"),
  concierge: roles.includes("Concierges"),
  seller: roles.includes("Sellers"),
})

/** The roles in words, or 'Unassigned' where none remain. */
export const roleLabels = (roles: ReadonlyArray<Role>): ReadonlyArray<string> =>
  roles.length === 0 ? [NO_ROLES] : roles.map((role) => ROLE_WORDS[role].name)
