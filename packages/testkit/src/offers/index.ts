/** Offers to test with: in memory, or one at a time. */
export { aBid, anOffer, anOfferId, terms } from "./examples.ts"
export { offersInMemory } from "./in-memory.ts"
