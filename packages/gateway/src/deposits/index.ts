/** Earnest money over GraphQL. */
export { REFUSALS as DEPOSIT_REFUSALS } from "./refusals.ts"
export { depositResolvers } from "./resolvers.ts"
