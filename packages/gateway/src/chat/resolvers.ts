import { ChatNotice, type Actor, signedIn } from "@xl/core/kernel"
import { type ChatSide, type ConversationHost, type KeptConversation, MessageKey } from "@xl/core/chat"
import { ConversationSid, AssetId, OfferId } from "@xl/core/shared"
import {
  addChatInfo,
  askSeller,
  chatToken,
  markChatRead,
  noticeMessageAdded,
  openAllChats,
  openChat,
  sendChatMessage,
} from "@xl/core/market/chat"
import type { MarketStore } from "@xl/core/market"
import { Effect } from "effect"
import * as t from "io-ts"
import type { Database } from "../database/index.ts"
import type { Resolve, Resolvers } from "../http/request.ts"
import type { Hub } from "../live/index.ts"
import { orElse, orNull, text, upTo } from "../market/inputs.ts"
import { failed, input, refused } from "../shared/index.ts"
import { listening } from "./listening.ts"
import { conversationOf, conversationsOf, listingOf, messagesOf, shownMessage } from "./reads.ts"
import { REFUSALS } from "./refusals.ts"

type Services = ConversationHost | MarketStore

/** Characters of a text that is not even looked at; how long a message may be the core says. */
const LONG = 100_000
const MOST_LISTED = 100

const ByAsset = t.strict({ assetID: AssetId })
const Opening = t.strict({ assetID: AssetId, offerId: orNull(OfferId) })
/** How long title and question may be the core says, beside the field. */
const Asking = t.strict({ id: AssetId, title: text(LONG), message: text(LONG) })
const ByChat = t.strict({ chatTwilioSID: ConversationSid })
const Page = t.strict({ chatTwilioSID: ConversationSid, before: orNull(upTo(2_147_483_647)) })
const Listing = t.strict({ limit: orElse(upTo(MOST_LISTED, 1), MOST_LISTED), nextToken: orNull(text(500)) })
const Naming = t.strict({ chatTwilioSID: ConversationSid, anonymous: t.boolean })
const Sending = t.strict({ chatTwilioSID: ConversationSid, body: text(LONG), messageKey: MessageKey })
const Reading = t.strict({ chatTwilioSID: ConversationSid, index: upTo(2_147_483_647, -1) })

const listing =
  (db: Database, side: ChatSide): Resolve<Services> =>
  (args, { actor }) =>
    Effect.gen(function* () {
      const asked = yield* input(Listing, args)
      return yield* listingOf(db, yield* Effect.fromResult(signedIn(actor)), side, asked)
    }).pipe(Effect.catchTag("SignInRequired", failed))

const queries = (db: Database): Resolvers<Services>["Query"] => ({
  getChatInfo: (args, { actor }) =>
    Effect.gen(function* () {
      const { chatTwilioSID } = yield* input(ByChat, args)
      return yield* conversationOf(db, yield* Effect.fromResult(signedIn(actor)), chatTwilioSID)
    }).pipe(Effect.catchTag(["ChatNotFound", "SignInRequired"], failed)),
  getSellerChatListing: listing(db, "seller"),
  getBuyerChatListing: listing(db, "buyer"),
  getTwilioUserToken: (_args, { actor }) =>
    chatToken(actor).pipe(Effect.catchTag(["EmailNotVerified", "SignInRequired"], failed)),
  listChatMessages: (args, { actor }) =>
    Effect.gen(function* () {
      const asked = yield* input(Page, args)
      yield* Effect.fromResult(signedIn(actor))
      return yield* messagesOf(db, asked)
    }).pipe(Effect.catchTag(["ChatNotFound", "SignInRequired"], failed)),
})

/** The conversations as their caller sees them, once they are kept. */
const shown = (db: Database, actor: Actor, talks: ReadonlyArray<KeptConversation>) =>
  Effect.flatMap(Effect.fromResult(signedIn(actor)), (user) =>
    conversationsOf(
      db,
      user,
      talks.map(({ sid }) => sid),
    ),
  )

