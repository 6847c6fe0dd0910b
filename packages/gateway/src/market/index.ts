/** The market as PostgreSQL keeps it. */
export { marketStoreLayer, marketStorePostgres } from "./store.ts"
export { entities, entity, readAsset, visited } from "./rows.ts"
export type { AssetRow, DocumentRow, OfferRow, ProfileRow, RoleRequestRow } from "./tables.ts"
export { forgetAnswers, type Once, UnderWay } from "./once.ts"
