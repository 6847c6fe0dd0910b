import * as t from "io-ts"
import { RoleRequestId, UserId } from "../shared/ids.ts"
import { absentAsNull, orDefault, tolerant } from "../shared/wire.ts"
import { Role, RoleRequestStatus } from "./model.ts"

const text = absentAsNull(t.string)

/** A paper filed with a request. */
const RequestDocument = t.readonly(t.strict({ type: t.string, key: t.string, name: t.string }), "RequestDocument")

/** Who asks, as a list of requests names them. */
const RequestProfile = t.readonly(
  t.strict({ firstName: text, lastName: text, email: t.string, companyName: text }),
  "RequestProfile",
)

/** A request for a role as other clients read it. `type` is the role asked for; Draft is the pending state. */
export const RoleRequestEntity = t.readonly(
  t.strict({
    id: RoleRequestId,
    status: tolerant(RoleRequestStatus),
    type: tolerant(Role),
    creator: UserId,
    profile: absentAsNull(RequestProfile),
    documents: orDefault(t.readonlyArray(RequestDocument), []),
  }),
  "RoleRequestEntity",
)
export type RoleRequestEntity = t.TypeOf<typeof RoleRequestEntity>

/** Roles that a search for buyers looks for where none is named. */
export const BUYER_SEARCH_ROLES = ["RestrictedBuyers", "ApprovedBuyers"] as const satisfies ReadonlyArray<Role>
