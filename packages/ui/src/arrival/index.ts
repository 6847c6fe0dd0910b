/** What the address said when somebody arrived, kept until it can be acted on. */
export { useContinuation } from "./continuation.ts"
export { type Kept, keptInMemory } from "./kept.ts"
export { type GuestPress, ReturnPath, returnPath } from "./return-path.ts"
export { keepUtm } from "./utm.ts"
export { announceMoves, MOVED } from "./moves.ts"
