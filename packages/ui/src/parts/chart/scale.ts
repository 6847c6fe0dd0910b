/** Steps that a reader counts in: 1, 2, 2.5 or 5 of a power of ten. */
const NICE = [1, 2, 2.5, 5, 10]

/** Round figures from at or under the least to at or over the most, about `count` of them. */
export const ticks = (least: number, most: number, count: number): ReadonlyArray<number> => {
  const rough = (most - least) / Math.max(count - 1, 1)
  if (!(rough > 0)) return [least]
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (NICE.find((nice) => nice * power >= rough) ?? 10) * power
  const first = Math.floor(least / step + 1e-9)
  const last = Math.ceil(most / step - 1e-9)
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step)
}

/** Maps a domain onto px; a domain without width is all at its start. */
export const mapped =
  ([least, most]: readonly [number, number], [start, end]: readonly [number, number]) =>
  (value: number): number =>
    most === least ? start : start + ((value - least) / (most - least)) * (end - start)

/** Baselines as near to `wanted` as they can be, at least `gap` apart and none below `lowest`; in the order given. */
export const apart = (wanted: ReadonlyArray<number>, gap: number, lowest: number): ReadonlyArray<number> => {
  const order = wanted.map((_, at) => at).toSorted((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0))
  const placed = new Map<number, number>()
  let before = Number.NEGATIVE_INFINITY
  order.forEach((at, place) => {
    const most = lowest - (order.length - 1 - place) * gap
    before = Math.max(before + gap, Math.min(wanted[at] ?? 0, most))
    placed.set(at, before)
  })
  return wanted.map((_, at) => placed.get(at) ?? 0)
}
