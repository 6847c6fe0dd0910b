import { DocumentRef } from "../documents/document-ref.ts"
import * as t from "io-ts"
import { Day, Millis } from "../shared/days.ts"
import { DecimalCents } from "../shared/decimal.ts"
import { AssetId, RoleRequestId, UserId } from "../shared/ids.ts"
import { absentAsNull } from "../shared/wire.ts"

/** Roles that an administrator gives and takes as they are. ApprovedBuyers comes with approved funds instead. */
export const GivenRole = t.keyof(
  { Sellers: null, RestrictedBuyers: null, Admins: null, VerifiedUsers: null, Concierges: null },
  "GivenRole",
)
export type GivenRole = t.TypeOf<typeof GivenRole>

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
