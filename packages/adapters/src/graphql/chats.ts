import { EmailNotVerified, ChatNotice, type SignInRequired } from "@xl/core/kernel"
import { AssetNotFound } from "@xl/core/assets"
import {
  ChatClosed,
  ChatConversation,
  ChatListing,
  ChatMessageInvalid,
  ChatNotAnonymous,
  ChatNotFound,
  ChatOwnAsset,
  type Chats,
  type ChatSide,
  ChatToken,
  ChatTooFast,
} from "@xl/core/chat"
import { ConversationSid, decode } from "@xl/core/shared"
import { ContactFieldsInvalid } from "@xl/core/contact"
import { OfferNotFound } from "@xl/core/offers"
import { Effect, Result } from "effect"
import * as t from "io-ts"
import { access, mutate, promised, query } from "./ask.ts"
import type { Asker } from "./asker.ts"
import { questionOf } from "./asked-by.ts"
import {
  ADD_INFO,
  ASK_SELLER,
  BUYER_CHATS,
  CHAT_INFO,
  CREATE,
  CREATE_ALL,
  NOTICE,
  NOTICED,
  OPENED,
  SELLER_CHATS,
  TOKEN,
} from "./chat-documents.ts"
import { connected, type Line } from "./live-updates.ts"
import { bare, done, holding, problems, type Rebuilt } from "./rebuilt.ts"

const Info = t.type({ getChatInfo: ChatConversation })
const Token = t.type({ getTwilioUserToken: ChatToken })
const Done = t.type({ chat: ChatConversation })
const AllDone = t.type({ chats: t.readonlyArray(ChatConversation) })
const Opened = t.type({ chatTwilioSID: ConversationSid })

const Buying = t.type({ getBuyerChatListing: ChatListing })
const Selling = t.type({ getSellerChatListing: ChatListing })

/** Conversations of a page. */
const LIMIT = 100

const openingAll: Rebuilt<AssetNotFound | EmailNotVerified> = {
  AssetNotFound: bare(AssetNotFound),
  EmailNotVerified: bare(EmailNotVerified),
}
const opening: Rebuilt<AssetNotFound | ChatOwnAsset | EmailNotVerified | OfferNotFound> = {
  ...openingAll,
  ChatOwnAsset: bare(ChatOwnAsset),
  OfferNotFound: bare(OfferNotFound),
}
const asking: Rebuilt<
  AssetNotFound | ChatClosed | ChatNotAnonymous | ChatOwnAsset | ChatTooFast | ContactFieldsInvalid | EmailNotVerified
> = {
  ...openingAll,
  ChatClosed: bare(ChatClosed),
  ChatNotAnonymous: bare(ChatNotAnonymous),
  ChatOwnAsset: bare(ChatOwnAsset),
  ChatTooFast: bare(ChatTooFast),
  ContactFieldsInvalid: holding(problems, ContactFieldsInvalid),
}
const naming: Rebuilt<ChatNotFound> = { ChatNotFound: bare(ChatNotFound) }

/** What a message may be refused with, but for its pace. */
export const saying: Rebuilt<ChatClosed | ChatMessageInvalid | ChatNotFound | EmailNotVerified> = {
  ChatClosed: bare(ChatClosed),
  ChatMessageInvalid: holding(t.strict({ most: t.number }), ChatMessageInvalid),
  ChatNotFound: bare(ChatNotFound),
  EmailNotVerified: bare(EmailNotVerified),
}

const chatIn = (payload: unknown) => Effect.map(promised(Done, payload), ({ chat }) => chat)

/** Asking takes a sign-in and no role. */
export const signInAlone = (operation: string) => {
  const { SignInRequired: missing, TOKEN_REFUSED: refused } = access(operation)
  return { SignInRequired: missing, TOKEN_REFUSED: refused } as {
    readonly [code: string]: (() => SignInRequired) | undefined
  }
}

const listed = (asker: Asker, side: ChatSide, nextToken: string | null) => {
  const page = { limit: LIMIT, nextToken }
  return side === "buyer"
    ? query(asker, BUYER_CHATS, page, signInAlone("getBuyerChatListing")).pipe(
        Effect.flatMap((data) => promised(Buying, data)),
        Effect.map(({ getBuyerChatListing }) => getBuyerChatListing),
      )
    : query(asker, SELLER_CHATS, page, signInAlone("getSellerChatListing")).pipe(
        Effect.flatMap((data) => promised(Selling, data)),
        Effect.map(({ getSellerChatListing }) => getSellerChatListing),
      )
}

