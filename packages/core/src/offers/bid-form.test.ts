import { aPublishedAsset } from "@xl/testkit/assets"
import { terms } from "@xl/testkit/offers"
import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type BidForm, bidOf, EMPTY_BID } from "./index.ts"
import { termsRefusal } from "./terms.ts"

/** Owed $10,000,000. */
const asset = aPublishedAsset()
const FULL: BidForm = {
  bidPrice: 8_000_000_00,
  earnestMoneyDeposit: 100_000_00,
  dueDiligencePeriod: 30,
  closing: 30,
  notes: "All cash",
}
const problemsIn = (change: Partial<BidForm>) => {
  const result = bidOf({ ...FULL, ...change }, asset)
  return Result.isFailure(result)
    ? result.failure.map(({ field, why }) => [field, why === "required" ? why : why._tag])
    : []
}

describe("the form of a bid", () => {
  it("begins empty", () =>
    expect(EMPTY_BID).toEqual({
      bidPrice: undefined,
      earnestMoneyDeposit: undefined,
      dueDiligencePeriod: undefined,
      closing: undefined,
      notes: "",
    }))

  it("stands for a bid of the whole price on the asset", () =>
    expect(bidOf(FULL, asset)).toEqual(
      Result.succeed({
        assets: [{ id: asset.id, bidAllocation: 8_000_000_00 }],
        terms: { ...terms(), notes: "All cash" },
      }),
    ))

  it("names every field to fill in, in the order of the form, the notes never", () => {
    expect(problemsIn(EMPTY_BID)).toEqual([
      ["bidPrice", "required"],
      ["earnestMoneyDeposit", "required"],
      ["dueDiligencePeriod", "required"],
      ["closing", "required"],
    ])
    expect(problemsIn({ closing: undefined, bidPrice: -1 })).toEqual([["closing", "required"]])
    for (const field of ["bidPrice", "earnestMoneyDeposit", "dueDiligencePeriod", "closing"] as const)
      expect(problemsIn({ [field]: undefined })).toEqual([[field, "required"]])
    expect(problemsIn({ notes: "" })).toEqual([])
  })

  it("names the field of the first bound that is broken", () => {
    expect(problemsIn({ bidPrice: 0 })).toEqual([["bidPrice", "BidPriceOutOfBounds"]])
    expect(problemsIn({ earnestMoneyDeposit: 8_000_000_01 })).toEqual([
      ["earnestMoneyDeposit", "EarnestMoneyOutOfBounds"],
    ])
    expect(problemsIn({ dueDiligencePeriod: 366 })).toEqual([["dueDiligencePeriod", "DueDiligenceOutOfBounds"]])
    expect(problemsIn({ closing: 0, dueDiligencePeriod: 0 })).toEqual([["closing", "ClosingOutOfBounds"]])
  })

  it("is refused exactly where the terms are, whatever numbers were typed", () => {
    const typed = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(0, 1, 30, 365, 366, 8_000_000_00, 100_000_000_01))
    fc.assert(
      fc.property(
        fc.tuple(typed, typed, typed, typed),
        ([bidPrice, earnestMoneyDeposit, dueDiligencePeriod, closing]) => {
          const numbers = { bidPrice, earnestMoneyDeposit, dueDiligencePeriod, closing }
          const refused = termsRefusal(numbers, [asset])
          expect(problemsIn(numbers).map(([, why]) => why)).toEqual(refused ? [refused._tag] : [])
        },
      ),
    )
  })
})
