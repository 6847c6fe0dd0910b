/** Addresses, completed as they are typed: from our own list of towns, or by Google. */
export { addressBookGoogle } from "./google-places.ts"
export { addressBookOwn } from "./own-towns.ts"
