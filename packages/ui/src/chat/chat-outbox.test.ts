import { MarketUnavailable } from "@xl/core/kernel"
import { aBuyer, aSeller } from "@xl/testkit/market"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { settled } from "../testing/app.ts"
import { OTHER, talking } from "../testing/talking.ts"

const [buyer, seller] = [aBuyer(), aSeller()]
const broken = Effect.fail(new MarketUnavailable({ cause: "down" }))

/** A buyer whose line is down while the switch says so: what is sent then may have arrived all the same. */
const overALine = async () => {
  const line = { isDown: false, arrivesAllTheSame: false }
  const here = await talking(buyer, {}, ({ conversations }) => ({
    conversations: {
      ...conversations,
      send: (...of) => {
        if (!line.isDown) return conversations.send(...of)
        return line.arrivesAllTheSame ? Effect.andThen(conversations.send(...of), broken) : broken
      },
    },
  }))
  const sid = await here.opens()
  const stop = here.thread.connect()
  await here.thread.open(sid)
  const kept = async () =>
    (await Effect.runPromise(here.market.as(seller).conversations.page(sid, null))).messages.map(({ body }) => body)
  const shown = () => [
    ...here.thread.messages.map(({ body }) => body),
    ...here.outbox.unsentOf(sid).map(({ body, why }) => `${body} ${why === null ? "…" : "!"}`),
  ]
  return { ...here, kept, line, shown, sid, stop }
}

describe("what is sent", () => {
  it("shows at once, and once when it has arrived; the field is empty then", async () => {
    const { kept, lists, outbox, shown, sid } = await overALine()
    outbox.type(sid, "Still for sale?")
    const sent = outbox.send(sid)
    expect([shown(), outbox.draftOf(sid)]).toEqual([["Still for sale? …"], ""])
    await sent
    await settled()
    expect([shown(), await kept(), outbox.isSending(sid)]).toEqual([["Still for sale?"], ["Still for sale?"], false])
    expect([lists.known.get(sid)?.attributes.lastMessage, lists.unread]).toEqual(["Still for sale?", 0])
  })

  it("is nothing where only blanks were typed, and they stay (ACC-337)", async () => {
    const { kept, outbox, shown, sid } = await overALine()
    for (const blank of ["", "  ", "\n\t"]) {
      outbox.type(sid, blank)
      await outbox.send(sid)
      expect([shown(), outbox.draftOf(sid)]).toEqual([[], blank])
    }
    expect(await kept()).toEqual([])
  })

  it("is nothing where it is too long, and what was typed stays", async () => {
    const { kept, outbox, shown, sid } = await overALine()
    const long = "x".repeat(4_001)
    outbox.type(sid, long)
    await outbox.send(sid)
    expect([shown(), outbox.draftOf(sid)]).toEqual([[], long])
    outbox.type(sid, long.slice(1))
    await outbox.send(sid)
    expect((await kept())[0]).toHaveLength(4_000)
  })

  it("stays with its reason where it did not get there, and goes when tried again", async () => {
    const { kept, line, outbox, shown, sid } = await overALine()
    line.isDown = true
    outbox.type(sid, "Hello")
    await outbox.send(sid)
    const [failed] = outbox.unsentOf(sid)
    expect([shown(), failed?.why]).toEqual([["Hello !"], "We cannot reach the marketplace. Please try again."])
    line.isDown = false
    await outbox.retry(sid, failed?.key ?? "")
    expect([shown(), await kept()]).toEqual([["Hello"], ["Hello"]])
    await outbox.retry(sid, failed?.key ?? "")
    expect(await kept()).toEqual(["Hello"])
  })

  it("arrives once, where the answer alone was lost", async () => {
    const { kept, line, outbox, shown, sid } = await overALine()
    Object.assign(line, { isDown: true, arrivesAllTheSame: true })
    outbox.type(sid, "Hello")
    await outbox.send(sid)
    Object.assign(line, { isDown: false })
    await outbox.retry(sid, outbox.unsentOf(sid)[0]?.key ?? "")
    await settled()
    expect([shown(), await kept()]).toEqual([["Hello"], ["Hello"]])
  })

  it("arrives in the order in which it was written", async () => {
    const { kept, outbox, sid } = await overALine()
    const sent = ["One", "Two", "Three"].map((word) => {
      outbox.type(sid, word)
      return outbox.send(sid)
    })
    await Promise.all(sent)
    expect(await kept()).toEqual(["One", "Two", "Three"])
  })

  it("is gone when it is discarded", async () => {
    const { kept, line, outbox, shown, sid } = await overALine()
    line.isDown = true
    outbox.type(sid, "Hello")
    await outbox.send(sid)
    outbox.discard(sid, outbox.unsentOf(sid)[0]?.key ?? "")
    expect([shown(), await kept()]).toEqual([[], []])
  })
})

describe("what was typed", () => {
  it("stays with its conversation while the panel is closed or another one is open", async () => {
    const { opens, outbox, sid, stop, thread } = await overALine()
    const other = await opens(buyer, OTHER.id)
    outbox.type(sid, "I was about to")
    await thread.open(other)
    outbox.type(other, "Another")
    stop()
    await thread.open(sid)
    expect([outbox.draftOf(sid), outbox.draftOf(other)]).toEqual(["I was about to", "Another"])
  })

  it("is gone with whoever typed it", async () => {
    const { line, outbox, session, sid } = await overALine()
    line.isDown = true
    outbox.type(sid, "Secret")
    await outbox.send(sid)
    outbox.type(sid, "More of it")
    await session.signOut()
    expect([outbox.draftOf(sid), outbox.unsentOf(sid)]).toEqual(["", []])
  })
})
