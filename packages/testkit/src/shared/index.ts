/** What tests of any noun need. */
export { aUuid, countedIds } from "./counted-ids.ts"
export { forAll } from "./for-all.ts"
export { freshUuid } from "./fresh-uuid.ts"
export { MovedClock } from "./moved-clock.ts"
export { inProportion, limitOf, reachingAll } from "./property-runs.ts"
export { wireArbitrary } from "./wire-arbitrary.ts"
