/** The administration of people to test with, in memory. */
export { usersInMemory } from "./in-memory.ts"
