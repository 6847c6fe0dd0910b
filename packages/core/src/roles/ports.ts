import { Context, type Effect } from "effect"
import * as t from "io-ts"
import type { AccessRefusal, MarketUnavailable } from "../kernel/errors.ts"
import type { ProfileNotFound } from "../profiles/errors.ts"
import type { AssetId, RoleRequestId } from "../shared/ids.ts"
import type { RoleRefusal } from "../kernel/role-errors.ts"
import type { FundsApproval, RoleRequest, RoleRequestStatus } from "./model.ts"
import type { DocumentRef } from "../documents/document-ref.ts"
import { RoleRequestView } from "./views.ts"

/** One page of role requests, and how many there are in all. */
export const RoleRequestPage = t.readonly(
  t.strict({ total: t.Int, requests: t.readonlyArray(RoleRequestView) }),
  "RoleRequestPage",
)
/** One page of role requests, and how many there are in all. */
export type RoleRequestPage = t.TypeOf<typeof RoleRequestPage>

/** Which role requests are asked for. */
export interface RoleRequestSearch {
  readonly status: ReadonlyArray<RoleRequestStatus>
  readonly email: string | null
  readonly size: number
  readonly offset: number
}

type Answer = Effect.Effect<RoleRequest, AccessRefusal | MarketUnavailable | ProfileNotFound | RoleRefusal>

/** Command port: asking for a role, and deciding on it. Its laws are `roleRequestsContract` in testkit. */
export class RoleRequests extends Context.Service<
  RoleRequests,
  {
    /** Asks for the buyer's role with a proof of funds; the approval leads to the asset that is wanted. */
    readonly createBuyerRequest: (documents: ReadonlyArray<DocumentRef>, wanted: AssetId | null) => Answer
    /** Administrators only, from here on. */
    readonly search: (search: RoleRequestSearch) => Effect.Effect<RoleRequestPage, AccessRefusal | MarketUnavailable>
    /** Grants what was asked for; a buyer with the sum of the funds and their UTC day. */
    readonly approve: (id: RoleRequestId, approval: FundsApproval) => Answer
    /** Says no, and why. */
    readonly decline: (id: RoleRequestId, reason: string) => Answer
  }
>()("@xl/core/roles/RoleRequests") {}
