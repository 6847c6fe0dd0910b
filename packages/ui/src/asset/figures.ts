import { type AssetView, loanToValue, ltvLabel } from "@xl/core/assets"
import { buildingTypeOf, figure, type Level, type Size } from "@xl/core/drawings"
import { US_STATES } from "@xl/core/shared"
import { count, percent } from "../parts/index.ts"

/** "Paramus, NJ", or what is known of it. */
export const placeOf = ({ mainInfo: { address } }: AssetView): string =>
  [address.city, address.state === "Various" ? "Various states" : address.state].filter(Boolean).join(", ")

/** "Paramus, New Jersey". */
export const longPlaceOf = ({ mainInfo: { address } }: AssetView): string =>
  [address.city, address.state === "Various" ? "Various states" : US_STATES[address.state]].filter(Boolean).join(", ")

/** "Hospitality, 338 keys", "Office, 346,216 sf". */
export const kindOf = ({ mainInfo, propertyOverview: { nraTotal, unitOfMeasure, units } }: AssetView): string => {
  const kind = mainInfo.propertyType.join(", ")
  if (unitOfMeasure !== null && unitOfMeasure !== "Square Feet" && units !== null)
    return `${kind}, ${units} ${unitOfMeasure.toLowerCase()}`
  return nraTotal === null ? kind : `${kind}, ${count(nraTotal)} sf`
}

export interface Drawn {
  readonly size?: Size
  readonly levels?: ReadonlyArray<Level>
  readonly margin?: number
  readonly isCropped?: boolean
  /** Overrides the building's natural size, where the drawing stands on an axis in dollars. */
  readonly building?: Partial<Size>
}

/** The loan's building in the page's colours, inked to the debt. The same asset is the same building everywhere. */
export const drawn = (asset: AssetView, wanted: Drawn = {}): string => {
  const ltv = loanToValue(asset)
  return figure({
    type: buildingTypeOf(asset.mainInfo.propertyType),
    seed: asset.id,
    ...(ltv === null ? {} : { ltvPercent: ltv / 10_000 }),
    ...wanted,
  })
}

/** The debt as a level of the drawing, with its share of the value. */
export const debtLevel = (asset: AssetView): ReadonlyArray<Level> => {
  const ltv = loanToValue(asset)
  return ltv === null ? [] : [{ kind: "debt", atPercent: ltv / 10_000, text: `${ltvLabel(asset)} ${percent(ltv)}` }]
}
