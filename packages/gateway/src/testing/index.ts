/** What tests of the gateway stand on: a real PostgreSQL, and a database of one's own in it. */
export { testDatabase, type TestDatabase } from "./database.ts"
