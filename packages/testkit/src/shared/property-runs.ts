import fc from "fast-check"

/** What fast-check runs a property when nobody says otherwise. */
const USUAL_RUNS = 100

/** How often a property runs that is dearer or cheaper than most: `usual` times in the tests, in proportion under `npm run rules`. */
export const inProportion = (usual: number): number =>
  Math.ceil((usual * (fc.readConfigureGlobal().numRuns ?? USUAL_RUNS)) / USUAL_RUNS)
