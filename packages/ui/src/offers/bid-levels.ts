import type { AssetView } from "@xl/core/assets"
import type { Level } from "@xl/core/drawings"
import { debtLevel } from "../asset/index.ts"
import { moneyShort } from "../parts/format/index.ts"

/** The debt of an asset, and the bid while one is typed, as levels of its drawing. */
export const bidLevels = (asset: AssetView, bid: number | undefined): ReadonlyArray<Level> => {
  const value = asset.noteOverview.estCollateralValue
  if (value === null || value === 0 || bid === undefined) return debtLevel(asset)
  return [
    ...debtLevel(asset),
    { kind: "price", atPercent: (bid / value) * 100, text: `Bid ${moneyShort(bid)}`, side: "left" },
  ]
}
