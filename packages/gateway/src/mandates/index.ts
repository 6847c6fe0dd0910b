/** Mandates over GraphQL. */
export { REFUSALS as MANDATE_REFUSALS } from "./refusals.ts"
export { mandateResolvers } from "./resolvers.ts"
