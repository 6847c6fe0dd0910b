/** A seller's own assets and the offers on them. */
export { AssetOverviewModel, assetOverviewModel } from "./asset-overview-model.ts"
export { AssetOverviewScreen } from "./asset-overview-screen.tsx"
export { SellerAssetsModel, sellerAssetsModel, type SellerList } from "./seller-assets-model.ts"
export { SellerNotesModel, sellerNotesModel } from "./seller-notes-model.ts"
export { SellerAssetsScreen } from "./seller-assets-screen.tsx"
