/** A gateway with a database of its own, in which one worker's journeys take turns. */
export interface Market {
  /** Where it answers, at 127.0.0.1. */
  readonly port: number
  /** Its folder: database, secrets, files. */
  readonly data: string
}

/** What the configuration chose for a run, one for each worker; every process of the run inherits it. */
export const markets = (): ReadonlyArray<Market> =>
  JSON.parse(process.env["XL_E2E_MARKETS"] ?? "[]") as ReadonlyArray<Market>

/** The market of the worker in which this is asked; in none, as where the runner itself starts, the first. */
export const ownMarket = (): Market => {
  const market = markets()[Number(process.env["TEST_PARALLEL_INDEX"] ?? 0)]
  if (!market) throw new Error("No market was chosen for this worker.")
  return market
}
