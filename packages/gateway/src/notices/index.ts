/** What leaves the house: live over GraphQL, and by mail. */
export { liveResolvers } from "./resolvers.ts"
