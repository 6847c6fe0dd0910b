/** The operator's mailbox in memory. */
export { type ContactDeskInMemory, contactDeskInMemory } from "./in-memory.ts"
