import { administrator } from "@xl/core/kernel"
import { type RoleRequest, type RoleRequests, type RoleRequestView, roleRequestView } from "@xl/core/roles"
import { approveRoleRequest, createBuyerRequest, declineRoleRequest } from "@xl/core/market/roles"
import { must } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"
import type { Asking, MarketHome } from "../market/with-market.ts"

/** Newest first, as administrators list them. */
const newestFirst = (one: RoleRequest, other: RoleRequest) => other.createdAt - one.createdAt

const viewed = (home: MarketHome, request: RoleRequest): RoleRequestView => {
  const profile = home.memory.rows.profiles.get(request.creator)
  if (!profile) throw new RangeError("A request is somebody's")
  return roleRequestView(request, profile)
}

/** Requests for roles over a market in memory. */
export const roleRequestsInMemory = (home: MarketHome, asking: Asking): RoleRequests["Service"] => ({
  createBuyerRequest: (documents, wanted) =>
    Effect.suspend(() => home.run(createBuyerRequest(asking(), documents, wanted))),
  search: ({ email, offset, size, status }) =>
    Effect.suspend(() => Effect.fromResult(administrator(asking(), "searchRequests"))).pipe(
      Effect.map(() => {
        const found = [...home.memory.rows.roleRequests.values()]
          .filter((request) => status.length === 0 || status.includes(request.status))
          .toSorted(newestFirst)
          .map((request) => viewed(home, request))
          .filter((view) => email === null || view.email.toLowerCase().includes(email.toLowerCase()))
        return { total: must(t.Int, found.length), requests: found.slice(offset, offset + size) }
      }),
    ),
  approve: (id, approval) => Effect.suspend(() => home.run(approveRoleRequest(asking(), id, approval))),
  decline: (id, reason) => Effect.suspend(() => home.run(declineRoleRequest(asking(), id, reason))),
})
