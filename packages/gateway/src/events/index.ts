/** What happened, for good: append-only, hash-chained, sealed every minute. */
export { append } from "./append.ts"
export { seal, type Seal } from "./seal.ts"
export { isChainIntact, verifyLog, type Verdict } from "./verify.ts"
