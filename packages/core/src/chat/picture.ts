import type { Asset } from "../assets/model.ts"
import { loanToValue } from "../assets/ratios.ts"
import { isPublic } from "../assets/statuses.ts"
import { titleOf } from "../assets/title.ts"
import { buildingTypeOf } from "../drawings/building-type.ts"
import { sheetKey } from "../drawings/sheet-key.ts"
import type { UserId } from "../shared/ids.ts"
import type { ChatAsset } from "./model.ts"

/**
 * An asset as a conversation shows it. Its picture is the seller's first, or the drawing that it has everywhere; of an asset that is not on
 * the market it is for its seller alone.
 */
export const chatAsset = (asset: Asset, reader: UserId): ChatAsset => ({
  id: asset.id,
  name: titleOf(asset),
  assetStatus: asset.mainInfo.assetStatus,
  assetImage: isPublic(asset.status) || asset.owners[0] === reader ? (asset.images[0] ?? frontOf(asset)) : null,
  contactsDisclosed: asset.contactsDisclosed,
})

const frontOf = (asset: Asset): string => {
  const ltv = loanToValue(asset)
  return sheetKey({
    type: buildingTypeOf(asset.mainInfo.propertyType),
    debtPercent: ltv === null ? undefined : Math.round(ltv / 10_000),
    assetId: asset.id,
    view: "front",
  })
}
