import { must, UserId } from "@xl/core/shared"
import { aUserId } from "@xl/testkit/market"
import { keptInMemory } from "@xl/ui/arrival"
import { describe, expect, it, vi } from "vitest"
import { actingFor, beginActing, refusedToken, watchfulFetch } from "./acting.ts"

const SELLER = { seller: must(UserId, aUserId(1)), name: "Seller Holdings LLC" }

describe("a tab that acts for a seller", () => {
  it("stops and leads away once its line, or a question, is refused; any other tab is left alone", async () => {
    for (const refuse of ["line", "question"] as const) {
      const [kept, ended] = [keptInMemory(), vi.fn()]
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
})
