/** People over GraphQL. */
export { REFUSALS as PROFILE_REFUSALS } from "./refusals.ts"
export { profileResolvers } from "./resolvers.ts"
