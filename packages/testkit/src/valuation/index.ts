/** Valuations to test with, in memory, and examples of what people enter. */
export {
  aResult,
  aValuation,
  aValuationInput,
  aValuedAddress,
  sentValuation,
  someDetails,
  someSpecifics,
} from "./examples.ts"
export { valuationsInMemory } from "./in-memory.ts"
