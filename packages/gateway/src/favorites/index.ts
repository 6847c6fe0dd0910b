/** What people keep an eye on, over GraphQL. */
export { REFUSALS as FAVORITE_REFUSALS } from "./refusals.ts"
export { favoriteResolvers } from "./resolvers.ts"
