/** Roles and requests for them over GraphQL. */
export { REFUSALS as ROLE_REFUSALS } from "./refusals.ts"
export { roleResolvers } from "./resolvers.ts"
