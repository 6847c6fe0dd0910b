/** Change requests over GraphQL. */
export { REFUSALS as CHANGE_REQUEST_REFUSALS } from "./refusals.ts"
export { changeRequestResolvers } from "./resolvers.ts"
