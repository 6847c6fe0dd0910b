import {
  type ChatAsset,
  type ChatConversation,
  ChatNotFound,
  type Chats,
  chatSide,
  conversationsOf,
  chatAsset,
  chatView,
  ConversationHost,
  type KeptConversation,
  type KnownPerson,
  sideIn,
  UNNAMED,
} from "@xl/core/chat"
import type { ConversationSid, UserId } from "@xl/core/shared"
import { addChatInfo, askSeller, chatToken, noticeMessageAdded, openAllChats, openChat } from "@xl/core/market/chat"
import { concerns } from "@xl/core/market/live"
import { signedIn } from "@xl/core/kernel"
import { Effect } from "effect"
import type { Asking, MarketHome } from "../market/with-market.ts"
import { hostInMemory } from "./host.ts"

/** Conversations of a page, as the specification's calls ask for. */
const MOST_LISTED = 100

const knownPerson = (home: MarketHome, id: UserId): KnownPerson => {
  const profile = home.memory.rows.profiles.get(id)
  return profile
    ? {
        email: profile.email,
        firstName: profile.firstName,
        lastName: profile.lastName,
        avatar: profile.sellerProfile.avatar,
      }
    : UNNAMED
}

const assetOf = (home: MarketHome, talk: KeptConversation, reader: UserId): ChatAsset => {
  const asset = home.memory.rows.assets.get(talk.assetId)
  if (!asset) throw new RangeError("A conversation is about an asset")
  return chatAsset(asset, reader)
}

/** A conversation as one of its two sees it. */
const viewed = (home: MarketHome, talk: KeptConversation, reader: UserId): ChatConversation => {
  const side = chatSide({ buyerID: talk.buyerId, sellerID: talk.sellerId }, reader) ?? "buyer"
  const people = { buyer: knownPerson(home, talk.buyerId), seller: knownPerson(home, talk.sellerId) }
  return chatView(talk, side, assetOf(home, talk, reader), people)
}

const watching =
  (home: MarketHome, asking: Asking): Chats["Service"]["watch"] =>
  (heard) => {
    const stop = home.memory.deliver((message) => {
      if (message.tag !== "live" || !concerns(asking(), message.audience)) return
      if (message.event.topic === "chatOpened") heard({ tag: "opened", sid: message.event.sid })
      if (message.event.topic === "chatNotice") heard({ tag: "noticed", notice: message.event.notice })
    })
    let isOver = false
    void Promise.resolve().then(() => isOver || heard({ tag: "connected" }))
    return () => {
      isOver = true
      stop()
    }
  }

/** One person's conversations over a market in memory. */
export const chatsInMemory = (home: MarketHome, asking: Asking): Chats["Service"] => {
  const user = Effect.suspend(() => Effect.fromResult(signedIn(asking())))
  const hosted = Effect.provideService(ConversationHost, hostInMemory())
  const shown = (talk: KeptConversation) => Effect.map(user, ({ id }) => viewed(home, talk, id))
  const found = (sid: ConversationSid) =>
    Effect.flatMap(user, ({ id }) => {
      const talk = home.memory.rows.conversations.get(sid)
      return talk
        ? Effect.as(Effect.fromResult(sideIn(talk, id)), viewed(home, talk, id))
        : Effect.fail(new ChatNotFound())
    })
  return {
    open: (asset, offer) =>
      Effect.suspend(() => home.run(hosted(openChat(asking(), asset, offer)))).pipe(
        Effect.flatMap(([talk]) => (talk ? shown(talk) : Effect.die(new RangeError("No conversation was opened")))),
      ),
    ask: (asset, letter) =>
      Effect.suspend(() => home.run(hosted(askSeller(asking(), asset, letter)))).pipe(Effect.flatMap(shown)),
    openAll: (asset) =>
      Effect.suspend(() => home.run(hosted(openAllChats(asking(), asset)))).pipe(
        Effect.flatMap((talks) => Effect.forEach(talks, shown)),
      ),
    find: found,
    hideMe: (sid, anonymous) =>
      Effect.suspend(() => home.run(addChatInfo(asking(), sid, anonymous))).pipe(Effect.flatMap(shown)),
    list: (side, nextToken) =>
      Effect.map(user, ({ id }) => {
        const all = [...home.memory.rows.conversations.values()].map((talk) => viewed(home, talk, id))
        const own = conversationsOf(all, id, side)
        const from = nextToken === null ? 0 : own.findIndex(({ twilioSID }) => twilioSID === nextToken) + 1
        const items = own.slice(from, from + MOST_LISTED)
        const hasMore = from + MOST_LISTED < own.length
        return { items, nextToken: hasMore ? (items.at(-1)?.twilioSID ?? null) : null }
      }),
    token: () => Effect.suspend(() => home.run(hosted(chatToken(asking())))),
    notice: (notice) => Effect.suspend(() => home.run(noticeMessageAdded(asking(), notice))),
    watch: watching(home, asking),
  }
}
