/** What leaves the house: live over GraphQL, and by mail; and what is kept of it for whom it told. */
export { openMailer } from "./mailer.ts"
export { noticeResolvers } from "./kept-resolvers.ts"
export { liveResolvers } from "./resolvers.ts"
