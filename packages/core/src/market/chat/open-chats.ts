import { Clock, Effect } from "effect"
import { AssetNotFound } from "../../assets/errors.ts"
import type { Asset } from "../../assets/model.ts"
import { isPublic } from "../../assets/statuses.ts"
import { isFirstOwner } from "../../assets/visibility.ts"
import type { MarketUnavailable } from "../../kernel/errors.ts"
import { MarketStore, type MarketTransaction } from "../store.ts"
import { OfferNotFound } from "../../offers/errors.ts"
import { isActiveOffer } from "../../offers/model.ts"
import { isSellerOf } from "../../offers/visibility.ts"
import type { Actor, SignedIn } from "../../kernel/actor.ts"
import { verified } from "../../kernel/policies.ts"
import { Millis } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import type { AssetId, OfferId, UserId, ConversationSid } from "../../shared/ids.ts"
import { conversationName } from "../../chat/conversations.ts"
import { opened } from "../../chat/decisions.ts"
import { ChatOwnAsset } from "../../chat/errors.ts"
import { ConversationHost } from "../../chat/host.ts"
import type { KeptConversation } from "../../chat/kept.ts"
import { chatEvent, openedMessage } from "../../chat/records.ts"

interface Wanted {
  readonly seller: UserId
  readonly buyers: ReadonlyArray<UserId>
  /** Those of the caller that there are. */
  readonly there: ReadonlyArray<KeptConversation>
}

/** Whether somebody made an offer on an asset. */
const hasBidOn = (transaction: MarketTransaction, user: SignedIn, { id, status }: Asset) =>
  status === "Deleted"
    ? Effect.succeed(false)
    : Effect.map(transaction.offersOf(user.id), (offers) =>
        offers.some(({ assets }) => assets.some((one) => one.id === id)),
      )

/** The asset, locked so that one opens after the other; one that is neither public, nor the user's, nor bid on by the user is not there. */
export const lockedFor = Effect.fnUntraced(function* (transaction: MarketTransaction, user: SignedIn, id: AssetId) {
  const [asset] = yield* transaction.lockAssets([id])
  const seller = asset?.owners[0]
  if (!asset || seller === undefined) return yield* new AssetNotFound()
  const isThere = isPublic(asset.status) || seller === user.id || (yield* hasBidOn(transaction, user, asset))
  return isThere ? { asset, seller } : yield* new AssetNotFound()
})

/** Buyers whose offers on the asset bind, each once. */
const biddersOn = Effect.fnUntraced(function* (transaction: MarketTransaction, { id }: Asset) {
  const { offers } = yield* transaction.lockDeal([id])
  const binding = offers
    .filter(
      ({ assets, status }) => assets.some((one) => one.id === id) && (isActiveOffer(status) || status === "Successful"),
    )
    .flatMap(({ owners }) => owners.slice(0, 1))
  return [...new Set(binding)]
})

/** As a buyer one talks with the seller alone. */
const asBuyer = Effect.fnUntraced(function* (transaction: MarketTransaction, user: SignedIn, id: AssetId) {
  const { asset, seller } = yield* lockedFor(transaction, user, id)
  if (isFirstOwner(user, asset)) return yield* new ChatOwnAsset()
  const there = yield* transaction.conversationsOn(id, { seller, buyer: user.id })
  return { seller, buyers: [user.id], there } satisfies Wanted
})

/** The seller of an offer talks with the buyer who made it. To anybody else there is no such offer. */
const asSellerOf = (offer: OfferId) =>
  Effect.fnUntraced(function* (transaction: MarketTransaction, user: SignedIn, id: AssetId) {
    const { seller } = yield* lockedFor(transaction, user, id)
    const { offers } = yield* transaction.lockDeal([id])
    const [buyer] = offers.find((one) => one.id === offer && isSellerOf(user, one))?.owners ?? []
    if (buyer === undefined) return yield* new OfferNotFound()
    const there = yield* transaction.conversationsOn(id, { seller, buyer })
    return { seller, buyers: [buyer], there } satisfies Wanted
  })

