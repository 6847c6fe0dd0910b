/** One's own profile to test with, in memory. */
export { profilesInMemory } from "./in-memory.ts"
