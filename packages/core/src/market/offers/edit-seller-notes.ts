import { Clock, Effect } from "effect"
import { courseOf } from "../deal/course.ts"
import { viewAfter } from "../deal/on-offer.ts"
import { MarketStore } from "../store.ts"
import type { Actor } from "../../kernel/actor.ts"
import { withRole } from "../../kernel/policies.ts"
import type { OfferId } from "../../shared/ids.ts"
import { plus } from "../../shared/whole.ts"
import { OfferNotFound } from "../../offers/errors.ts"
import type { Offer } from "../../offers/model.ts"
import { isSellerOf } from "../../offers/visibility.ts"

/** The seller's other pages alone are told: to the buyer nothing has changed, and nothing of it is in the log that both read. */
const written = (offer: Offer) => ({
  offers: [offer],
  events: [],
  outbox: offer.assets.slice(0, 1).map(({ id }) => ({
    tag: "live" as const,
    audience: { everyone: false, users: [offer.sellerId] },
    event: { topic: "offer" as const, id: offer.id, assetId: id, status: offer.status, by: "Seller" as const },
  })),
})

/** Keeps the seller's own notes on an offer in any status; blank takes them away. Refused to everybody but its seller. Source: docs/adr/0070-sellers-notes.md. */
export const editSellerNotes = Effect.fn("editSellerNotes")(function* (actor: Actor, id: OfferId, notes: string) {
  const user = yield* Effect.fromResult(withRole(actor, "editOfferSidePanelSeller", "Sellers"))
  const now = yield* Clock.currentTimeMillis
  return yield* (yield* MarketStore).transaction(
    Effect.fnUntraced(function* (transaction) {
      const { assets, offer, offers } = yield* transaction.lockDealOfOffer(id)
      if (!isSellerOf(user, offer)) return yield* new OfferNotFound()
      const sellerNotes = notes.trim()
      const noted = { ...offer, sellerNotes, version: plus(offer.version, 1) }
      if (sellerNotes !== offer.sellerNotes) yield* transaction.write(written(noted))
      const others = offers.filter((one) => one.id !== id)
      return yield* viewAfter(courseOf({ assets, offers: [...others, noted] }), id, actor, transaction, now)
    }),
  )
})
