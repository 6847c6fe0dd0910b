import * as t from "io-ts"
import { Day, Millis } from "../shared/days.ts"
import { DecimalCents } from "../shared/decimal.ts"
import { AssetId, RoleRequestId, UserId } from "../shared/ids.ts"
import { absentAsNull } from "../shared/wire.ts"

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

/** Roles that an administrator gives and takes as they are. ApprovedBuyers comes with approved funds instead. */
export const GivenRole = t.keyof(
  { Sellers: null, RestrictedBuyers: null, Admins: null, VerifiedUsers: null, Concierges: null },
  "GivenRole",
)
export type GivenRole = t.TypeOf<typeof GivenRole>

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

/** A paper filed with a request or a profile; the bytes lie behind the encryption service under `key`. */
export const DocumentRef = t.readonly(
  t.strict({ name: t.string, key: t.string, type: t.string, dataOwnerId: UserId, dateModified: Millis }),
  "DocumentRef",
)
/** A paper filed with a request or a profile; the bytes lie behind the encryption service under `key`. */
export type DocumentRef = t.TypeOf<typeof DocumentRef>

/** Where a request for a role stands. */
export const RoleRequestStatus = t.keyof({ Draft: null, Approved: null, Declined: null }, "RoleRequestStatus")
/** Where a request for a role stands. */
export type RoleRequestStatus = t.TypeOf<typeof RoleRequestStatus>

/** Draft is the pending state. */
export const RoleRequest = t.readonly(
  t.strict({
    id: RoleRequestId,
    type: t.keyof({ ApprovedBuyers: null, Sellers: null }),
    status: RoleRequestStatus,
    creator: UserId,
    documents: t.readonlyArray(DocumentRef),
    createdAt: Millis,
    decidedAt: t.union([Millis, t.null]),
    decidedBy: t.union([UserId, t.null]),
    declineReason: t.union([t.string, t.null]),
    /** The asset that a buyer wanted to offer on: the approval leads back to it. */
    wanted: absentAsNull(AssetId),
  }),
  "RoleRequest",
)
/** Draft is the pending state. */
export type RoleRequest = t.TypeOf<typeof RoleRequest>

/** What an administrator grants with a buyer request. */
export const FundsApproval = t.readonly(
  t.strict({ pofSum: DecimalCents, approved: t.boolean, fundsApprovalDate: Day }),
  "FundsApproval",
)
/** What an administrator grants with a buyer request. */
export type FundsApproval = t.TypeOf<typeof FundsApproval>
