import { AssetNotFound, assetView } from "@xl/core/assets"
import { withSellerNames } from "@xl/core/profiles"
import {
  ChangeRequestNotFound,
  type ChangeRequests,
  type ChangeRequestView,
  changeRequestView,
  type KeptChangeRequest,
  listingChange,
  maySeeChangeRequests,
} from "@xl/core/change-requests"
import { approveChangeRequest, declineChangeRequest, withdrawChangeRequest } from "@xl/core/market/change-requests"
import { administrator, isAdministrator } from "@xl/core/kernel"
import { dayOf, must } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"
import { hasOfferOn } from "../assets/in-memory.ts"
import type { Asking, MarketHome } from "../market/with-market.ts"

/** The request as the caller sees it, with the seller's name for administrators. */
const viewed = (home: MarketHome, asking: Asking, request: KeptChangeRequest): ChangeRequestView => {
  const { rows } = home.memory
  const asset = rows.assets.get(request.assetId)
  const actor = asking()
  if (!asset) throw new RangeError("A change request has no asset")
  const view = assetView(asset, actor, true)
  const sellers = [...rows.profiles.values()].map(({ sellerProfile: { entityName }, ...person }) => ({
    ...person,
    entityName,
  }))
  const [named] = view && isAdministrator(actor) ? withSellerNames([view], sellers) : []
  return changeRequestView(request, asset, named?.sellerName ?? null, dayOf(home.clock.now()))
}

const requestsIn = (home: MarketHome): ReadonlyArray<KeptChangeRequest> => [...home.memory.rows.changeRequests.values()]

const onListing =
  (home: MarketHome, asking: Asking): ChangeRequests["Service"]["ofListing"] =>
  (id) =>
    Effect.suspend(() => {
      const actor = asking()
      const asset = home.memory.rows.assets.get(id)
      if (!asset || !assetView(asset, actor, hasOfferOn(home, actor, asset))) return Effect.fail(new AssetNotFound())
      const all = requestsIn(home).filter(({ assetId }) => assetId === id)
      const latest = maySeeChangeRequests(actor, asset) ? all.at(-1) : undefined
      return Effect.succeed({
        latest: latest ? viewed(home, asking, latest) : null,
        history: all
          .filter(({ status }) => status === "Approved")
          .toReversed()
          .map(listingChange),
      })
    })

/** Change requests over a market in memory. */
export const changeRequestsInMemory = (home: MarketHome, asking: Asking): ChangeRequests["Service"] => {
  const asAdministrator = (operation: string) =>
    Effect.suspend(() => Effect.fromResult(administrator(asking(), operation)))
  return {
    ofListing: onListing(home, asking),
    withdraw: (id) => Effect.suspend(() => home.run(withdrawChangeRequest(asking(), id))),
    pending: ({ offset, size }) =>
      Effect.map(asAdministrator("listChangeRequests"), () => {
        const all = requestsIn(home)
          .filter(({ status }) => status === "Pending")
          .toSorted((one, other) => one.createdAt - other.createdAt)
        return {
          total: must(t.Int, all.length),
          requests: all.slice(offset, offset + size).map((request) => viewed(home, asking, request)),
        }
      }),
    find: (id) =>
      Effect.flatMap(asAdministrator("getChangeRequest"), () => {
        const request = home.memory.rows.changeRequests.get(id)
        return request ? Effect.succeed(viewed(home, asking, request)) : Effect.fail(new ChangeRequestNotFound())
      }),
    approve: (id, version) => Effect.suspend(() => home.run(approveChangeRequest(asking(), id, version))),
    decline: (id, version, reason) =>
      Effect.suspend(() => home.run(declineChangeRequest(asking(), id, version, reason))),
  }
}
