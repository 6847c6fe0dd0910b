import { assetView } from "@xl/core/assets"
import { Cents, must } from "@xl/core/shared"
import { aStatedAsset } from "@xl/testkit/assets"
import { GUEST } from "@xl/testkit/market"
import { expect, it } from "vitest"
import { sectionLevels } from "./section-levels.ts"

const cents = (millions: number) => must(Cents, millions * 1_000_000_00)
const { mainInfo, noteOverview } = aStatedAsset()
const levels = (note: Partial<typeof noteOverview>, isNarrow = false) => {
  const view = assetView(
    aStatedAsset({
      status: "Published",
      mainInfo: { ...mainInfo, upb: cents(3), listingPrice: cents(2) },
      noteOverview: { ...noteOverview, estCollateralValue: cents(10), ...note },
    }),
    GUEST,
    false,
  )
  return view === null ? [] : sectionLevels(view, isNarrow).map(({ atPercent, text }) => [atPercent, text])
}

it("draws what is owed, the value and the price of a first lien from the ground", () => {
  expect(levels({ lienPosition: "First", seniorBalance: null })).toEqual([
    [30, "UPB $3,000,000"],
    [100, "Value $10,000,000"],
    [20, "Asking $2,000,000"],
  ])
})

it("lets a second lien stand on the senior debt, and draws the value alone where that is unknown", () => {
  expect(levels({ lienPosition: "Second", seniorBalance: cents(4) })).toEqual([
    [70, "Senior debt and this loan $7,000,000"],
    [100, "Value $10,000,000"],
    [60, "Asking $2,000,000"],
  ])
  expect(levels({ lienPosition: "Mezzanine", seniorBalance: cents(4) }, true)[0]).toEqual([70, "All debt $7.00M"])
  expect(levels({ lienPosition: "Second", seniorBalance: null })).toEqual([[100, "Value $10,000,000"]])
  expect(levels({ estCollateralValue: null })).toEqual([])
})
