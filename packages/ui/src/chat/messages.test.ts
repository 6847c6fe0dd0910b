import { aBuyer, aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { type HostedMessage, HostedMessage as Message } from "@xl/core/chat"
import { Millis, must } from "@xl/core/shared"
import { describe, expect, it } from "vitest"
import { contiguous, merged, threadDays } from "./messages.ts"

const [me, other] = [aBuyer().id, aSeller().id]
const at = (instant: number): Millis => must(Millis, instant)
const said = (index: number, timestamp = EXAMPLE_NOW + index, author = other): HostedMessage =>
  must(Message, { index, author, body: `Word ${index}`, timestamp, dateUpdated: null })
const indices = (messages: ReadonlyArray<HostedMessage>) => messages.map(({ index }) => index)

describe("the messages of a thread", () => {
  it("are each there once, in their order", () => {
    expect(indices(merged([said(3), said(4)], [said(1), said(3), said(2)]))).toEqual([1, 2, 3, 4])
  })

  it("reach back to the last gap", () => {
    const here = merged([said(1), said(2)], [said(7), said(8)])
    expect([indices(contiguous(here).messages), contiguous(here).isCut]).toEqual([[7, 8], true])
    expect(contiguous([said(1), said(2)]).isCut).toBe(false)
    expect(contiguous([])).toEqual({ messages: [], isCut: false })
  })

  it("stand under the reader's days with their times, one's own apart, and last what has not arrived", () => {
    const [eve, noon] = [Date.UTC(2026, 10, 8, 3, 5), Date.UTC(2026, 10, 8, 17)]
    const unsent = [
      { key: "k1", body: "Sending", at: at(noon), why: null },
      { key: "k2", body: "Failed", at: at(noon), why: "The line is down." },
    ]
    const days = threadDays({ messages: [said(0, eve), said(1, noon, me)], unsent }, me, "America/New_York")
    expect(days.map(({ day }) => day)).toEqual(["Nov 7", "Nov 8"])
    expect(days.flatMap(({ messages }) => messages)).toMatchObject([
      { id: "message-0", time: "22.05", isOwn: false },
      { id: "message-1", time: "12.00", isOwn: true },
      { id: "k1", state: "sending", isOwn: true },
      { id: "k2", state: "failed", why: "The line is down." },
    ])
  })
})
