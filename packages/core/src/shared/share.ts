/** One, in millionths: the part is the whole. */
export const ONE = 1_000_000

/** Half up, exactly: the database rounds the same ratio in its own column. Neither is negative. */
const rounded = (dividend: bigint, divisor: bigint): number => Number((2n * dividend + divisor) / (2n * divisor))

/**
 * `part` of `whole` in whole millionths of one, or null where either is unknown or nothing can be a part of it. Every share of amounts is
 * rounded here, once; screens show it to fewer decimals.
 */
export const shareOf = (part: number | null, whole: number | null): number | null =>
  part === null || whole === null || whole === 0 ? null : rounded(BigInt(part) * BigInt(ONE), BigInt(whole))
