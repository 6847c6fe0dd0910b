/** Who is told of which listing, how often, and how one leaves. */
// Pulls in no other noun.
export { UnsubscribeLinkInvalid } from "./errors.ts"
export { Unsubscribing } from "./ports.ts"
