/** Questions to the operator: taken from anybody, mailed once. */
export { forgetAttempts } from "./desk.ts"
export { REFUSALS as CONTACT_REFUSALS } from "./refusals.ts"
export { contactResolvers } from "./resolvers.ts"
