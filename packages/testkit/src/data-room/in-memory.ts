import { AssetNotFound } from "@xl/core/assets"
import {
  type DataRooms,
  type Tier2Request,
  type Tier2RequestView,
  type KeptTier2Request,
  maySeeTier2Request,
  maySeeTier2Requests,
  MOST_TIER2_LISTED,
} from "@xl/core/data-room"
import {
  approveTier2Request,
  declineTier2Request,
  requestTier2Access,
  revokeTier2Access,
} from "@xl/core/market/data-room"
import { buyerNameOf } from "@xl/core/offers"
import { signedIn } from "@xl/core/kernel"
import { type AssetId, must } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"
import type { Asking, MarketHome } from "../market/with-market.ts"
import { vdrInMemory, type VdrHome } from "./vdr-in-memory.ts"

const shown = ({ dateModified, id, status }: KeptTier2Request): Tier2Request => ({ id, status, dateModified })

const viewed = (home: MarketHome, request: KeptTier2Request): Tier2RequestView => {
  const profile = home.memory.rows.profiles.get(request.userId)
  const name = buyerNameOf({ firstName: profile?.firstName ?? null, lastName: profile?.lastName ?? null }) ?? ""
  const { dateModified, id, status, userId } = request
  return { id, userId, status, dateModified, name, companyName: profile?.companyName ?? null }
}

/** Oldest decision or filing first. */
const inOrder = (one: KeptTier2Request, other: KeptTier2Request) => one.dateModified - other.dateModified

const requestsOn = (home: MarketHome, asset: AssetId) => {
  const all = [...home.memory.rows.tier2Requests.values()].filter(({ assetId }) => assetId === asset).toSorted(inOrder)
  const waiting = all.filter(({ status }) => status === "Draft")
  const letIn = all.filter(({ status }) => status === "Approved").toReversed()
  const told = (list: ReadonlyArray<KeptTier2Request>) =>
    list.slice(0, MOST_TIER2_LISTED).map((request) => viewed(home, request))
  return {
    draftTier2Requests: told(waiting),
    tier_2_whitelist: told(letIn),
    numberOfTier2s: must(t.Int, letIn.length),
  }
}

/** Data rooms over a market in memory. */
export const dataRoomsInMemory = (vdr: VdrHome, asking: Asking): DataRooms["Service"] => {
  const { home } = vdr
  const user = Effect.suspend(() => Effect.fromResult(signedIn(asking())))
  return {
    ...vdrInMemory(vdr, asking),
    request: (id) => Effect.suspend(() => home.run(requestTier2Access(asking(), id))).pipe(Effect.map(shown)),
    requestOf: (userId, assetId) =>
      Effect.map(user, (who) => {
        const asset = home.memory.rows.assets.get(assetId)
        const mine = [...home.memory.rows.tier2Requests.values()].filter(
          (request) => request.userId === userId && request.assetId === assetId,
        )
        const last = mine.at(-1)
        return last && asset && maySeeTier2Request(who, last, asset) ? shown(last) : null
      }),
    requests: (assetId) =>
      Effect.flatMap(user, (who) => {
        const asset = home.memory.rows.assets.get(assetId)
        return asset && maySeeTier2Requests(who, asset)
          ? Effect.sync(() => requestsOn(home, assetId))
          : Effect.fail(new AssetNotFound())
      }),
    approve: (id) => Effect.suspend(() => home.run(approveTier2Request(asking(), id))).pipe(Effect.map(shown)),
    revoke: (id) => Effect.suspend(() => home.run(revokeTier2Access(asking(), id))).pipe(Effect.map(shown)),
    decline: (id) => Effect.suspend(() => home.run(declineTier2Request(asking(), id))).pipe(Effect.map(shown)),
  }
}
