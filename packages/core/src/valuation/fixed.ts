/**
 * Fixed-point numbers of thirty places: exact for cents and millionths, and off by less than one in the last place after each
 * multiplication, division or root. A price of ten trillion dollars over a hundred years is so off by less than a billionth of a cent.
 */
export type Fixed = bigint

/** One. */
export const ONE: Fixed = 10n ** 30n

/** A whole number. */
export const whole = (n: number): Fixed => BigInt(n) * ONE

/** A rate in whole millionths. */
export const ofRate = (millionths: number): Fixed => (BigInt(millionths) * ONE) / 1_000_000n

/** The product. */
export const times = (one: Fixed, other: Fixed): Fixed => (one * other) / ONE

/** The quotient; by zero is a defect. */
export const over = (dividend: Fixed, divisor: Fixed): Fixed => (dividend * ONE) / divisor

/** The lesser, and the greater. */
export const least = (one: Fixed, other: Fixed): Fixed => (one < other ? one : other)
/** The greater. */
export const most = (one: Fixed, other: Fixed): Fixed => (one > other ? one : other)

/** To a whole number of the unit, half to even; the one place where anything is rounded to be shown. */
export const rounded = (value: Fixed): number => {
  const [size, sign] = value < 0n ? [-value, -1] : [value, 1]
  const [floor, rest] = [size / ONE, size % ONE]
  const isUp = rest * 2n > ONE || (rest * 2n === ONE && floor % 2n === 1n)
  return sign * Number(floor + (isUp ? 1n : 0n)) || 0
}

/** A ratio as whole millionths, half to even. */
export const toRate = (value: Fixed): number => rounded(value * 1_000_000n)

const TWELFTH = ONE ** 11n

/** A number a little above the root, so that few steps are left; whatever floating point makes of it, the steps end at the same root. */
const startFor = (value: Fixed): Fixed => {
  const near = (Number(value) / Number(ONE)) ** (1 / 12)
  return BigInt(Math.ceil(near * 1e12) + 1) * 10n ** 18n
}

/** The greatest number whose twelfth power is not above `value`; Newton's way from above, in whole numbers. */
export const twelfthRoot = (value: Fixed): Fixed => {
  if (value <= 0n) return 0n
  const power = value * TWELFTH
  let root = startFor(value)
  for (;;) {
    const next = (11n * root + power / root ** 11n) / 12n
    if (next >= root) return root
    root = next
  }
}

/** A whole power. */
export const power = (base: Fixed, exponent: number): Fixed => {
  let result = ONE
  let square = base
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = times(result, square)
    square = times(square, square)
  }
  return result
}
