/** Mandates over a market in memory, and examples of them. */
export { aConcierge, aMandate } from "./examples.ts"
export { mandatesInMemory } from "./in-memory.ts"
