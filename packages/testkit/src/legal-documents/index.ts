/** The documents of closings to test with. */
export { legalDocumentsInMemory, type LegalHome, legalRunInMemory } from "./in-memory.ts"
export { PressInMemory } from "./press.ts"
