/** The laws of looking up and commanding listings, for every adapter that serves them. */
export { assetCatalogContract } from "./catalog/contract.ts"
export { listingsContract } from "./listings/contract.ts"
