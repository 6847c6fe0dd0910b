/** What goes wrong in browsers, kept for administrators to read. */
export { MONITORING_REFUSALS, monitoringResolvers } from "./resolvers.ts"
export { pruneClientErrors } from "./store.ts"
