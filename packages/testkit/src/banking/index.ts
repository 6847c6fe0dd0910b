/** Bank accounts to test with, in memory. */
export { aBankAccount, aBankId, aPlaidBank, aVopayBank } from "./examples.ts"
export { banksInMemory, sandboxInMemory } from "./in-memory.ts"
