import { expect, it } from "vitest"
import { MarketTime } from "./market-time.ts"

const DAY = 86_400_000

it("goes by the time that an answer tells once the demo's clock was moved, and by nothing else", async () => {
  let told: string | null = null
  const time = new MarketTime(DAY, () => 1_000)
  const ask = time.hearing(async () => new Response(null, told === null ? {} : { headers: { "x-market-time": told } }))
  const after = async (header: string | null) => {
    told = header
    await ask("/graphql")
    return time.now()
  }
  expect(time.now()).toBe(DAY + 1_000)
  expect(await after(null)).toBe(DAY + 1_000)
  expect(await after("soon")).toBe(DAY + 1_000)
  expect(await after(String(DAY + 900))).toBe(DAY + 1_000)
  expect(await after(String(5 * DAY))).toBe(5 * DAY)
  expect(await after(String(2_000))).toBe(2_000)
})
