import fc from "fast-check"

/** What fast-check runs a property when nobody says otherwise. */
const USUAL_RUNS = 100

/** How often a property runs that is dearer or cheaper than most: `usual` times in the tests, in proportion under `npm run rules`. */
export const inProportion = (usual: number): number =>
  Math.ceil((usual * (fc.readConfigureGlobal().numRuns ?? USUAL_RUNS)) / USUAL_RUNS)

/** Milliseconds that a test may take which has such a property: `usual` in the tests, in proportion where it runs more often. */
export const limitOf = (usual: number): number => Math.max(usual, inProportion(usual))

/** The seed of the tests; source: scripts/rules/seed.ts. */
const TESTS_SEED = 4

/**
 * How often a property runs that also demands that all was reached: at least `usual` times, and from the tests' seed, of which
 * that is known, until there are ten times as many runs.
 */
export const reachingAll = (usual: number): { readonly numRuns: number; readonly seed?: number } => {
  const numRuns = Math.max(usual, inProportion(usual))
  return numRuns < 10 * usual ? { numRuns, seed: TESTS_SEED } : { numRuns }
}
