import { loanToValue } from "@xl/core/assets"
import { buildingTypeOf, figureOf, picture, sheetKey, sheetOf, views } from "@xl/core/drawings"
import type { ImportedListing } from "./listing.ts"

/** Pixels of a drawn picture; its thumbnail is made when it is kept. */
const SIZE = { width: 960, height: 600 }

/** In whole percent; nothing where one of the two is unknown. */
const debtPercentOf = (listing: ImportedListing): number | undefined => {
  const share = loanToValue(listing)
  return share === null ? undefined : Math.round(share / 10_000)
}

/** The keys of an asset's drawn pictures, one for each sheet of its building. */
export const drawnKeys = (assetId: string, listing: ImportedListing): ReadonlyArray<string> =>
  views.map((view) =>
    sheetKey({
      type: buildingTypeOf(listing.mainInfo.propertyType),
      debtPercent: debtPercentOf(listing),
      assetId,
      view,
    }),
  )

interface Drawn {
  readonly assetId: string
  readonly svg: () => Uint8Array
}

/** What a key draws, and for which asset; undefined for a key of another kind. */
export const drawnPicture = (key: string): Drawn | undefined => {
  const sheet = sheetOf(key)
  return sheet && { assetId: sheet.assetId, svg: () => new TextEncoder().encode(picture(figureOf(sheet), SIZE)) }
}
