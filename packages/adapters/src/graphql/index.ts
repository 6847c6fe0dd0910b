/** Our own gateway, asked over GraphQL. */
export type { AskedBy } from "./asked-by.ts"
export { assetCatalogGraphql } from "./asset-catalog.ts"
export { type AccessToken, graphqlClient } from "./client.ts"
export { listingsGraphql } from "./listings.ts"
export { liveUpdatesGraphql } from "./live-updates.ts"
export { offersGraphql } from "./offers.ts"
export { profilesGraphql } from "./profiles.ts"
export { roleRequestsGraphql } from "./role-requests.ts"
