/** The same draws for the same seed. */
export interface Chance {
  /** A whole number from 0 to `most` - 1. */
  readonly below: (most: number) => number
  readonly of: <A>(all: ReadonlyArray<A>) => A
  readonly oneIn: (times: number) => boolean
}

/** Source: Tommy Ettinger's mulberry32, public domain. */
export const chanceFrom = (seed: number): Chance => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (most: number) => Math.floor(next() * most)
  return { below, oneIn: (times) => below(times) === 0, of: (all) => all[below(all.length)] as (typeof all)[number] }
}
