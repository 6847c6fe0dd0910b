/** Kept notices to test with, in memory. */
export { noticesInMemory } from "./in-memory.ts"
