/** Sensitive papers to test with: in memory, and files to upload. */
export { aDisguisedProgram, anEmptyFile, aPdf, aPicture } from "./examples.ts"
export { documentsInMemory } from "./in-memory.ts"
