import { standingIn } from "@xl/testkit/assets"
import { EXAMPLE_NOW } from "@xl/testkit/market"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { addDays, dayOf } from "../shared/days.ts"
import type { Asset } from "./model.ts"
import { planned } from "./planning.ts"
import type { PeriodPlan } from "./ports.ts"
import { AssetStatus } from "../kernel/statuses.ts"

const day = (count: number) => addDays(dayOf(EXAMPLE_NOW), count)
const window = (from: number, to: number) => ({ startDate: day(from), endDate: day(to) })
const running = { ...window(-1, 1), endedAt: null }

const outcome = (asset: Asset, plan: PeriodPlan) => {
  const result = planned(asset, plan, EXAMPLE_NOW)
  return Result.isSuccess(result) ? "planned" : result.failure._tag
}

describe("planning a sale", () => {
  const CLOSED = ["ContractPending.CallForOffers", "ContractPending.BestAndFinal", "UnderContract", "Closed", "Deleted"]

  it.each(Object.keys(AssetStatus.keys).filter(AssetStatus.is))("is open in %s until a winner is chosen", (status) => {
    const { asset } = standingIn(status)
    const expected = CLOSED.includes(status) ? "AssetStatusForbids" : "planned"
    expect(outcome(asset, { underSelection: window(20, 22) })).toBe(expected)
  })

  it("changes only the periods that are named", () => {
    const { asset } = standingIn("CallForOffers")
    const result = planned(asset, { bestAndFinal: window(10, 12) }, EXAMPLE_NOW)
    expect(Result.isSuccess(result) && result.success).toEqual({
      ...asset.periods,
      bestAndFinal: { ...window(10, 12), endedAt: null },
    })
  })

  it("sets anew on hold what came to run without effect, and only extends the period that is held", () => {
    const { asset } = standingIn("OnHold.Published", {
      periods: { ...standingIn("Draft").asset.periods, callForOffers: running },
    })
    expect(outcome(asset, { callForOffers: window(3, 5) })).toBe("planned")
    const held = standingIn("OnHold.CallForOffers").asset
    expect(outcome(held, { callForOffers: window(3, 5) })).toBe("PeriodHasStarted")
    const best = standingIn("OnHold.BestAndFinal").asset
    expect(outcome(best, { bestAndFinal: window(3, 5) })).toBe("PeriodHasStarted")
    const published = { ...asset, status: "Published" as const, hold: null }
    expect(outcome(published, { callForOffers: window(3, 5) })).toBe("PeriodHasStarted")
  })
})
