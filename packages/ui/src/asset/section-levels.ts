import { type AssetView, isJunior } from "@xl/core/assets"
import type { Level } from "@xl/core/drawings"
import { money, moneyShort } from "../parts/format/index.ts"

const share = (amount: number, value: number): number => (amount / value) * 100

/** What the loan stands on: nothing, or the senior debt; null where that is not known. */
const footOf = (asset: AssetView): number | null => (isJunior(asset) ? asset.noteOverview.seniorBalance : 0)

const debtWords = (asset: AssetView, isNarrow: boolean): string => {
  if (isJunior(asset)) return isNarrow ? "All debt" : "Senior debt and this loan"
  return "UPB"
}

/**
 * The levels of an asset's section: what is owed, what the collateral is worth, what is asked. Only with a value is there
 * a scale. A loan that is paid after others stands on what is owed before it: the price is that of the loan, drawn above. A narrow
 * drawing has room for short words and amounts alone.
 */
export const sectionLevels = (asset: AssetView, isNarrow = false): ReadonlyArray<Level> => {
  const { mainInfo, noteOverview } = asset
  const value = noteOverview.estCollateralValue
  if (value === null || value === 0) return []
  const foot = footOf(asset)
  const said = (amount: number) => (isNarrow ? moneyShort(amount) : money(amount, "never"))
  const level = (kind: Level["kind"], words: string, at: number, amount = at): Level => ({
    kind,
    atPercent: share(at, value),
    text: `${words} ${said(amount)}`,
  })
  const { listingPrice, upb } = mainInfo
  return [
    ...(foot === null || upb === null ? [] : [level("debt", debtWords(asset, isNarrow), foot + upb)]),
    level("value", "Value", value),
    ...(foot === null || listingPrice === null ? [] : [level("price", "Asking", foot + listingPrice, listingPrice)]),
  ]
}
