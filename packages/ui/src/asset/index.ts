/** One loan as everybody sees it. */
export { ASSET_COLUMNS } from "./asset-columns.tsx"
export { AssetCard } from "./asset-card.tsx"
export { AssetScreen, type AssetScreenProps } from "./asset-screen.tsx"
export { AssetViewModel, assetViewModel } from "./asset-view-model.ts"
export { Elevation } from "./elevation.tsx"
export { RunningDeadline, SalePeriodsPanel } from "./asset-sale.tsx"
export { debtLevel, drawn, kindOf, longPlaceOf, placeOf } from "./figures.ts"
