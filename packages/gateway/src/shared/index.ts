/** How resolvers read what they are asked and word what they answer; why the gateway does not start. */
export { failed, type Failure, input, refused } from "./answer.ts"
export { KnownFailure } from "./known-failure.ts"
export { NextToken, type Place, tokenOf } from "./next-token.ts"
export { entryPoint, StartRefused } from "./start-refused.ts"
