import { type AssetView, isClosed } from "@xl/core/assets"
import { nextStepOfSale } from "@xl/core/offers"
import { placeOf } from "../asset/figures.ts"
import type { Findable } from "../parts/index.ts"

/** Whether the seller acts next on the listing. Of a sold one and of one that has left the market nothing is asked. */
export const waitsForSeller = (asset: AssetView, now: number): boolean =>
  !isClosed(asset.status) && nextStepOfSale(asset, [], now).actor === "seller"

/** Those that wait for the seller first, otherwise in the given order. */
export const waitingFirst = (assets: ReadonlyArray<AssetView>, now: number): ReadonlyArray<AssetView> =>
  assets.toSorted((one, other) => Number(waitsForSeller(other, now)) - Number(waitsForSeller(one, now)))

/** What a seller looks for an own listing by. */
export const findableAsset = (asset: AssetView, now: number): Findable => ({
  texts: [asset.mainInfo.name, asset.mainInfo.title ?? "", placeOf(asset), asset.mainInfo.address.zipCode],
  state: asset.status,
  isMine: waitsForSeller(asset, now),
})
