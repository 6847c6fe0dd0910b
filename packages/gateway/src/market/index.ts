import type {} from "./tables.ts"

/** The market as PostgreSQL keeps it. */
export { marketStoreLayer, marketStorePostgres } from "./store.ts"
export { entities, entity, readAsset, visited } from "./rows.ts"
