/** Change requests over a market in memory, and examples of them. */
export { aChangeRequest } from "./examples.ts"
export { changeRequestsInMemory } from "./in-memory.ts"