const watching =
  (line: Line): Chats["Service"]["watch"] =>
  (heard) => {
    let isOver = false
    const client = connected(line, () => isOver, { opened: () => void (isOver || heard({ tag: "connected" })) })
    const listen = (document: typeof NOTICED | typeof OPENED, tell: (data: unknown) => boolean) =>
      client.subscribe<{ readonly [field: string]: unknown }>(questionOf(document, line.askedBy ?? "text"), {
        next: ({ data }) => {
          const [event] = Object.values(data ?? {})
          if (!isOver && !tell(event)) line.log("An event has not the promised shape", event)
        },
        error: (cause) => line.log("A subscription failed", cause),
        complete: () => undefined,
      })
    const stops = [
      listen(OPENED, (data) => {
        const event = decode(Opened)(data)
        if (Result.isFailure(event)) return false
        heard({ tag: "opened", sid: event.success.chatTwilioSID })
        return true
      }),
      listen(NOTICED, (data) => {
        const event = decode(ChatNotice)(data)
        if (Result.isFailure(event)) return false
        heard({ tag: "noticed", notice: event.success })
        return true
      }),
    ]
    return () => {
      isOver = true
      stops.splice(0).forEach((stop) => stop())
    }
  }

/** The ways into a conversation. */
const openings = (asker: Asker): Pick<Chats["Service"], "ask" | "open" | "openAll"> => ({
  open: (assetID, offerId) =>
    mutate(asker, "createChat", CREATE, { assetID, offerId: offerId ?? null }).pipe(
      Effect.flatMap((payload) => done(opening, payload)),
      Effect.flatMap(chatIn),
      Effect.catchTag("RoleMissing", Effect.die),
    ),
  ask: (id, letter) =>
    mutate(asker, "sendAnonymousAssetMessage", ASK_SELLER, { id, ...letter }).pipe(
      Effect.flatMap((payload) => done(asking, payload)),
      Effect.flatMap(chatIn),
      Effect.catchTag("RoleMissing", Effect.die),
    ),
  openAll: (assetID) =>
    mutate(asker, "getOrCreateMessageAllChats", CREATE_ALL, { assetID }).pipe(
      Effect.flatMap((payload) => done(openingAll, payload)),
      Effect.flatMap((payload) => promised(AllDone, payload)),
      Effect.map(({ chats }) => chats),
      Effect.catchTag("RoleMissing", Effect.die),
    ),
})

/** Conversations, asked of our gateway. */
export const chatsGraphql = (asker: Asker, line: Line): Chats["Service"] => ({
  ...openings(asker),
  find: (chatTwilioSID) =>
    query(
      asker,
      CHAT_INFO,
      { chatTwilioSID },
      { ...signInAlone("getChatInfo"), ChatNotFound: () => new ChatNotFound() },
    ).pipe(
      Effect.flatMap((data) => promised(Info, data)),
      Effect.map(({ getChatInfo }) => getChatInfo),
    ),
  hideMe: (chatTwilioSID, anonymous) =>
    mutate(asker, "addChatInfo", ADD_INFO, { chatTwilioSID, anonymous }).pipe(
      Effect.flatMap((payload) => done(naming, payload)),
      Effect.flatMap(chatIn),
      Effect.catchTag("RoleMissing", Effect.die),
    ),
  list: (side, nextToken) => listed(asker, side, nextToken),
  token: () =>
    query(
      asker,
      TOKEN,
      {},
      { ...signInAlone("getTwilioUserToken"), EmailNotVerified: () => new EmailNotVerified() },
    ).pipe(
      Effect.flatMap((data) => promised(Token, data)),
      Effect.map(({ getTwilioUserToken }) => getTwilioUserToken),
    ),
  notice: (notice) =>
    mutate(asker, "noticeMessageAdded", NOTICE, notice).pipe(
      Effect.flatMap((payload) => done(saying, payload)),
      Effect.asVoid,
      Effect.catchTag("RoleMissing", Effect.die),
    ),
  watch: watching(line),
})
