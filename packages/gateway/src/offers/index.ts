/** Bids over GraphQL. */
export { REFUSALS as OFFER_REFUSALS } from "./refusals.ts"
export { offerResolvers } from "./resolvers.ts"
