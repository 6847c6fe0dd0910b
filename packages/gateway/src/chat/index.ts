/** Conversations over GraphQL, and who keeps what is said in them. */
export { embeddedHost } from "./embedded.ts"
export { REFUSALS as CHAT_REFUSALS } from "./refusals.ts"
export { chatResolvers } from "./resolvers.ts"
