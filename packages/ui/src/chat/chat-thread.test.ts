import { pseudonym } from "@xl/core/chat"
import { MarketUnavailable } from "@xl/core/kernel"
import { aBuyer, aSeller } from "@xl/testkit/market"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { settled } from "../testing/app.ts"
import { TALKED, talking } from "../testing/talking.ts"

const [buyer, seller] = [aBuyer(), aSeller()]
const broken = Effect.fail(new MarketUnavailable({ cause: "down" }))
const words = (count: number) => Array.from({ length: count }, (_, at) => `Word ${at}`)

describe("the conversation on screen", () => {
  it("is that of one asset, and opening it marks its messages as read (ACC-193, ACC-285)", async () => {
    const { lists, market, opens, says, thread } = await talking(seller)
    const sid = await opens()
    await says(buyer, sid, "Hello", "Still for sale?")
    await thread.open(sid)
    await settled()
    expect([thread.opened.tag, thread.conversation?.assetID, thread.side]).toEqual(["open", TALKED.id, "seller"])
    expect([thread.messages.map(({ body }) => body), thread.firstNew]).toEqual([["Hello", "Still for sale?"], 0])
    expect(lists.known.get(sid)?.lastReadMessageIndex).toBe(1)
    const kept = await Effect.runPromise(market.as(seller).chats.find(sid))
    expect(kept.lastReadMessageIndex).toBe(1)
    await thread.open(null)
    await thread.open(sid)
    await settled()
    expect(thread.firstNew).toBeNull()
  })

  it("gets what the other one says live, tells it once under the name that may be known, and marks it read", async () => {
    const { lists, opens, says, thread } = await talking(seller)
    const sid = await opens()
    const stop = thread.connect()
    await thread.open(sid)
    await says(buyer, sid, "Hello")
    await settled()
    expect(thread.messages.map(({ body }) => body)).toEqual(["Hello"])
    expect(thread.arrived).toBe(`${pseudonym(buyer, "buyer")}: Hello`)
    expect([lists.unread, lists.known.get(sid)?.lastReadMessageIndex]).toEqual([0, 0])
    stop()
    await says(buyer, sid, "Gone?")
    await settled()
    expect([thread.messages.length, lists.open]).toEqual([1, null])
  })

  it("brings what was said before, page by page", async () => {
    const { opens, says, thread } = await talking(buyer)
    const sid = await opens()
    await says(seller, sid, ...words(120))
    await thread.open(sid)
    expect([thread.messages.length, thread.older]).toEqual([50, "more"])
    await thread.loadOlder()
    await thread.loadOlder()
    expect([thread.messages.map(({ body }) => body), thread.older]).toEqual([words(120), "none"])
  })

  it("keeps what it has where older messages cannot be had, and tries again", async () => {
    let isDown = false
    const { opens, says, thread } = await talking(buyer, {}, ({ conversations }) => ({
      conversations: {
        ...conversations,
        page: (sid, before) => (isDown ? broken : conversations.page(sid, before)),
      },
    }))
    const sid = await opens()
    await says(seller, sid, ...words(60))
    await thread.open(sid)
    isDown = true
    await thread.loadOlder()
    expect([thread.messages.length, thread.older]).toEqual([50, "failed"])
    isDown = false
    await thread.loadOlder()
    expect([thread.messages.length, thread.older]).toEqual([60, "none"])
  })

  it("tells nothing apart of a conversation that is not one's own, and of one that is not", async () => {
    const { lists, opens, thread } = await talking(buyer)
    const foreign = await opens(aBuyer(2))
    for (const sid of [foreign, "CH404", "not/an id", ""]) {
      await thread.open(null)
      await thread.open(sid)
      expect([thread.opened, thread.conversation, thread.messages, lists.known.size]).toEqual([
        { tag: "missing" },
        null,
        [],
        0,
      ])
    }
  })

  it("says that it did not load, and loads when asked again", async () => {
    let isDown = true
    const { opens, thread } = await talking(buyer, {}, ({ conversations }) => ({
      conversations: { ...conversations, page: (...of) => (isDown ? broken : conversations.page(...of)) },
    }))
    await thread.open(await opens())
    expect(thread.opened).toEqual({ tag: "failed", said: "We cannot reach the marketplace. Please try again." })
    isDown = false
    await thread.again()
    expect(thread.opened.tag).toBe("open")
  })

  it("asks for what was said while the line was broken", async () => {
    let tell: (state: "connected" | "disconnected") => void = () => undefined
    const { lists, opens, says, thread } = await talking(buyer, {}, ({ conversations }) => ({
      conversations: {
        ...conversations,
        connect: (heard) => {
          heard("connecting")
          tell = heard
          return () => undefined
        },
        watch: () => () => undefined,
      },
    }))
    const sid = await opens()
    const stop = thread.connect()
    await thread.open(sid)
    expect(thread.connection).toBe("connecting")
    tell("connected")
    await says(seller, sid, "Lost on the way")
    await settled()
    expect(thread.messages).toEqual([])
    tell("disconnected")
    tell("connected")
    await settled()
    expect(thread.messages.map(({ body }) => body)).toEqual(["Lost on the way"])
    expect(lists.known.get(sid)?.lastReadMessageIndex).toBe(0)
    stop()
  })

  it("drops what comes late of a conversation that was left", async () => {
    const { opens, says, thread } = await talking(seller)
    const [one, other] = [await opens(), await opens(aBuyer(2))]
    await says(buyer, one, "From one")
    await says(aBuyer(2), other, "From the other")
    const first = thread.open(one)
    await thread.open(other)
    await first
    await settled()
    expect(thread.messages.map(({ body }) => body)).toEqual(["From the other"])
  })
})
