/** The market as one: what can fail beneath any command, and who may ask at all. */
// Pulls in no other noun.
export { type AccessRefusal, MarketUnavailable, RoleMissing, SignInRequired } from "./errors.ts"
