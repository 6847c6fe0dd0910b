/** Pictures of assets to test with, in memory. */
export { listingPicturesInMemory } from "./in-memory.ts"
