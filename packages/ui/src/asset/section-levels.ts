import type { AssetView } from "@xl/core/assets"
import type { Level } from "@xl/core/drawings"
import { money, moneyShort } from "../parts/format/index.ts"

const share = (amount: number, value: number): number => (amount / value) * 100

/**
 * The levels of an asset's section: what is owed, what the collateral is worth, what is asked. Only with a value is there
 * a scale. A narrow drawing has room for short words and amounts alone.
 */
export const sectionLevels = ({ mainInfo, noteOverview }: AssetView, isNarrow = false): ReadonlyArray<Level> => {
  const value = noteOverview.estCollateralValue
  if (value === null || value === 0) return []
  const said = (amount: number) => (isNarrow ? moneyShort(amount) : money(amount, "never"))
  const level = (kind: Level["kind"], words: string, amount: number | null): ReadonlyArray<Level> =>
    amount === null ? [] : [{ kind, atPercent: share(amount, value), text: `${words} ${said(amount)}` }]
  return [
    ...level("debt", isNarrow ? "Owed" : "Unpaid principal", mainInfo.upb),
    ...level("value", "Value", value),
    ...level("price", "Asking", mainInfo.listingPrice),
  ]
}
