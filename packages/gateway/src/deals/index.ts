/** The administrator's page of a deal over GraphQL. */
export { dealResolvers } from "./resolvers.ts"
