/** Sensitive papers to test with: in memory, and files to upload. */
export { aDisguisedProgram, anEmptyFile, aPdf } from "./examples.ts"
export { documentsInMemory } from "./in-memory.ts"
