import { LogStreamName } from "@xl/core/monitoring"
import { aProfile, anAdmin, EXAMPLE_NOW, marketInMemory } from "@xl/testkit/market"
import { Effect } from "effect"
import { afterEach, expect, it, vi } from "vitest"
import { sender } from "./sender.ts"

const SESSION = "11111111-1111-4111-8111-111111111111"
afterEach(() => vi.restoreAllMocks())

const stage = () => {
  const market = marketInMemory({ actor: aProfile(), seed: { profiles: [anAdmin()] } })
  const read = () => Effect.runPromise(market.as(anAdmin()).clientLog.page({ offset: 0, size: 50 }))
  return { market, read }
}

it("sends what went wrong to one stream of the day, scrubbed, in its order (BUY-398)", async () => {
  const { market, read } = stage()
  const send = sender(market.clientLog, SESSION, market.home.clock.now, 0)
  send({ what: "Getting User Profile", cause: new Error("no ann@example.com"), at: EXAMPLE_NOW })
  for (let n = 1; n <= 12; n += 1) send({ what: `Mishap ${n}`, cause: undefined, at: EXAMPLE_NOW })
  await expect.poll(async () => (await read()).total).toBe(13)
  send({ what: "Later", cause: undefined, at: EXAMPLE_NOW })
  await expect.poll(async () => (await read()).total).toBe(14)
  const { errors } = await read()
  expect(new Set(errors.map(({ stream }) => stream))).toEqual(new Set([`2026-11-28/${SESSION}`]))
  expect(errors.find(({ message }) => message.startsWith("Getting"))?.message).toMatch(
    /^Getting User Profile: Error: no \[e-mail\]/,
  )
  expect(errors.every(({ stream, who }) => LogStreamName.is(stream) && who === aProfile().id)).toBe(true)
})

it("drops what the log does not take, with a line on the console", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined)
  const { market } = stage()
  const down = { ...market.clientLog, put: () => Effect.fail({ _tag: "MarketUnavailable" } as never) }
  sender(down, SESSION, market.home.clock.now, 0)({ what: "It broke", cause: undefined, at: EXAMPLE_NOW })
  await expect.poll(() => said.mock.calls).toEqual([["Entries of the log are dropped", "MarketUnavailable"]])
})
