import type { Figure } from "./figure.ts"
import { type BuildingType, buildingTypes, type View, views } from "./model.ts"

/** What a drawn picture shows: one sheet of an asset's building. */
export interface DrawnSheet {
  readonly type: BuildingType
  /** The debt in whole percent of the value; nothing where one of the two is unknown. */
  readonly debtPercent: number | undefined
  readonly assetId: string
  readonly view: View
}

const KEY = /^drawn-(?<type>[a-z]+)-(?<percent>\d{1,4}|x)-(?<assetId>[0-9a-f-]{36})-(?<view>[a-z]+)$/

/** The key of a drawn picture: it says all that its drawing needs, so none is drawn before somebody looks at it. */
export const sheetKey = ({ type, debtPercent, assetId, view }: DrawnSheet): string =>
  `drawn-${type}-${debtPercent ?? "x"}-${assetId}-${view}`

/** What a key draws; undefined for a picture of another kind, as a seller's own. */
export const sheetOf = (key: string): DrawnSheet | undefined => {
  const { type, percent, assetId = "", view } = KEY.exec(key)?.groups ?? {}
  const [building, sheet] = [buildingTypes.find((one) => one === type), views.find((one) => one === view)]
  if (building === undefined || sheet === undefined) return undefined
  return { type: building, debtPercent: percent === "x" ? undefined : Number(percent), assetId, view: sheet }
}

/** The figure that a sheet shows, without any level on it. */
export const figureOf = ({ type, debtPercent, assetId, view }: DrawnSheet): Figure => ({
  type,
  seed: assetId,
  view,
  ...(debtPercent === undefined ? {} : { ltvPercent: debtPercent }),
})
