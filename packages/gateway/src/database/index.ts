/** The one PostgreSQL behind every store: embedded, or wherever `DATABASE_URL` says. */
export {
  ask,
  type Database,
  type Db,
  onQuery,
  openDatabase,
  poolOf,
  type Query,
  surviveCuts,
  type Transaction,
} from "./database.ts"
export { type Embedded, startEmbedded } from "./embedded.ts"
export { migrate, type Migration, shippedMigrations } from "./migrate.ts"
export { openConfigured, type OpenDatabase, openToServe } from "./open.ts"
export type { Json, Tables } from "./tables.ts"
export { Acting } from "./acting.ts"
export { afterCommit, inTransaction, read, readAs, readShown } from "./transaction.ts"
