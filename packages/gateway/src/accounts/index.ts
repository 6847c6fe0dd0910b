/** What is kept of a person besides the profile: sessions, everything as one document, and an end of it. */
export { REFUSALS as ACCOUNT_REFUSALS } from "./refusals.ts"
export { accountResolvers } from "./resolvers.ts"
export { type AccountKeeper, keeperOver, NO_KEEPER } from "./keeper.ts"
