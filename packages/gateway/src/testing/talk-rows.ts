import { randomUUID } from "node:crypto"
import { ConversationSid, must } from "@xl/core/shared"
import { KeptConversation } from "@xl/core/chat"
import { aKeptConversation } from "@xl/testkit/chat"
import * as t from "io-ts"
import type { Database } from "../database/index.ts"
import { START } from "./start.ts"

/** Writes a conversation past every rule, in which each said something and read all of it. */
export const putConversation = async (
  db: Database,
  between: Pick<KeptConversation, "assetId" | "buyerId" | "sellerId">,
  change: Partial<KeptConversation> = {},
): Promise<ConversationSid> => {
  const talk = aKeptConversation({
    ...between,
    sid: must(ConversationSid, `CH${randomUUID().replaceAll("-", "")}`),
    createdAt: START,
    lastActivityAt: START,
    lastMessage: "It is.",
    lastMessageOwnerId: between.sellerId,
    lastMessageIndex: must(t.Int, 1),
    ...change,
  })
  const readIndex = must(t.Int, 1)
  const read = { ...talk, buyer: { ...talk.buyer, readIndex }, seller: { ...talk.seller, readIndex }, ...change }
  await db
    .insertInto("conversations")
    .values({ sid: talk.sid, body: JSON.stringify(KeptConversation.encode(read)) })
    .execute()
  const said = [
    { place: 0, author: talk.buyerId, body: "Is it still for sale?" },
    { place: 1, author: talk.sellerId, body: "It is." },
  ]
  if (talk.service === "embedded")
    await db
      .insertInto("chatMessages")
      .values(said.map((one) => ({ ...one, sid: talk.sid, at: START, key: randomUUID() })))
      .execute()
  return talk.sid
}
