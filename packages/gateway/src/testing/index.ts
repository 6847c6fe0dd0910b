/** What tests of the gateway stand on: a real PostgreSQL, a database of one's own in it, and a whole gateway over it. */
export { testDatabase, type TestDatabase } from "./database.ts"
export { aUser, type Answer, type Asking, testGateway, type TestGateway } from "./gateway.ts"
