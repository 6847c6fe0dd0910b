import { type ChatConnection, type HostedMessage } from "@xl/core/chat"
import { type ChatNotice } from "@xl/core/kernel"
import { ConversationSid, must, type UserId } from "@xl/core/shared"
import { aConversation, HostedService } from "@xl/testkit/chat"
import { Effect } from "effect"
import { describe, expect, it, vi } from "vitest"
import { twilioConversations } from "./index.ts"

const run = Effect.runPromise
const talk = aConversation()
const sid = talk.twilioSID
const service = new HostedService()
service.name(sid, `${talk.assetID}#${talk.sellerID}#${talk.buyerID}`)

const lineOf = (me: UserId) => {
  const noticed: Array<ChatNotice> = []
  const conversations = twilioConversations(
    {
      client: async () => service.client(me, () => 1_000),
      chats: {
        token: () => Effect.succeed({ service: "twilio", token: "t", expires: null }),
        notice: (notice) => Effect.sync(() => void noticed.push(notice)),
      },
    },
    me,
  )
  return { conversations, noticed }
}

describe("the hosted conversations service", () => {
  it("connects by a token, carries a message to both, and tells the other one of it (ACC-027, ACC-527)", async () => {
    const [buyer, seller] = [lineOf(talk.buyerID), lineOf(talk.sellerID)]
    const states: Array<ChatConnection> = []
    const heard: Array<HostedMessage> = []
    const close = seller.conversations.connect((state) => states.push(state))
    seller.conversations.watch((_sid, message) => heard.push(message))
    await vi.waitFor(() => expect(states).toEqual(["connecting", "connected"]))
    const key = "00000000-0000-4000-8000-000000000001"
    const sent = await run(buyer.conversations.send(sid, "Is it still for sale?", key))
    expect(await run(buyer.conversations.send(sid, "Is it still for sale?", key))).toEqual(sent)
    expect(sent).toMatchObject({ index: 0, author: talk.buyerID, timestamp: 1_000 })
    expect(heard).toEqual([sent])
    const parties = { senderID: talk.buyerID, receiverID: talk.sellerID }
    expect(buyer.noticed).toEqual([{ msgText: "Is it still for sale?", ...parties, chatTwilioSID: sid }])
    expect(await run(seller.conversations.page(sid, null))).toEqual({ messages: [sent], hasPrevious: false })
    expect(await run(seller.conversations.markRead(sid, 0))).toBe(0)
    close()
    await vi.waitFor(() => expect(states.slice(2)).toEqual(["disconnecting", "disconnected"]))
  })

  it("sends no message of blanks alone, and fails where the service refuses", async () => {
    const { conversations } = lineOf(talk.buyerID)
    const refused = (body: string, of = sid) =>
      run(Effect.map(Effect.flip(conversations.send(of, body, crypto.randomUUID())), ({ _tag }) => _tag))
    expect(await refused(" ")).toBe("ChatMessageInvalid")
    expect(await refused("Hello", must(ConversationSid, "CH0"))).toBe("MarketUnavailable")
  })
})
