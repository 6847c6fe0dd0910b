import { buildingTypeOf, type BuildingType, buildingTypes, picture, type View, views } from "@xl/core/drawings"
import type { ImportedListing } from "./listing.ts"

/** Pixels of a drawn picture; its thumbnail is made when it is kept. */
const SIZE = { width: 960, height: 600 }

/** In whole percent; nothing where one of the two is unknown. */
const debtPercent = ({ noteOverview, mainInfo }: ImportedListing): number | undefined =>
  mainInfo.upb === null || !noteOverview.estCollateralValue
    ? undefined
    : Math.round((100 * mainInfo.upb) / noteOverview.estCollateralValue)

const KEY = /^drawn-(?<type>[a-z]+)-(?<percent>\d{1,4}|x)-(?<assetId>[0-9a-f-]{36})-(?<view>[a-z]+)$/

/** The keys of an asset's drawn pictures. Each says all that its drawing needs, so none is drawn before somebody looks at it. */
export const drawnKeys = (assetId: string, listing: ImportedListing): ReadonlyArray<string> =>
  views.map(
    (view) =>
      `drawn-${buildingTypeOf(listing.mainInfo.propertyType)}-${debtPercent(listing) ?? "x"}-${assetId}-${view}`,
  )

interface Drawn {
  readonly assetId: string
  readonly svg: () => Uint8Array
}

/** What a key draws, and for which asset; undefined for a key of another kind. */
export const drawnPicture = (key: string): Drawn | undefined => {
  const parts = KEY.exec(key)?.groups
  return parts && drawingOf({ type: "", percent: "", assetId: "", view: "", ...parts })
}

interface Parts {
  readonly type: string
  readonly percent: string
  readonly assetId: string
  readonly view: string
}

const drawingOf = ({ type, percent, assetId, view }: Parts): Drawn | undefined => {
  if (!isBuilding(type) || !isView(view)) return undefined
  const debt = percent === "x" ? {} : { ltvPercent: Number(percent) }
  return { assetId, svg: () => new TextEncoder().encode(picture({ type, seed: assetId, view, ...debt }, SIZE)) }
}

const isBuilding = (text: string): text is BuildingType => (buildingTypes as ReadonlyArray<string>).includes(text)
const isView = (text: string): text is View => (views as ReadonlyArray<string>).includes(text)
