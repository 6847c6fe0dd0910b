import { must, UserId } from "@xl/core/shared"
import { aUserId } from "@xl/testkit/market"
import { keptInMemory } from "@xl/ui/arrival"
import { addresses } from "@xl/ui/frame"
import { Effect } from "effect"
import { describe, expect, it, vi } from "vitest"
import { withoutOwn } from "../routes/frame.tsx"
import { actingFor, beginActing, ownFavorites, refusedToken, stopActing, watchfulFetch } from "./acting.ts"

const SELLER = { seller: must(UserId, aUserId(1)), name: "Seller Holdings LLC" }

describe("a tab that acts for a seller", () => {
  it("stops and leads away once its line, or a question, is refused; any other tab is left alone", async () => {
    for (const refuse of ["line", "question"] as const) {
      const [kept, ended] = [keptInMemory(), vi.fn<() => void>()]
      const answering = watchfulFetch(kept, ended, async () => new Response(null, { status: 401 }))
      const say = async () =>
        refuse === "line" ? refusedToken(kept, ended)() : void (await answering("http://x.test"))
      await say()
      expect(ended).not.toHaveBeenCalled()
      beginActing(kept, SELLER)
      await say()
      await say()
      expect([actingFor(kept), ended.mock.calls.length]).toEqual([null, 1])
    }
  })

  it("asks for no favorites until it stops", async () => {
    const kept = keptInMemory()
    let asked = 0
    const none = () => Effect.sync(() => ((asked += 1), []))
    const favorites = ownFavorites({ ids: none, mine: none, add: none, remove: none }, () => kept)
    beginActing(kept, SELLER)
    expect([await Effect.runPromise(favorites.ids()), asked]).toEqual([[], 0])
    stopActing(kept)
    await Effect.runPromise(favorites.ids())
    expect(asked).toBe(1)
  })

  it("leads to nothing that stays the seller's own", () => {
    const left = Object.values(withoutOwn(addresses))
    expect(left.filter((path) => /^\/(?:favorites|profile|saved-searches)/.test(String(path)))).toEqual([])
    expect(left).toContain("/dashboard")
  })
})
