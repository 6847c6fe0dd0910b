/** Who is told of which listing, to test with: in memory, and examples of what people want. */
export { aLinkOf, alertStoreInMemory, unsubscribingInMemory } from "./in-memory.ts"
export { aReader, aSavedSearch, criteria, someCriteria } from "./examples.ts"
