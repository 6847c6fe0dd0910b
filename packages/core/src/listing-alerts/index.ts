/** Who is told of which listing, how often, and how one leaves. */
export { UnsubscribeLinkInvalid } from "./errors.ts"
export { Unsubscribing, AlertStore, type AlertTransaction, type ChangedListing, type Owed } from "./ports.ts"
export { changesSince } from "./changes.ts"
export { digestMail } from "./digest.ts"
export { type Reader } from "./model.ts"
export { decided, isAnyDue, isDue, isTold, isWanted, wishesOf } from "./rules.ts"
export { type ListingsTold, tellListings } from "./tell-listings.ts"
