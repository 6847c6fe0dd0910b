/** What finds and tells. For the gateway and testkit alone. */
export { changesSince } from "./changes.ts"
export { digestMail } from "./digest.ts"
export type { Reader } from "./model.ts"
export { AlertStore, type AlertTransaction, type ChangedListing, type Owed } from "./ports.ts"
export { decided, isAnyDue, isDue, isTold, isWanted, wishesOf } from "./rules.ts"
export { type ListingsTold, tellListings } from "./tell-listings.ts"
