/** Requests for data rooms to test with, in memory. */
export { dataRoomsInMemory } from "./in-memory.ts"
export { aTier2Request } from "./examples.ts"
