import { Clock, Effect, type Result } from "effect"
import type { OfferNotFound } from "../../offers/errors.ts"
import { isActiveOffer, type Offer } from "../../offers/model.ts"
import { type AskedOfOffers, mayAskOfOffers, partOnOffer } from "../../offers/policies.ts"
import type { OfferView } from "../../offers/views.ts"
import { bidderOf, offerView } from "../../offers/visibility.ts"
import type { Actor, SignedIn } from "../../kernel/actor.ts"
import { Millis } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import type { OfferId } from "../../shared/ids.ts"
import { assetsOf, type Course, courseOf, offerIn } from "./course.ts"
import type { Act, EventActor } from "../../kernel/events.ts"
import type { AccessRefusal, MarketUnavailable, RoleMissing, SignInRequired } from "../../kernel/errors.ts"
import { personIn } from "./person.ts"
import { type Deal, MarketStore, type MarketTransaction } from "../store.ts"
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
  const own = isActiveOffer(offer.status) ? yield* transaction.commitmentsOf(buyer.id) : []
  const view = asset && offerView(offer, asset, bidderOf(offer, buyer, own), actor, now)
  if (!view) return yield* Effect.die(new RangeError(`Offer ${id} hides from the one who changed it`))
  return view
})

/** Writes what was decided, and settles what follows at once. */
export const finish = Effect.fnUntraced(function* (course: Course, now: number, transaction: MarketTransaction) {
  const decided = settle(course, now)
  if (hasChanged(decided)) yield* transaction.write(changeOf(decided))
  return decided
})

/** Who may ask, in which part, and what the asker is shown afterwards. */
export interface AskedOnOffer<A, E, R> {
  readonly admit: Result.Result<SignedIn, RoleMissing | SignInRequired>
  readonly partOf: (user: SignedIn, offer: Offer) => Result.Result<EventActor, OfferNotFound>
  readonly view: (course: Course, transaction: MarketTransaction, now: Millis) => Effect.Effect<A, E, R>
}

/** Locks the deal around the offer, lets the scheduler catch up, decides, settles what follows, and writes it all. */
export const onLockedOffer = <A, E, R, E2, R2>(
  asked: AskedOnOffer<A, E2, R2>,
  id: OfferId,
  decide: (scene: OfferScene) => Effect.Effect<Course, E, R>,
): Effect.Effect<A, AccessRefusal | E | E2 | MarketUnavailable | OfferNotFound, MarketStore | R | R2> =>
  Effect.gen(function* () {
    const user = yield* Effect.fromResult(asked.admit)
    const at = must(Millis, yield* Clock.currentTimeMillis)
    const store = yield* MarketStore
    return yield* store.transaction(
      Effect.fnUntraced(function* (transaction) {
        const course = settle(courseOf(withOffer(yield* transaction.lockDealOfOffer(id))), at)
        const offer = offerIn(course, id)
        const by = yield* Effect.fromResult(asked.partOf(user, offer))
        const decided = yield* finish(yield* decide({ course, offer, act: { by, at }, transaction }), at, transaction)
        return yield* asked.view(decided, transaction, at)
      }),
    )
  })

/** A command on an offer, which the asker sees as it is afterwards. */
export const onOffer = <E, R>(
  actor: Actor,
  command: AskedOfOffers,
  id: OfferId,
  decide: (scene: OfferScene) => Effect.Effect<Course, E, R>,
): Effect.Effect<OfferView, AccessRefusal | E | MarketUnavailable | OfferNotFound, MarketStore | R> =>
  onLockedOffer(
    {
      admit: mayAskOfOffers(actor, command),
      partOf: (user, offer) => partOnOffer(user, command, offer),
      view: (course, transaction, now) => viewAfter(course, id, actor, transaction, now),
    },
    id,
    decide,
  )
