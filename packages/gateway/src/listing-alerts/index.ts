/** Who is told of which listing, and the way out by one click. */
export { type UnsubscribeLinks, unsubscribeLinks } from "./link.ts"
export { unsubscribeRoutes } from "./routes.ts"
export { alertStoreLayer, alertStorePostgres } from "./store.ts"
