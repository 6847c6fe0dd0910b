/** Milliseconds that each of two questions took, asked in turns so that what else the machine does touches both. */
export interface Pairs {
  readonly one: ReadonlyArray<number>
  readonly other: ReadonlyArray<number>
}

const took = async (ask: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await ask()
  return performance.now() - start
}

/** After a few rounds that count for nothing, `rounds` of both, now one first and now the other. */
export const inTurns = async (
  rounds: number,
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<Pairs> => {
  const pairs = { one: new Array<number>(), other: new Array<number>() }
  for (let round = -10; round < rounds; round++) {
    const first = round % 2 === 0
    const [a, b] = first ? [await took(one), await took(other)] : [await took(other), await took(one)]
    if (round < 0) continue
    pairs.one.push(first ? a : b)
    pairs.other.push(first ? b : a)
  }
  return pairs
}

export const median = (values: ReadonlyArray<number>): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

/**
 * The chance that two samples of one distribution differ as much as these, by Kolmogorov and Smirnov's test.
 * Source: Numerical Recipes, 14.3, the asymptotic series with Stephens' correction.
 */
export const chanceOfSame = ({ one, other }: Pairs): number => {
  const all = [...one, ...other].toSorted((a, b) => a - b)
  const share = (values: ReadonlyArray<number>, at: number) =>
    values.filter((value) => value <= at).length / values.length
  const most = Math.max(...all.map((at) => Math.abs(share(one, at) - share(other, at))))
  const size = Math.sqrt((one.length * other.length) / (one.length + other.length))
  const scaled = (size + 0.12 + 0.11 / size) * most
  if (scaled < 0.2) return 1 // there the series has not begun to converge, and its limit is 1 to ten digits
  let sum = 0
  for (let term = 1; term <= 100; term++) sum += (term % 2 === 1 ? 2 : -2) * Math.exp(-2 * (term * scaled) ** 2)
  return Math.min(1, Math.max(0, sum))
}
