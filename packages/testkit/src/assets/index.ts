/** Listings to test with: in memory, or one at a time. */
export { aNewAsset, anAsset, anAssetId, aPublishedAsset } from "./examples.ts"
export { assetCatalogInMemory, listingsInMemory } from "./in-memory.ts"
export { examplePlace } from "./places.ts"
export { type Standing, standingIn } from "./standings.ts"
export { aStatedAsset } from "./stated.ts"
