import { Clock, Effect, Result } from "effect"
import { AccountInUse } from "../../accounts/errors.ts"
import { deleted } from "../assets/decisions.ts"
import type { Asset } from "../../assets/model.ts"
import type { AssetStatus } from "../../kernel/statuses.ts"
import { leftBy } from "../../chat/decisions.ts"
import { withdrawnWithAccount } from "../../data-room/decisions.ts"
import { holdsMoney, isOpen } from "../../offers/deposit.ts"
import { isActiveOffer, type Offer } from "../../offers/model.ts"
import { newProfile } from "../profiles/register-user.ts"
import { endedWithAccount } from "../../roles/decisions.ts"
import type { Actor, SignedIn } from "../../kernel/actor.ts"
import { signedIn } from "../../kernel/policies.ts"
import { Millis } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import type { AssetId, UserId } from "../../shared/ids.ts"
import { assetIn, courseOf } from "../deal/course.ts"
import { MarketStore, type MarketTransaction } from "../store.ts"
import { settle } from "../deal/settle.ts"
import { changeOf } from "../deal/story.ts"

/** What somebody has on the market. */
export interface Business {
  /** Of which one is the first owner. */
  readonly assets: ReadonlyArray<Asset>
  /** That one made, and that others made for these assets. */
  readonly offers: ReadonlyArray<Offer>
  /** Assets that one won and whose closing is confirmed. */
  readonly closed: ReadonlySet<AssetId>
}

/** An asset in one of these binds nobody any more. */
const AT_REST: ReadonlySet<AssetStatus> = new Set<AssetStatus>([
  "Draft",
  "Revoked",
  "ListingExpired",
  "NoLongerListedForSale",
  "Closed",
  "Deleted",
])

const binds = (offer: Offer, { closed }: Business): boolean =>
  isActiveOffer(offer.status) || (offer.status === "Successful" && offer.assets.some(({ id }) => !closed.has(id)))

/** Refused while a listing is on the market, an offer of one's own binds, or money of an offer is held or undecided. */
export const requireNoBusiness = (id: UserId, business: Business): Result.Result<void, AccountInUse> => {
  const { assets, offers } = business
  const listings = assets.filter(({ status }) => !AT_REST.has(status)).length
  const binding = offers.filter((offer) => offer.owners[0] === id && binds(offer, business)).length
  const deposits = offers.filter((offer) => holdsMoney(offer.deposit) || isOpen(offer)).length
  return listings + binding + deposits === 0
    ? Result.succeed(undefined)
    : Result.fail(new AccountInUse({ listings, offers: binding, deposits }))
}

const businessOf = Effect.fnUntraced(function* (transaction: MarketTransaction, id: UserId) {
  const owned = yield* transaction.assetIdsOf(id)
  const deal = owned.length === 0 ? { assets: [], offers: [] } : yield* Effect.orDie(transaction.lockDeal(owned))
  const made = yield* transaction.offersOf(id)
  const won = made.filter(({ status }) => status === "Successful").flatMap(({ assets }) => assets)
  const closings = yield* Effect.forEach(won, ({ id: asset }) => Effect.orDie(transaction.asset(asset)))
  return {
    assets: deal.assets.filter(({ owners: [first] }) => first === id),
    offers: [...made, ...deal.offers.filter((offer) => !made.some((own) => own.id === offer.id))],
    closed: new Set(closings.filter(({ status }) => status === "Closed").map((asset) => asset.id)),
  } satisfies Business
})

/** A draft goes with its owner. */
const discard = Effect.fnUntraced(function* (transaction: MarketTransaction, user: SignedIn, id: AssetId, at: Millis) {
  const course = settle(courseOf(yield* Effect.orDie(transaction.lockDeal([id]))), at)
  const gone = deleted(course, assetIn(course, id), "discard", { by: { id: user.id, trigger: "Seller" }, at })
  yield* transaction.write(changeOf(yield* Effect.orDie(Effect.fromResult(gone))))
})

/**
 * Forgets a person for good: nothing of the profile is left but its id, which deals of the past name, and drafts are deleted. Repeated,
 * nothing happens. The account itself is the identity service's to remove.
 */
export const deleteAccount = Effect.fn("deleteAccount")(function* (actor: Actor) {
  const user = yield* Effect.fromResult(signedIn(actor))
  const at = must(Millis, yield* Clock.currentTimeMillis)
  return yield* (yield* MarketStore).transaction(
    Effect.fnUntraced(function* (transaction) {
      const before = yield* transaction.lockProfile(user.id)
      const business = yield* businessOf(transaction, user.id)
      yield* Effect.fromResult(requireNoBusiness(user.id, business))
      for (const { id, status } of business.assets) if (status === "Draft") yield* discard(transaction, user, id, at)
      const open = yield* transaction.openRoleRequests(user.id)
      const asked = yield* transaction.openTier2Requests(user.id)
      const talks = yield* transaction.lockConversationsOf(user.id)
      yield* transaction.write({
        conversations: talks.map((talk) => leftBy(talk, user.id, at)),
        profiles: [newProfile(user.id, `deleted-${user.id}@deleted.invalid`, before.creationDate)],
        roleRequests: open.map((request) => endedWithAccount(request, at)),
        tier2Requests: asked.map((request) => withdrawnWithAccount(request, at)),
        events: [
          {
            chain: user.id,
            type: "AccountDeleted",
            actor: { id: user.id, trigger: "Buyer" },
            at,
            subject: user.id,
            before: null,
            after: null,
          },
        ],
        outbox: [],
      })
    }),
  )
})
