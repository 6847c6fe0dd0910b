/** A source of numbers from 0 up to, not including, 1. */
export type Random = () => number

/**
 * Numbers that depend on `seed` alone, so that a loan keeps its building for good.
 * Source: the mixing of MurmurHash3 over the seed's characters, then mulberry32; both are in the public domain.
 */
export const randomFrom = (seed: string): Random => {
  let state = hashOf(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** 32 bits that look unrelated for seeds that look alike. */
export const hashOf = (seed: string): number => {
  let hash = 1_779_033_703
  for (const character of seed) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 3_432_918_353)
    hash = (hash << 13) | (hash >>> 19)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507)
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909)
  return hash ^ (hash >>> 16)
}
