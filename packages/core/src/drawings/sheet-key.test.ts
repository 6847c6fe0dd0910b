import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { buildingTypes, figureOf, sheetKey, sheetOf, views } from "./index.ts"

const sheet = fc.record({
  type: fc.constantFrom(...buildingTypes),
  debtPercent: fc.option(fc.integer({ min: 0, max: 9_999 }), { nil: undefined }),
  assetId: fc.uuid(),
  view: fc.constantFrom(...views),
})

describe("the key of a drawn picture", () => {
  it("says all that its drawing needs", () => {
    fc.assert(
      fc.property(sheet, (one) => {
        expect(sheetOf(sheetKey(one))).toEqual(one)
      }),
    )
    const key = "drawn-retail-82-00000000-0000-4000-8000-000000000001-site"
    expect(sheetOf(key)).toEqual({
      type: "retail",
      debtPercent: 82,
      assetId: "00000000-0000-4000-8000-000000000001",
      view: "site",
    })
  })

  it("is no seller's picture, no other building and no other sheet", () => {
    const id = "00000000-0000-4000-8000-000000000001"
    const others = ["retail-1", `drawn-castle-82-${id}-site`, `drawn-retail-82-${id}-roof`, `drawn-retail-82-1-site`]
    expect(others.map(sheetOf)).toEqual([undefined, undefined, undefined, undefined])
  })

  it("draws without ink where debt or value is unknown", () => {
    const known = { type: "retail", assetId: "a", view: "side" } as const
    expect(figureOf({ ...known, debtPercent: undefined })).toEqual({ type: "retail", seed: "a", view: "side" })
    expect(figureOf({ ...known, debtPercent: 82 })).toEqual({ type: "retail", seed: "a", view: "side", ltvPercent: 82 })
  })
})
