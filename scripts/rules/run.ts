/** The variable by which `npm run rules` tells the test processes what to do. */
export const RUN = "XL_PROPERTIES"

export type Run = {
  /** Of each property; those that say another number run in proportion. */
  readonly runs: number
  readonly seed: number
  /** A file to which every property adds a line: how often it ran. */
  readonly log: string
}

export const writtenRun = ({ runs, seed, log }: Run): string => JSON.stringify({ runs, seed, log })

export const parseRun = (text: string): Run => {
  const { runs, seed, log } = JSON.parse(text)
  return { runs: Number(runs), seed: Number(seed), log: String(log) }
}
