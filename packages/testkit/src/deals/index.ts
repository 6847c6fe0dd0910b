/** The administrator's view of deals over a market in memory. */
export { dealsInMemory } from "./in-memory.ts"
