import { aPublishedAsset } from "@xl/testkit/assets"
import { describe, expect, it } from "vitest"
import { Cents, Day, must, Rate } from "../shared/index.ts"
import { factWarnings } from "./fact-checks.ts"
import { factProblems, faultProblems, unconfirmedWarnings } from "./fact-problems.ts"

const TODAY = must(Day, "2026-11-28")
const asset = aPublishedAsset()
const withNote = (change: Partial<typeof asset.noteOverview>) => ({
  ...asset,
  noteOverview: { ...asset.noteOverview, ...change },
})
const low = withNote({ totalPayoff: must(Cents, 1_00) })
const floored = withNote({ rateFloor: must(Rate, 90_000), rateCap: must(Rate, 80_000) })

describe("what keeps facts from being published", () => {
  it("is a warning that nobody confirmed, said at its field", () => {
    expect(factProblems(low, TODAY)).toEqual([
      {
        field: "totalPayoff",
        message: expect.stringMatching(/^The total payoff of \$1 is less .* Change it, or confirm that it is right\.$/),
      },
    ])
    const confirmed = { ...low, confirmedWarnings: factWarnings(low, TODAY) }
    expect(factProblems(confirmed, TODAY)).toEqual([])
    expect(factProblems({ ...confirmed, ...withNote({ totalPayoff: must(Cents, 2_00) }) }, TODAY)).toHaveLength(1)
  })

  it("is what can never be right, whatever was confirmed", () => {
    expect(faultProblems(floored, TODAY)).toEqual([
      { field: "rateFloor", message: "The rate floor of 9% is above the rate cap of 8%." },
    ])
    const confirmed = [{ warning: "rateFloorAboveCap", values: "90000, 80000" }] as const
    expect(factProblems({ ...floored, confirmedWarnings: confirmed }, TODAY).map(({ field }) => field)).toContain(
      "rateFloor",
    )
  })

  it("is of a published loan only what the change brings", () => {
    expect(factProblems(low, TODAY, low)).toEqual([])
    expect(faultProblems(floored, TODAY, floored)).toEqual([])
    expect(factProblems(low, TODAY, asset)).toHaveLength(1)
    expect(unconfirmedWarnings(low, TODAY, asset).map(({ warning }) => warning)).toContain("payoffBelowBalance")
  })
})
