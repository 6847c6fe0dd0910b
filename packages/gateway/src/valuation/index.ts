/** Valuations over GraphQL. */
export { valuationsOf } from "./reads.ts"
export { REFUSALS as VALUATION_REFUSALS } from "./refusals.ts"
export { valuationResolvers } from "./resolvers.ts"
