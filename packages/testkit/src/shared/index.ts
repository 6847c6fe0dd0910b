/** What tests of any noun need. */
export { aUuid, countedIds } from "./counted-ids.ts"
export { forAll } from "./for-all.ts"
export { MovedClock } from "./moved-clock.ts"
