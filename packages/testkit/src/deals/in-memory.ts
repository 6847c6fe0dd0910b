import { type Asset, AssetNotFound } from "@xl/core/assets"
import { type Deals, MOST_DEAL_REQUESTS, type DealRows, dealView, publicationReview } from "@xl/core/deals"
import { type Offer, buyerNameOf } from "@xl/core/offers"
import type { Profile } from "@xl/core/profiles"
import { administrator, signedIn } from "@xl/core/kernel"
import { roleRequestView } from "@xl/core/roles"
import { type AssetId, must } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"
import type { Asking, MarketHome } from "../market/with-market.ts"
import { commitmentsIn, type Rows } from "../market/rows.ts"
import { activityOf } from "./activity-in-memory.ts"
import { logOf, searchedLog } from "./log-in-memory.ts"
import { waitingIn } from "./waiting-in-memory.ts"

/** Highest price first, then the older. */
const ranked = (one: Offer, other: Offer): number =>
  other.terms.bidPrice - one.terms.bidPrice || one.creationDate - other.creationDate || (one.id < other.id ? -1 : 1)

const sentOn = ({ offers }: Rows, id: AssetId): ReadonlyArray<Offer> =>
  [...offers.values()]
    .filter(({ assets, publishedDate }) => publishedDate !== null && assets.some((asset) => asset.id === id))
    .toSorted(ranked)

const personIn = ({ profiles }: Rows, id: string | undefined): Profile | null => profiles.get(id ?? "") ?? null

const tier2In = (rows: Rows, id: AssetId): DealRows["tier2Requests"] =>
  [...rows.tier2Requests.values()]
    .filter(({ assetId }) => assetId === id)
    .toSorted(
      (one, other) =>
        Number(other.status === "Draft") - Number(one.status === "Draft") || other.dateModified - one.dateModified,
    )
    .slice(0, MOST_DEAL_REQUESTS)
    .map(({ dateModified, id: request, status, userId }) => {
      const seeker = personIn(rows, userId)
      const name = (seeker && buyerNameOf(seeker)) ?? ""
      return { id: request, userId, status, dateModified, name, companyName: seeker?.companyName ?? null }
    })

const roleRequestsIn = (rows: Rows, people: ReadonlyArray<string>): DealRows["roleRequests"] =>
  [...rows.roleRequests.values()]
    .filter(({ creator }) => people.includes(creator))
    .toSorted((one, other) => other.createdAt - one.createdAt)
    .slice(0, MOST_DEAL_REQUESTS)
    .flatMap((request) => {
      const creator = personIn(rows, request.creator)
      return creator ? [roleRequestView(request, creator)] : []
    })

const rowsOf = (rows: Rows, asset: Asset): DealRows => {
  const offers = sentOn(rows, asset.id)
  const isHere = ({ offerId }: { readonly offerId: string }) => offers.some(({ id }) => id === offerId)
  const buyers = offers.flatMap(({ owners: [buyer] }) => (buyer ? [buyer] : []))
  const [seller = ""] = asset.owners
  return {
    asset,
    seller: personIn(rows, seller),
    offers: offers.map((offer) => ({
      offer,
      buyer: personIn(rows, offer.owners[0]),
      assetStatus: rows.assets.get(offer.assets[0]?.id ?? "")?.status ?? asset.status,
      committed: commitmentsIn(rows, offer.owners[0] ?? ""),
    })),
    deposits: [...rows.deposits.values()].filter(({ account }) => isHere(account)),
    papers: [...rows.legalDocuments.values()].filter(isHere),
    agreementSigners: [...rows.agreements.values()].filter(({ assetId }) => assetId === asset.id).length,
    tier2Requests: tier2In(rows, asset.id),
    roleRequests: roleRequestsIn(rows, [seller, ...buyers]),
  }
}

/** Deals over a market in memory, whose log cannot be tampered with. */
export const dealsInMemory = (home: MarketHome, asking: Asking): Deals["Service"] => {
  const asAdministrator = (operation: string) =>
    Effect.suspend(() => Effect.fromResult(administrator(asking(), operation)))
  const found = (operation: string, id: AssetId) =>
    asAdministrator(operation).pipe(
      Effect.flatMap((user) => {
        const asset = home.memory.rows.assets.get(id)
        return asset ? Effect.succeed({ asset, user }) : Effect.fail(new AssetNotFound())
      }),
    )
  return {
    find: (id) =>
      Effect.map(found("getDeal", id), ({ asset, user }) =>
        dealView(rowsOf(home.memory.rows, asset), user, home.clock.now()),
      ),
    review: (id) =>
      Effect.map(found("getPublicationReview", id), ({ asset, user }) => {
        const { rows } = home.memory
        const events = rows.events.filter(({ subject }) => subject === id)
        return publicationReview(asset, personIn(rows, asset.owners[0]), events, user)
      }),
    log: (id, paging) =>
      Effect.suspend(() => Effect.fromResult(signedIn(asking()))).pipe(
        Effect.flatMap((user) => {
          const page = logOf(home.memory.rows, user, id, paging)
          return page ? Effect.succeed(page) : Effect.fail(new AssetNotFound())
        }),
      ),
    activity: (id) =>
      Effect.suspend(() => Effect.fromResult(signedIn(asking()))).pipe(
        Effect.flatMap((user) => {
          const activity = activityOf(home.memory.rows, user, id)
          return activity ? Effect.succeed(activity) : Effect.fail(new AssetNotFound())
        }),
      ),
    searchLog: (search) => Effect.map(asAdministrator("searchLog"), () => searchedLog(home.memory.rows, search)),
    waiting: () => Effect.map(asAdministrator("getAdminWaiting"), () => waitingIn(home.memory.rows)),
    checkLog: () =>
      Effect.map(asAdministrator("checkLog"), () => {
        const { events } = home.memory.rows
        const chains = new Set(events.map(({ chain }) => chain))
        return {
          entries: must(t.Int, events.length),
          chains: must(t.Int, chains.size),
          seals: must(t.Int, 0),
          broken: null,
        }
      }),
  }
}
