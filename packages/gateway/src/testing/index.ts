/** What tests of the gateway stand on: a real PostgreSQL, a database of one's own in it, and a whole gateway over it. */
export { bareEnvironment } from "./bare-environment.ts"
export { testDatabase, type TestDatabase } from "./database.ts"
export { aUser, type Answer, type Asking, testGateway, type TestGateway } from "./gateway.ts"
export { type Person, type Served, START, testMarket, type TestMarket } from "./market.ts"
export { asBuyer, asSeller, complete } from "./people.ts"
/** Named here so that every test knows the market's tables. */
export type { AssetRow, ProfileRow } from "../market/index.ts"
