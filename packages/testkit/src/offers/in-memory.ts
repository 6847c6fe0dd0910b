import { type Asset, AssetNotFound, isFirstOwner } from "@xl/core/assets"
import { recordManualTransfer } from "@xl/core/market/deposits"
import {
  type ClosingParty,
  highestFirst,
  isInBuyerWinnerList,
  isInSellerWinnerList,
  type Offer,
  OfferNotFound,
  type Offers,
  type OfferSearch,
  type OfferView,
  type Paging,
  type Bidder,
  bidderOf,
  isBuyerOf,
  isSellerOf,
  offerView,
} from "@xl/core/offers"
import { periodEnd } from "@xl/core/periods"
import {
  acceptClosingDocuments,
  cancelOffer,
  createOffer,
  declineOffer,
  editBuyerClosingPeriod,
  editOffer,
  editSellerNotes,
  editSellerClosingPeriod,
  markClosingDocumentOpened,
  markClosingNoticeSeen,
  publishOffer,
  reactivateOffer,
  selectForBestAndFinal,
  selectWinner,
  withdrawOffer,
} from "@xl/core/market/offers"
import type { Actor } from "@xl/core/kernel"
import { must } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"
import { commitmentsIn } from "../market/rows.ts"
import type { Asking, MarketHome } from "../market/with-market.ts"

const NOBODY: Bidder = { name: null, fundsMark: "covered" }

const viewOf = (home: MarketHome, actor: Actor, offer: Offer): ReadonlyArray<OfferView> => {
  const { assets, profiles } = home.memory.rows
  const asset = assets.get(offer.assets[0]?.id ?? "")
  const buyer = profiles.get(offer.owners[0] ?? "")
  const bidder = buyer ? bidderOf(offer, buyer, commitmentsIn(home.memory.rows, buyer.id)) : NOBODY
  const view = asset && offerView(offer, asset, bidder, actor, home.clock.now())
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

const WAITING = {
  buyer: { isListed: isInBuyerWinnerList, isParty: isBuyerOf, period: "buyerClosingPeriod" },
  seller: { isListed: isInSellerWinnerList, isParty: isSellerOf, period: "sellerClosingPeriod" },
} as const

const closings = (home: MarketHome, actor: Actor, party: ClosingParty, { offset, size }: Paging) => {
  const { isListed, isParty, period } = WAITING[party]
  const endOf = (offer: Offer) => {
    const window = offer[period]
    return window ? periodEnd(window) : 0
  }
  const waiting = [...home.memory.rows.offers.values()]
    .filter((offer) => isParty(actor, offer) && isListed(offer, home.clock.now()))
    .toSorted((one, other) => endOf(one) - endOf(other) || (one.id < other.id ? -1 : 1))
  const page = waiting.slice(offset, offset + size)
  return { total: must(t.Int, waiting.length), offers: page.flatMap((offer) => viewOf(home, actor, offer)) }
}

const sees = (actor: Actor, asset: Asset | undefined): asset is Asset =>
  asset !== undefined && actor.tag === "user" && (isFirstOwner(actor, asset) || actor.roles.has("Admins"))

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
      return Effect.succeed(highestFirst(offers, id).flatMap((offer) => viewOf(home, actor, offer)))
    }),
  create: (offer) => Effect.suspend(() => home.run(createOffer(asking(), offer))),
  edit: (id, offer) => Effect.suspend(() => home.run(editOffer(asking(), id, offer))),
  publish: (id) => Effect.suspend(() => home.run(publishOffer(asking(), id))),
  withdraw: (id) => Effect.suspend(() => home.run(withdrawOffer(asking(), id))),
  selectForBestAndFinal: (id) => Effect.suspend(() => home.run(selectForBestAndFinal(asking(), id))),
  selectWinner: (id) => Effect.suspend(() => home.run(selectWinner(asking(), id))),
  decline: (id, reason) => Effect.suspend(() => home.run(declineOffer(asking(), id, reason))),
  note: (id, notes) => Effect.suspend(() => home.run(editSellerNotes(asking(), id, notes))),
  acceptClosingDocuments: (id) => Effect.suspend(() => home.run(acceptClosingDocuments(asking(), id))),
  markClosingDocumentOpened: (id, docType, edition) =>
    Effect.suspend(() => home.run(markClosingDocumentOpened(asking(), id, docType, edition))),
  markClosingNoticeSeen: (id) => Effect.suspend(() => home.run(markClosingNoticeSeen(asking(), id))),
  closingsAsBuyer: (page) => Effect.sync(() => closings(home, asking(), "buyer", page)),
  closingsAsSeller: (page) => Effect.sync(() => closings(home, asking(), "seller", page)),
  editBuyerClosingPeriod: (id, endDate) =>
    Effect.suspend(() => home.run(editBuyerClosingPeriod(asking(), id, endDate))),
  editSellerClosingPeriod: (id, endDate) =>
    Effect.suspend(() => home.run(editSellerClosingPeriod(asking(), id, endDate))),
  cancel: (id, reason) => Effect.suspend(() => home.run(cancelOffer(asking(), id, reason))),
  reactivate: (id) => Effect.suspend(() => home.run(reactivateOffer(asking(), id))),
  recordManualTransfer: (id, leg, reference, date) =>
    Effect.suspend(() => home.run(recordManualTransfer(asking(), id, leg, reference, date))),
})
