/** What the operator switched on, over GraphQL. */
export { settingsResolvers } from "./resolvers.ts"
