import { UnsubscribeLinkInvalid } from "@xl/core/listing-alerts"
import { MarketUnavailable } from "@xl/core/kernel"
import { Effect, Exit, Result } from "effect"
import { describe, expect, it } from "vitest"
import { unsubscribingHttp } from "./index.ts"

const url = "https://market.example/unsubscribe"
type Asked = readonly [address: string, init: RequestInit | undefined]

const answering = (status: number | Error) => {
  const asked: Array<Asked> = []
  const fetch = (async (address: unknown, init?: RequestInit) => {
    asked.push([String(address), init])
    if (status instanceof Error) throw status
    return new Response(null, { status })
  }) as typeof globalThis.fetch
  return { asked, leaving: unsubscribingHttp({ url, fetch }) }
}
const outcome = (status: number | Error) => Effect.runPromise(Effect.result(answering(status).leaving.unsubscribe("t")))

describe("leaving by a mail's link", () => {
  it("asks as a mail program does, without anything that says who is signed in", async () => {
    const { asked, leaving } = answering(204)
    expect(Exit.isSuccess(await Effect.runPromiseExit(leaving.unsubscribe("a+b")))).toBe(true)
    const [address, init] = asked[0] ?? []
    expect([address, init?.method, init?.body, init?.credentials]).toEqual([
      `${url}?token=a%2Bb`,
      "POST",
      "List-Unsubscribe=One-Click",
      "omit",
    ])
  })

  it("says that the link is no good, or that nobody answered", async () => {
    expect(await outcome(400)).toEqual(Result.fail(new UnsubscribeLinkInvalid()))
    expect(await outcome(503)).toEqual(Result.fail(new MarketUnavailable({ cause: 503 })))
    const broken = new Error("no network")
    expect(await outcome(broken)).toEqual(Result.fail(new MarketUnavailable({ cause: broken })))
  })
})
