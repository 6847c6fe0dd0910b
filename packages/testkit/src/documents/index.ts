/** Sensitive papers to test with, in memory. */
export { documentsInMemory } from "./in-memory.ts"
