import { Asset } from "@xl/core/assets"
import {
  ChatConversation,
  ChatNotFound,
  type ChatSide,
  chatAsset,
  chatView,
  KeptConversation,
  type KeptMessage,
  type KnownPerson,
  sideIn,
  UNNAMED,
} from "@xl/core/chat"
import { type ConversationSid, must, UserId } from "@xl/core/shared"
import type { SignedIn } from "@xl/core/kernel"
import { Effect } from "effect"
import { type Database, type Db, read } from "../database/index.ts"
import { messageIn } from "../market/chats-in.ts"
import { entity } from "../market/index.ts"
import { type Mark, markIn, markOf } from "./paging.ts"

/** Messages of a page. */
const MESSAGES = 50

interface Row {
  readonly body: unknown
  readonly asset: unknown
  readonly buyer: unknown
  readonly seller: unknown
}

const columns = ["body", "asset", "buyer", "seller"] as const

/** The conversation as one of its two sees it; the view told of the other one only what that one shows. */
const viewed = Effect.fnUntraced(function* (user: SignedIn, row: Row) {
  const talk = yield* entity(KeptConversation)(row.body)
  const side = yield* Effect.orDie(Effect.fromResult(sideIn(talk, user.id)))
  const asset = chatAsset(yield* entity(Asset)(row.asset), user.id)
  const people = { buyer: (row.buyer ?? UNNAMED) as KnownPerson, seller: (row.seller ?? UNNAMED) as KnownPerson }
  return ChatConversation.encode(chatView(talk, side, asset, people))
})

/** One conversation, for its two people alone. */
export const conversationOf = Effect.fnUntraced(function* (pool: Database, user: SignedIn, sid: ConversationSid) {
  const row = yield* read(pool, (db) =>
    db.selectFrom("shownConversations").select(columns).where("sid", "=", sid).executeTakeFirst(),
  )
  return row ? yield* viewed(user, row) : yield* new ChatNotFound()
})

/** These conversations, in the order of their names; all are the caller's. */
export const conversationsOf = Effect.fnUntraced(function* (
  pool: Database,
  user: SignedIn,
  sids: ReadonlyArray<ConversationSid>,
) {
  if (sids.length === 0) return []
  const rows = yield* read(pool, (db) =>
    db
      .selectFrom("shownConversations")
      .select(columns)
      .where("sid", "in", [...sids])
      .orderBy("sid")
      .execute(),
  )
  return yield* Effect.forEach(rows, (row) => viewed(user, row))
})

const pageOf = (db: Db, user: SignedIn, side: ChatSide, from: Mark | null) => {
  const own = db
    .selectFrom("shownConversations")
    .select([...columns, "sid", "activeAt"])
    .where(side === "buyer" ? "buyerId" : "sellerId", "=", user.id)
    .orderBy("activeAt", "desc")
    .orderBy("sid")
  return from === null
    ? own
    : own.where((of) =>
        of.or([of("activeAt", "<", from.at), of.and([of("activeAt", "=", from.at), of("sid", ">", from.sid)])]),
      )
}

/** A page of the caller's conversations on one side, the one with the latest activity first. */
export const listingOf = Effect.fnUntraced(function* (
  pool: Database,
  user: SignedIn,
  side: ChatSide,
  { limit, nextToken }: { readonly limit: number; readonly nextToken: string | null },
) {
  const from = nextToken === null ? null : yield* markIn(nextToken)
  const rows = yield* read(pool, (db) =>
    pageOf(db, user, side, from)
      .limit(limit + 1)
      .execute(),
  )
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    items: yield* Effect.forEach(page, (row) => viewed(user, row)),
    nextToken: rows.length > limit && last ? markOf({ at: last.activeAt, sid: last.sid }) : null,
  }
})

/** A message as people see it. */
export const shownMessage = ({ at, author, body, index }: Omit<KeptMessage, "key" | "sid">) => ({
  index,
  author: must(UserId, author),
  body,
  timestamp: at,
  dateUpdated: null,
})

/** Messages that end before the one of this index, or the latest, for the two people alone. */
export const messagesOf = Effect.fnUntraced(function* (
  pool: Database,
  { before, chatTwilioSID: sid }: { readonly before: number | null; readonly chatTwilioSID: ConversationSid },
) {
  const found = yield* read(pool, async (db) => {
    const talk = await db.selectFrom("conversations").select("sid").where("sid", "=", sid).executeTakeFirst()
    if (!talk) return null
    const said = db.selectFrom("chatMessages").selectAll().where("sid", "=", sid).orderBy("place", "desc")
    return (before === null ? said : said.where("place", "<", before)).limit(MESSAGES + 1).execute()
  })
  if (found === null) return yield* new ChatNotFound()
  const messages = found
    .slice(0, MESSAGES)
    .toReversed()
    .map((row) => shownMessage(messageIn({ ...row })))
  return { messages, hasPrevious: found.length > MESSAGES }
})
