import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { inProportion } from "../shared/index.ts"
import { aStage, aTry, broken, brokenStory, type Try, trying } from "./index.ts"
import type { MarketInMemory } from "./index.ts"

const TERMINAL = ["Closed", "Deleted"]
const story = fc.array(aTry, { minLength: 10, maxLength: 60 })

const play = async (market: MarketInMemory, tries: ReadonlyArray<Try>, each: () => Promise<void> | void) => {
  for (const tried of tries) {
    await Effect.runPromise(trying(market, tried))
    await each()
  }
}

const byChain = ({ home }: MarketInMemory) => {
  const chains = new Map<string, Array<unknown>>()
  for (const event of home.memory.rows.events) chains.set(event.chain, [...(chains.get(event.chain) ?? []), event])
  return chains
}

describe("the market, whatever people try", () => {
  it("keeps its laws: one winner, no offer after the exit, no overlap, right counters, terminal ends", () =>
    fc.assert(
      fc.asyncProperty(story, async (tries) => {
        const market = aStage()
        const ended = new Map<string, string>()
        await play(market, tries, () => {
          const { rows } = market.home.memory
          expect(broken(rows, market.home.clock.now(), false)).toEqual([])
          for (const { id, status } of rows.assets.values()) {
            expect(status).toBe(ended.get(id) ?? status)
            if (TERMINAL.includes(status)) ended.set(id, status)
          }
        })
        await Effect.runPromise(market.tick())
        expect(broken(market.home.memory.rows, market.home.clock.now(), true)).toEqual([])
        expect(brokenStory(market.home.memory.rows)).toEqual([])
      }),
      { numRuns: inProportion(150) },
    ))

  it("comes to the same however often the scheduler runs, and a second run does nothing", () =>
    fc.assert(
      fc.asyncProperty(story, async (tries) => {
        const [often, seldom] = [aStage(), aStage()]
        await play(often, tries, () => Effect.runPromise(Effect.asVoid(often.tick())))
        await play(seldom, tries, () => undefined)
        await Effect.runPromise(Effect.all([often.tick(), seldom.tick()]))
        expect(seldom.home.memory.rows.assets).toEqual(often.home.memory.rows.assets)
        expect(seldom.home.memory.rows.offers).toEqual(often.home.memory.rows.offers)
        expect(byChain(seldom)).toEqual(byChain(often))
        const before = often.home.memory.rows
        expect(await Effect.runPromise(often.tick())).toEqual({ steps: 0, failed: [] })
        expect(often.home.memory.rows).toBe(before)
      }),
      { numRuns: inProportion(100) },
    ))
})
