import type { AssetView } from "@xl/core/assets"
import type { Level } from "@xl/core/drawings"
import { moneyShort } from "../parts/format/index.ts"

/** What is owed, what the collateral is worth, and the bid while one is typed, as levels of an asset's drawing. */
export const bidLevels = ({ mainInfo, noteOverview }: AssetView, bid: number | undefined): ReadonlyArray<Level> => {
  const value = noteOverview.estCollateralValue
  if (value === null || value === 0) return []
  const level = (kind: Level["kind"], words: string, amount: number | null | undefined): ReadonlyArray<Level> =>
    amount === null || amount === undefined
      ? []
      : [{ kind, atPercent: (amount / value) * 100, text: `${words} ${moneyShort(amount)}` }]
  return [...level("debt", "UPB", mainInfo.upb), ...level("value", "Value", value), ...level("price", "Your bid", bid)]
}
