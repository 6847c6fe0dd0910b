/** The gateway as a client meets it: GraphQL over HTTP and WebSockets, health, and the built pages. */
export type { Access } from "./access.ts"
export { type GatewayParts, makeGateway } from "./gateway.ts"
export { type Log, makeLog } from "./log.ts"
export { persistedOperations } from "./persisted.ts"
export type { Authenticate, RequestContext, Resolve, Resolvers } from "./request.ts"
export { readSchema, schemaText } from "./schema.ts"
export { type Vendors, vendorsOf } from "./security.ts"
export type { Head, HeadOf } from "./site.ts"
