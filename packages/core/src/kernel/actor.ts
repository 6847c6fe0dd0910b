import * as t from "io-ts"
import type { UserId } from "../shared/ids.ts"

/** The six roles; a user without any is labelled 'Unassigned'. */
export const Role = t.keyof(
  {
    Sellers: null,
    ApprovedBuyers: null,
    RestrictedBuyers: null,
    Admins: null,
    VerifiedUsers: null,
    Concierges: null,
  },
  "Role",
)
/** The six roles; a user without any is labelled 'Unassigned'. */
export type Role = t.TypeOf<typeof Role>

/** A Concierge who acts in a seller's name. */
export interface Agent {
  readonly id: UserId
}

/** Who asks: nobody known, a signed-in user with the roles that the database holds now, or the scheduler. */
export type Actor =
  | { readonly tag: "guest" }
  | {
      readonly tag: "user"
      readonly id: UserId
      readonly email: string
      readonly roles: ReadonlySet<Role>
      /** Who asks in this user's name, where it is not the user. */
      readonly agent?: Agent
    }
  | { readonly tag: "bot" }

/** Somebody whom we know. */
export type SignedIn = Extract<Actor, { readonly tag: "user" }>
