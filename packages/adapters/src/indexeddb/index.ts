/** Copies of one's own in the browser's database. */
export { ownCopiesIndexedDb } from "./own-copies.ts"
