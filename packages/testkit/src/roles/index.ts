/** Requests for roles to test with, in memory. */
export { roleRequestsInMemory } from "./in-memory.ts"
