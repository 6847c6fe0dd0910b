/** What leaves the house: live over GraphQL, and by mail. */
export { openMailer } from "./mailer.ts"
export { marketMail } from "./market-mails.ts"
export { liveResolvers } from "./resolvers.ts"
