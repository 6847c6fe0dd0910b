import { Clock, Effect } from "effect"
import type { OfferNotFound } from "../offers/errors.ts"
import type { Offer } from "../offers/model.ts"
import { type AskedOfOffers, mayAskOfOffers, partOnOffer } from "../offers/policies.ts"
import type { OfferView } from "../offers/views.ts"
import { buyerNameOf, offerView } from "../offers/visibility.ts"
import type { Actor } from "../roles/model.ts"
import { Millis } from "../shared/days.ts"
import { must } from "../shared/decode.ts"
import type { OfferId } from "../shared/ids.ts"
import { type Act, assetsOf, type Course, courseOf, offerIn } from "./course.ts"
import type { AccessRefusal, MarketUnavailable } from "./errors.ts"
import { personIn } from "./person.ts"
import { type Deal, MarketStore, type MarketTransaction } from "./ports.ts"
import { settle } from "./settle.ts"
import { changeOf, hasChanged } from "./story.ts"

/** What a decision about one offer has before it: the deal, settled up to now and locked. */
export interface OfferScene {
  readonly course: Course
  readonly offer: Offer
  readonly act: Act
  readonly transaction: MarketTransaction
}

/** The deal with this offer in it, whatever its status. */
const withOffer = ({ assets, offer, offers }: Deal & { readonly offer: Offer }): Deal => ({
  assets,
  offers: offers.some(({ id }) => id === offer.id) ? offers : [...offers, offer],
})

/** The offer as the actor sees it after a command. */
export const viewAfter = Effect.fnUntraced(function* (
  course: Course,
  id: OfferId,
  actor: Actor,
  transaction: MarketTransaction,
  now: number,
) {
  const offer = offerIn(course, id)
  const [asset] = assetsOf(course, offer)
  const buyer = yield* personIn(transaction, offer.owners[0])
  const view = asset && offerView(offer, asset, buyerNameOf(buyer), actor, now)
  if (!view) return yield* Effect.die(new RangeError(`Offer ${id} hides from the one who changed it`))
  return view
})

/** Writes what was decided, and settles what follows at once. */
export const finish = Effect.fnUntraced(function* (course: Course, now: number, transaction: MarketTransaction) {
  const decided = settle(course, now)
  if (hasChanged(decided)) yield* transaction.write(changeOf(decided))
  return decided
})

/** Locks the deal around the offer, lets the scheduler catch up, decides, settles what follows, and writes it all. */
export const onOffer = <E, R>(
  actor: Actor,
  command: AskedOfOffers,
  id: OfferId,
  decide: (scene: OfferScene) => Effect.Effect<Course, E, R>,
): Effect.Effect<OfferView, AccessRefusal | E | MarketUnavailable | OfferNotFound, MarketStore | R> =>
  Effect.gen(function* () {
    const user = yield* Effect.fromResult(mayAskOfOffers(actor, command))
    const at = must(Millis, yield* Clock.currentTimeMillis)
    const store = yield* MarketStore
    return yield* store.transaction(
      Effect.fnUntraced(function* (transaction) {
        const course = settle(courseOf(withOffer(yield* transaction.lockDealOfOffer(id))), at)
        const offer = offerIn(course, id)
        const by = yield* Effect.fromResult(partOnOffer(user, command, offer))
        const decided = yield* finish(yield* decide({ course, offer, act: { by, at }, transaction }), at, transaction)
        return yield* viewAfter(decided, id, actor, transaction, at)
      }),
    )
  })
