/** People's pictures to test with, in memory. */
export { avatarsInMemory } from "./in-memory.ts"
