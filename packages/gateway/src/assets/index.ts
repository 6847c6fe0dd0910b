/** Listings over GraphQL. */
export { REFUSALS as ASSET_REFUSALS } from "./refusals.ts"
export { assetResolvers } from "./resolvers.ts"
