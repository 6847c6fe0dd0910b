/** What is heard without reload, in memory. */
export { liveUpdatesInMemory } from "./in-memory.ts"
