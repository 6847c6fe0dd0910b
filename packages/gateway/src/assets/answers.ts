import { type AssetPage, AssetView, sentBalance, sentNote } from "@xl/core/assets"

/** An asset as the schema has it: the main facts flat, notes as a list. */
export const assetAnswer = (view: AssetView) => {
  const { mainInfo, provenance, ...asset } = AssetView.encode(view)
  const notes = Object.entries(provenance).map(([field, note]) => ({ field, note }))
  return {
    ...asset,
    ...mainInfo,
    principalBalance: sentBalance(view),
    noteOverview: sentNote(view),
    provenance: notes,
  }
}

export const assetDone = (view: AssetView) => ({ __typename: "AssetDone", asset: assetAnswer(view) })

export const pageAnswer = ({ assets, isPlaceUnknown, total }: AssetPage) => ({
  total,
  assets: assets.map(assetAnswer),
  isPlaceUnknown,
})
