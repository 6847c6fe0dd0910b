import { ChatNotFound, KeptConversation, KeptMessage } from "@xl/core/chat"
import { ConversationSid, must } from "@xl/core/shared"
import type { MarketStore, MarketTransaction } from "@xl/core/market"
import { Effect } from "effect"
import { ask, type Database, type Transaction } from "../database/index.ts"
import { entities, entity } from "./rows.ts"

type OfChats = "conversationsOn" | "lockConversation" | "lockConversationsOf" | "messagesSince" | "messageUnder"

/** A message as its row holds it. */
export const messageIn = ({
  place,
  ...row
}: {
  readonly place: number
  readonly [column: string]: unknown
}): KeptMessage => must(KeptMessage, { ...row, index: place })

/** Conversations and what is said in them, inside one transaction. */
export const chatsIn = (transaction: Transaction): Pick<MarketTransaction, OfChats> => ({
  lockConversation: (sid) =>
    ask(() =>
      transaction.selectFrom("conversations").select("body").where("sid", "=", sid).forNoKeyUpdate().executeTakeFirst(),
    ).pipe(Effect.flatMap((row) => (row ? entity(KeptConversation)(row.body) : Effect.fail(new ChatNotFound())))),
  conversationsOn: (asset, { buyer, seller }) => {
    const all = transaction
      .selectFrom("conversations")
      .select("body")
      .where("assetId", "=", asset)
      .where("sellerId", "=", seller)
      .orderBy("sid")
    return ask(() => (buyer === null ? all : all.where("buyerId", "=", buyer)).execute()).pipe(
      Effect.flatMap((rows) => entities(KeptConversation, rows)),
    )
  },
  lockConversationsOf: (person) =>
    ask(() =>
      transaction
        .selectFrom("conversations")
        .select("body")
        .where((of) => of.or([of("buyerId", "=", person), of("sellerId", "=", person)]))
        .orderBy("sid")
        .forNoKeyUpdate()
        .execute(),
    ).pipe(Effect.flatMap((rows) => entities(KeptConversation, rows))),
  messageUnder: (sid, author, key) =>
    ask(() =>
      transaction
        .selectFrom("chatMessages")
        .selectAll()
        .where((of) => of.and({ sid, author, key }))
        .executeTakeFirst(),
    ).pipe(Effect.map((row) => (row ? messageIn({ ...row }) : null))),
  messagesSince: (author, after) =>
    ask(() =>
      transaction
        .selectFrom("chatMessages")
        .select(({ fn }) => fn.countAll<number>().as("sent"))
        .where("author", "=", author)
        .where("at", ">", after)
        .executeTakeFirstOrThrow(),
    ).pipe(Effect.map(({ sent }) => sent)),
})

/** Conversations of which a mail is due; the house's own question. */
export const dueChatMails =
  (db: Database): MarketStore["Service"]["dueChatMails"] =>
  (now, most) =>
    ask(() =>
      db
        .selectFrom("conversations")
        .select("sid")
        .where("mailDue", "<=", now)
        .orderBy("mailDue")
        .orderBy("sid")
        .limit(most)
        .execute(),
    ).pipe(Effect.map((rows) => rows.map(({ sid }) => must(ConversationSid, sid))))
