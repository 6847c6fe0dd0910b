import { Clock, Effect } from "effect"
import { caughtUp } from "../deal/caught-up.ts"
import { changeOffer, courseOf } from "../deal/course.ts"
import { finish, viewAfter } from "../deal/on-offer.ts"
import { personIn } from "../deal/person.ts"
import { MarketStore } from "../store.ts"
import type { Actor, SignedIn } from "../../kernel/actor.ts"
import { Millis } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import { Ids } from "../../shared/id-source.ts"
import { OfferId } from "../../shared/ids.ts"
import type { Asset } from "../../assets/model.ts"
import { draftedOffer, isAlone, mayBidOn, onSameSet, withTerms } from "../../offers/drafting.ts"
import { BundleInvalid } from "../../offers/errors.ts"
import { mayPromise } from "./funds-of-buyer.ts"
import { mayOffer } from "../../offers/may-offer.ts"
import type { Offer } from "../../offers/model.ts"
import { mayAskOfOffers } from "../../offers/policies.ts"
import { MOST_BUNDLE_ASSETS, termsRule } from "../../offers/terms.ts"
import type { NewOffer } from "../../offers/views.ts"

interface Bid {
  readonly asked: NewOffer
  readonly assets: ReadonlyArray<Asset>
  readonly buyer: SignedIn
  readonly own: ReadonlyArray<Offer>
}

/** The buyer's own draft on the same assets with the new terms, or a new draft. */
const draft = Effect.fnUntraced(function* ({ asked, assets, buyer, own }: Bid, id: OfferId, at: Millis) {
  yield* Effect.fromResult(mayBidOn(assets, buyer, own))
  const type = yield* Effect.fromResult(termsRule(asked, assets))
  yield* Effect.fromResult(isAlone(own, asked.assets, null))
  const [old] = onSameSet(own, asked.assets)
  if (old) return withTerms(old, asked, assets)
  const seller = assets[0]?.owners[0]
  if (!seller) return yield* new BundleInvalid()
  return draftedOffer(asked, assets, type, { id, buyer: buyer.id, seller }, at)
})

/** A buyer's draft of an offer on one asset or a bundle. Over an own draft the new terms are put into that. */
export const createOffer = Effect.fn("createOffer")(function* (actor: Actor, asked: NewOffer) {
  const buyer = yield* Effect.fromResult(mayAskOfOffers(actor, "create"))
  const at = must(Millis, yield* Clock.currentTimeMillis)
  const fresh = must(OfferId, yield* (yield* Ids).next)
  const ids = [...new Set(asked.assets.map(({ id }) => id))]
  const store = yield* MarketStore
  return yield* store.transaction(
    Effect.fnUntraced(function* (transaction) {
      const person = yield* personIn(transaction, buyer.id)
      yield* Effect.fromResult(mayOffer(person, at))
      if (ids.length < 1 || ids.length > MOST_BUNDLE_ASSETS) return yield* new BundleInvalid()
      const assets = yield* caughtUp(transaction, ids, at)
      const own = yield* transaction.liveOffersOf(buyer.id, ids)
      const offer = yield* draft({ asked, assets, buyer, own }, fresh, at)
      const { bidPrice: price } = offer.terms
      yield* mayPromise(transaction, { buyer: person, offer: offer.id, price, present: null })
      const act = { by: { id: buyer.id, trigger: "Buyer" }, at } as const
      const type = offer.id === fresh ? "OfferCreated" : "OfferEdited"
      const course = changeOffer(courseOf({ assets, offers: own }), offer, type, act)
      yield* finish(course, at, transaction)
      return yield* viewAfter(course, offer.id, actor, transaction, at)
    }),
  )
})
