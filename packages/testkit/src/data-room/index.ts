/** Data rooms to test with, in memory. */
export { dataRoomsInMemory } from "./in-memory.ts"
export { anAgreement, aTier2Request, aVdrFile, aVdrFolder } from "./examples.ts"
export type { VdrHome } from "./vdr-in-memory.ts"
