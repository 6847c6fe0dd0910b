/** People as administrators find and change them, over GraphQL. */
export { REFUSALS as USER_REFUSALS } from "./refusals.ts"
export { userResolvers } from "./resolvers.ts"
