import type { AssetView } from "@xl/core/assets"
import { STREET_FIELD as FIELD } from "../parts/drawing/index.ts"

/** Kept free above the highest house or debt. */
const SKY = 14

/** The highest amount on the street, in cents: a value, or a debt above it. */
export const topOf = (assets: ReadonlyArray<AssetView>): number =>
  Math.max(
    1,
    ...assets.flatMap(({ mainInfo, noteOverview }) => [mainInfo.upb ?? 0, noteOverview.estCollateralValue ?? 0]),
  )

/** Pixels above the ground at which an amount stands. */
export const heightOf = (cents: number, top: number): number => (cents / top) * (FIELD.height - FIELD.ground - SKY)

/** Grid amounts from the first step up, 3 to 6 of them, in steps of 1, 2 or 5. */
export const gridOf = (top: number): ReadonlyArray<number> => {
  const rough = 10 ** Math.floor(Math.log10(top / 3))
  const step = [5, 2, 1].map((factor) => factor * rough).find((one) => top / one >= 3) ?? rough
  return Array.from({ length: Math.floor(top / step) }, (_, at) => (at + 1) * step)
}
