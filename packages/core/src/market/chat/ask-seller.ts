import { Clock, Effect } from "effect"
import type { AssetNotFound } from "../../assets/errors.ts"
import { isFirstOwner } from "../../assets/visibility.ts"
import { admittedLetter } from "../../contact/admitted-letter.ts"
import { type Letter, letterInOne } from "../../contact/letter.ts"
import { MarketUnavailable } from "../../kernel/errors.ts"
import { MarketStore, type MarketTransaction } from "../store.ts"
import type { Actor, SignedIn } from "../../kernel/actor.ts"
import { verified } from "../../kernel/policies.ts"
import { Millis } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import type { AssetId, UserId, ConversationSid } from "../../shared/ids.ts"
import { conversationName } from "../../chat/conversations.ts"
import { opened, requireOther, said } from "../../chat/decisions.ts"
import { type ChatClosed, ChatNotAnonymous, ChatOwnAsset, type ChatTooFast } from "../../chat/errors.ts"
import { ConversationHost } from "../../chat/host.ts"
import type { KeptConversation, KeptMessage } from "../../chat/kept.ts"
import { addedMessage, chatEvent, noticeMessage, openedMessage } from "../../chat/records.ts"
import { lockedFor } from "./open-chats.ts"
import { requirePace } from "./say.ts"

interface Wanted {
  readonly seller: UserId
  /** The caller's conversation with the seller, where there is one. */
  readonly talk: KeptConversation | null
}
type Refused = AssetNotFound | ChatClosed | ChatNotAnonymous | ChatOwnAsset | ChatTooFast | MarketUnavailable

/** With whom the caller talks, as long as neither is told who the other one is. */
const unnamed = (
  transaction: MarketTransaction,
  user: SignedIn,
  id: AssetId,
  at: Millis,
): Effect.Effect<Wanted, Refused> =>
  Effect.gen(function* () {
    const { asset, seller } = yield* lockedFor(transaction, user, id)
    if (isFirstOwner(user, asset)) return yield* new ChatOwnAsset()
    const [talk = null] = yield* transaction.conversationsOn(id, { seller, buyer: user.id })
    if (asset.contactsDisclosed || talk?.buyer.anonymous === false) return yield* new ChatNotAnonymous()
    if (talk) yield* Effect.fromResult(requireOther(talk, "buyer"))
    yield* requirePace(transaction, user.id, at)
    return { seller, talk }
  })

interface Said {
  readonly user: UserId
  readonly assetId: AssetId
  readonly body: string
  readonly at: Millis
  readonly service: KeptConversation["service"]
}

/** The conversation, held until the end; begun where there is none. */
const talkFor = (transaction: MarketTransaction, { seller, talk }: Wanted, sid: ConversationSid, of: Said) =>
  talk
    ? transaction.lockConversation(talk.sid).pipe(Effect.catchTag("ChatNotFound", Effect.die))
    : Effect.succeed(
        opened({ assetId: of.assetId, sellerId: seller, buyerId: of.user }, { service: of.service, sid }, of.at),
      )

const written = Effect.fnUntraced(function* (
  transaction: MarketTransaction,
  want: Wanted,
  { key, sid }: Pick<KeptMessage, "key" | "sid">,
  of: Said,
) {
  const { at, body, user } = of
  const talk = yield* talkFor(transaction, want, sid, of)
  const after = said(talk, "buyer", body, at)
  const isKept = talk.service === "embedded"
  const message: KeptMessage = { sid: talk.sid, index: after.lastMessageIndex, author: user, body, at, key }
  yield* transaction.write({
    conversations: [after],
    chatMessages: isKept ? [message] : [],
    events: want.talk ? [] : [chatEvent("ChatOpened", talk, "buyer", at)],
    outbox: [
      ...(want.talk ? [] : [openedMessage(after)]),
      ...(isKept ? [addedMessage(after, message.index)] : []),
      noticeMessage(after, "buyer", body),
    ],
  })
  return after
})

/**
 * sendAnonymousAssetMessage: a question to the seller of a listing whose contacts are not disclosed. It is the first message of their
 * conversation, or the next one, in which the seller answers; neither is told who the other one is. Source:
 * docs/adr/0096-letters-of-members.md.
 */
export const askSeller = Effect.fn("askSeller")(function* (actor: Actor, assetId: AssetId, typed: Letter) {
  const { id: user, ...rest } = yield* Effect.fromResult(verified(actor))
  const body = letterInOne(yield* Effect.fromResult(admittedLetter(typed)))
  const at = must(Millis, yield* Clock.currentTimeMillis)
  const host = yield* ConversationHost
  const wanted = (transaction: MarketTransaction) => unnamed(transaction, { id: user, ...rest }, assetId, at)
  return yield* (yield* MarketStore).consulting({
    read: wanted,
    ask: Effect.fnUntraced(function* ({ seller, talk }: Wanted) {
      if (talk && talk.service !== host.service) return yield* new MarketUnavailable({ cause: "kept elsewhere" })
      const name = conversationName({ assetID: assetId, sellerID: seller, buyerID: user })
      const sid = talk?.sid ?? (yield* host.open(name, [seller, user]))
      return { sid, key: yield* host.say(sid, user, body) }
    }),
    write: (transaction, answer: Pick<KeptMessage, "key" | "sid">) =>
      Effect.flatMap(wanted(transaction), (want) =>
        written(transaction, want, answer, { user, assetId, body, at, service: host.service }),
      ),
  })
})
