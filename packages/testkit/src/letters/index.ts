/** Letters of members over a market in memory. */
export { lettersInMemory } from "./in-memory.ts"
