import { type Asset, AssetNotFound } from "@xl/core/assets"
import { isFirstOwner } from "@xl/core/assets/server"
import { recordManualTransfer } from "@xl/core/deposits/server"
import { type Offer, OfferNotFound, type Offers, type OfferSearch, type OfferView } from "@xl/core/offers"
import {
  acceptClosingDocuments,
  buyerNameOf,
  cancelOffer,
  createOffer,
  declineOffer,
  editOffer,
  isBuyerOf,
  offerView,
  publishOffer,
  reactivateOffer,
  selectForBestAndFinal,
  selectWinner,
  withdrawOffer,
} from "@xl/core/offers/server"
import type { Actor } from "@xl/core/roles"
import { must } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"
import type { Asking, MarketHome } from "../market/with-market.ts"

const viewOf = (home: MarketHome, actor: Actor, offer: Offer): ReadonlyArray<OfferView> => {
  const { assets, profiles } = home.memory.rows
  const asset = assets.get(offer.assets[0]?.id ?? "")
  const buyer = profiles.get(offer.owners[0] ?? "")
  const view = asset && offerView(offer, asset, buyer ? buyerNameOf(buyer) : null, actor, home.clock.now())
  return view ? [view] : []
}

const isAsked = ({ status, type }: OfferSearch, offer: Offer): boolean =>
  (status.length === 0 || status.includes(offer.status)) && (type.length === 0 || type.includes(offer.type))

const mine = (home: MarketHome, actor: Actor, search: OfferSearch) => {
  const own = [...home.memory.rows.offers.values()]
    .filter((offer) => isBuyerOf(actor, offer) && isAsked(search, offer))
    .toSorted((one, other) => other.creationDate - one.creationDate || (one.id < other.id ? -1 : 1))
  const page = own.slice(search.offset, search.offset + search.size)
  return { total: must(t.Int, own.length), offers: page.flatMap((offer) => viewOf(home, actor, offer)) }
}

const sees = (actor: Actor, asset: Asset | undefined): asset is Asset =>
  asset !== undefined && actor.tag === "user" && (isFirstOwner(actor, asset) || actor.roles.has("Admins"))

/** Highest bid first, then the older. */
const ranked = (one: Offer, other: Offer): number =>
  other.terms.bidPrice - one.terms.bidPrice || one.creationDate - other.creationDate || (one.id < other.id ? -1 : 1)

/** The gateway's own use cases over a market in memory, so a story is refused what a buyer would be. */
export const offersInMemory = (home: MarketHome, asking: Asking): Offers["Service"] => ({
  find: (id) =>
    Effect.suspend(() => {
      const offer = home.memory.rows.offers.get(id)
      const [view] = offer ? viewOf(home, asking(), offer) : []
      return view ? Effect.succeed(view) : Effect.fail(new OfferNotFound())
    }),
  mine: (search) => Effect.sync(() => mine(home, asking(), search)),
  onAsset: (id) =>
    Effect.suspend(() => {
      const actor = asking()
      if (!sees(actor, home.memory.rows.assets.get(id))) return Effect.fail(new AssetNotFound())
      const offers = [...home.memory.rows.offers.values()].filter(
        ({ assets, publishedDate }) => publishedDate !== null && assets.some((asset) => asset.id === id),
      )
      return Effect.succeed(offers.toSorted(ranked).flatMap((offer) => viewOf(home, actor, offer)))
    }),
  create: (offer) => Effect.suspend(() => home.run(createOffer(asking(), offer))),
  edit: (id, offer) => Effect.suspend(() => home.run(editOffer(asking(), id, offer))),
  publish: (id) => Effect.suspend(() => home.run(publishOffer(asking(), id))),
  withdraw: (id) => Effect.suspend(() => home.run(withdrawOffer(asking(), id))),
  selectForBestAndFinal: (id) => Effect.suspend(() => home.run(selectForBestAndFinal(asking(), id))),
  selectWinner: (id) => Effect.suspend(() => home.run(selectWinner(asking(), id))),
  decline: (id, reason) => Effect.suspend(() => home.run(declineOffer(asking(), id, reason))),
  acceptClosingDocuments: (id) => Effect.suspend(() => home.run(acceptClosingDocuments(asking(), id))),
  cancel: (id, reason) => Effect.suspend(() => home.run(cancelOffer(asking(), id, reason))),
  reactivate: (id) => Effect.suspend(() => home.run(reactivateOffer(asking(), id))),
  recordManualTransfer: (id, leg, reference, date) =>
    Effect.suspend(() => home.run(recordManualTransfer(asking(), id, leg, reference, date))),
})