const chatDone = (db: Database, actor: Actor, talks: ReadonlyArray<KeptConversation>) =>
  Effect.map(shown(db, actor, talks), ([chat]) => ({ __typename: "ChatDone", chat }))

const openings = (db: Database): Resolvers<Services>["Mutation"] => ({
  createChat: (args, { actor }) =>
    input(Opening, args).pipe(
      Effect.flatMap(({ assetID, offerId }) => openChat(actor, assetID, offerId ?? undefined)),
      Effect.flatMap((talks) => chatDone(db, actor, talks)),
      Effect.catchTag(REFUSALS.createChat, refused),
      Effect.catchTag("SignInRequired", failed),
    ),
  sendAnonymousAssetMessage: (args, { actor }) =>
    input(Asking, args).pipe(
      Effect.flatMap(({ id, ...letter }) => askSeller(actor, id, letter)),
      Effect.flatMap((talk) => chatDone(db, actor, [talk])),
      Effect.catchTag(REFUSALS.sendAnonymousAssetMessage, refused),
      Effect.catchTag("SignInRequired", failed),
    ),
  getOrCreateMessageAllChats: (args, { actor }) =>
    input(ByAsset, args).pipe(
      Effect.flatMap(({ assetID }) => openAllChats(actor, assetID)),
      Effect.flatMap((talks) => shown(db, actor, talks)),
      Effect.map((chats) => ({ __typename: "ChatsDone", chats })),
      Effect.catchTag(REFUSALS.getOrCreateMessageAllChats, refused),
      Effect.catchTag("SignInRequired", failed),
    ),
  addChatInfo: (args, { actor }) =>
    input(Naming, args).pipe(
      Effect.flatMap(({ anonymous, chatTwilioSID }) => addChatInfo(actor, chatTwilioSID, anonymous)),
      Effect.flatMap((talk) => chatDone(db, actor, [talk])),
      Effect.catchTag(REFUSALS.addChatInfo, refused),
      Effect.catchTag("SignInRequired", failed),
    ),
})

const sayings: Resolvers<Services>["Mutation"] = {
  noticeMessageAdded: (args, { actor }) =>
    input(ChatNotice, args).pipe(
      Effect.flatMap((notice) => Effect.as(noticeMessageAdded(actor, notice), notice)),
      Effect.map(({ chatTwilioSID }) => ({ __typename: "ChatNoticeDone", chatTwilioSID })),
      Effect.catchTag(REFUSALS.noticeMessageAdded, refused),
      Effect.catchTag("SignInRequired", failed),
    ),
  sendChatMessage: (args, { actor }) =>
    input(Sending, args).pipe(
      Effect.flatMap(({ body, chatTwilioSID: sid, messageKey }) =>
        sendChatMessage(actor, { sid, body, key: messageKey }),
      ),
      Effect.map((message) => ({ __typename: "ChatMessageSent", sent: shownMessage(message) })),
      Effect.catchTag(REFUSALS.sendChatMessage, refused),
      Effect.catchTag("SignInRequired", failed),
    ),
  markChatRead: (args, { actor }) =>
    input(Reading, args).pipe(
      Effect.flatMap(({ chatTwilioSID, index }) => markChatRead(actor, chatTwilioSID, index)),
      Effect.map((index) => ({ __typename: "ChatReadDone", index })),
      Effect.catchTag(REFUSALS.markChatRead, refused),
      Effect.catchTag("SignInRequired", failed),
    ),
}

/** One resolver per field of schema/chat.graphql. */
export const chatResolvers = (db: Database, hub: Hub): Resolvers<Services> => ({
  Query: queries(db),
  Mutation: { ...openings(db), ...sayings },
  Subscription: {
    subscribeToCreateChat: listening(hub, "chatOpened", ({ sid }) => ({ chatTwilioSID: sid })),
    subscribeToNoticeMessageAdded: listening(hub, "chatNotice", ({ notice }) => notice),
    subscribeToChatMessages: listening(hub, "chatMessage", ({ index, sid }) => ({ chatTwilioSID: sid, index })),
  },
})
