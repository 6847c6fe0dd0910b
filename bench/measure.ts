/** One side of a comparison: does its work once, or resolves once it is done. */
export interface Contender {
  readonly name: string
  /** Works for about so many milliseconds and gives how often it got done, a second. */
  readonly rate: (milliseconds: number) => Promise<number>
}

export interface Figure {
  readonly name: string
  /** Medians over the rounds, a second. */
  readonly rates: ReadonlyMap<string, number>
}

/** How long each contender works in a round, and how many rounds there are. */
export interface Pace {
  readonly milliseconds: number
  readonly rounds: number
}

export const median = (values: ReadonlyArray<number>): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle) - 1] ?? Number.NaN)) / 2
}

/** The contenders take turns, and start in another order each round, so that what else the machine does hits all alike. */
export const compare = async (
  name: string,
  contenders: ReadonlyArray<Contender>,
  { milliseconds, rounds }: Pace,
): Promise<Figure> => {
  const seen = new Map(contenders.map((contender) => [contender.name, [] as Array<number>]))
  for (const contender of contenders) await contender.rate(milliseconds / 2) // warm
  for (let round = 0; round < rounds; round++) {
    const first = round % contenders.length
    for (const contender of [...contenders.slice(first), ...contenders.slice(0, first)])
      seen.get(contender.name)?.push(await contender.rate(milliseconds))
  }
  return { name, rates: new Map([...seen].map(([contender, rates]) => [contender, median(rates)])) }
}

const BATCH = 200

/** How often `work` gets done on one thread. What it gives is looked at, or the compiler would do without it. */
export const onOneThread = (name: string, work: () => unknown): Contender => ({
  name,
  rate: (milliseconds) => {
    const start = performance.now()
    let done = 0
    let kept = 0
    while (performance.now() - start < milliseconds) {
      for (let i = 0; i < BATCH; i++) if (work() !== undefined) kept += 1
      done += BATCH
    }
    if (kept !== done) throw new Error(`${name} gave nothing`)
    return Promise.resolve((done * 1_000) / (performance.now() - start))
  },
})

/** How often `work` gets done with so many of it under way at once; `work` is told which of them it is. */
export const atOnce = (name: string, count: number, work: (worker: number) => Promise<unknown>): Contender => ({
  name,
  rate: async (milliseconds) => {
    const start = performance.now()
    let done = 0
    const worker = async (_: unknown, place: number) => {
      while (performance.now() - start < milliseconds) {
        await work(place)
        done += 1
      }
    }
    await Promise.all(Array.from({ length: count }, worker))
    return (done * 1_000) / (performance.now() - start)
  },
})
