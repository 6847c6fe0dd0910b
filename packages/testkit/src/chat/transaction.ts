import { ChatNotFound, type KeptConversation, nextMail } from "@xl/core/chat"
import type { MarketStore, MarketTransaction } from "@xl/core/market"
import { Effect } from "effect"
import type { Rows } from "../market/rows.ts"

type Held = "conversationsOn" | "lockConversation" | "lockConversationsOf" | "messagesSince" | "messageUnder"

const isOf =
  (person: string) =>
  ({ buyerId, sellerId }: KeptConversation) =>
    buyerId === person || sellerId === person

/** What a transaction of a market in memory knows of conversations. */
export const conversationsIn = (rows: () => Rows): Pick<MarketTransaction, Held> => ({
  lockConversation: (sid) =>
    Effect.suspend(() => {
      const talk = rows().conversations.get(sid)
      return talk ? Effect.succeed(talk) : Effect.fail(new ChatNotFound())
    }),
  conversationsOn: (asset, { buyer, seller }) =>
    Effect.sync(() =>
      [...rows().conversations.values()].filter(
        ({ assetId, buyerId, sellerId }) =>
          assetId === asset && sellerId === seller && (buyer === null || buyerId === buyer),
      ),
    ),
  lockConversationsOf: (person) => Effect.sync(() => [...rows().conversations.values()].filter(isOf(person))),
  messageUnder: (sid, author, key) =>
    Effect.sync(
      () => rows().chatMessages.find((said) => said.sid === sid && said.author === author && said.key === key) ?? null,
    ),
  messagesSince: (author, after) =>
    Effect.sync(() => rows().chatMessages.filter((said) => said.author === author && said.at > after).length),
})

/** Of whom a mail is due. */
export const dueChatMailsIn =
  (rows: () => Rows): MarketStore["Service"]["dueChatMails"] =>
  (now, most) =>
    Effect.sync(() =>
      [...rows().conversations.values()]
        .flatMap((talk) => {
          const due = nextMail(talk)
          return due !== null && due <= now ? [{ sid: talk.sid, due }] : []
        })
        .toSorted((one, other) => one.due - other.due)
        .slice(0, most)
        .map(({ sid }) => sid),
    )