/** The first owner talks with all who bid. */
const asEither = Effect.fnUntraced(function* (transaction: MarketTransaction, user: SignedIn, id: AssetId) {
  const { asset, seller } = yield* lockedFor(transaction, user, id)
  const isOwner = isFirstOwner(user, asset)
  const buyers = isOwner ? yield* biddersOn(transaction, asset) : [user.id]
  const there = yield* transaction.conversationsOn(id, { seller, buyer: isOwner ? null : user.id })
  return { seller, buyers, there } satisfies Wanted
})

const missing = ({ buyers, there }: Wanted): ReadonlyArray<UserId> =>
  buyers.filter((buyer) => !there.some(({ buyerId }) => buyerId === buyer))

interface Answered {
  readonly buyer: UserId
  readonly sid: ConversationSid
}

/** Writes those that are still missing; whoever was faster meanwhile counts. */
const written = Effect.fnUntraced(function* (
  transaction: MarketTransaction,
  want: Wanted,
  answers: ReadonlyArray<Answered>,
  by: {
    readonly assetId: AssetId
    readonly at: Millis
    readonly isSeller: boolean
    readonly service: KeptConversation["service"]
  },
) {
  const { assetId, at, isSeller, service } = by
  const still = missing(want)
  const fresh = answers
    .filter(({ buyer }) => still.includes(buyer))
    .map(({ buyer, sid }) => opened({ assetId, sellerId: want.seller, buyerId: buyer }, { service, sid }, at))
  if (fresh.length > 0)
    yield* transaction.write({
      conversations: fresh,
      events: fresh.map((talk) => chatEvent("ChatOpened", talk, isSeller ? "seller" : "buyer", at)),
      outbox: fresh.map(openedMessage),
    })
  return [...want.there, ...fresh]
})

type Wants<E> = (
  transaction: MarketTransaction,
  user: SignedIn,
  id: AssetId,
) => Effect.Effect<Wanted, AssetNotFound | E | MarketUnavailable>

/** Asks the host between two looks, while nothing is held. */
const opening = <E>(wanted: Wants<E>) =>
  Effect.fnUntraced(function* (actor: Actor, assetId: AssetId) {
    const user = yield* Effect.fromResult(verified(actor))
    const at = must(Millis, yield* Clock.currentTimeMillis)
    const host = yield* ConversationHost
    return yield* (yield* MarketStore).consulting({
      read: (transaction) => wanted(transaction, user, assetId),
      ask: (want: Wanted) =>
        Effect.forEach(missing(want), (buyer): Effect.Effect<Answered, MarketUnavailable> => {
          const { seller } = want
          const name = conversationName({ assetID: assetId, sellerID: seller, buyerID: buyer })
          return Effect.map(host.open(name, [seller, buyer]), (sid) => ({ buyer, sid }))
        }),
      write: (transaction, answers: ReadonlyArray<Answered>) =>
        Effect.flatMap(wanted(transaction, user, assetId), (want) =>
          written(transaction, want, answers, {
            assetId,
            at,
            isSeller: want.seller === user.id,
            service: host.service,
          }),
        ),
    })
  })

const withOne = (offer: OfferId | undefined): Wants<ChatOwnAsset | OfferNotFound> =>
  offer === undefined ? asBuyer : asSellerOf(offer)

/** createChat: the one conversation of a buyer with the seller of an asset, or of the seller with who made an offer on it; opened where there is none. */
export const openChat = (actor: Actor, asset: AssetId, offer?: OfferId) => opening(withOne(offer))(actor, asset)

/** getOrCreateMessageAllChats: the first owner's conversations with all who bid or wrote, or a buyer's one; what is missing is opened. */
export const openAllChats = opening(asEither)
