import type { Cents } from "../shared/money.ts"

export type { Cents }

const separated = new Intl.NumberFormat("en-US")

/** Dollars with thousand separators, and cents only where there are some: `$12,750,000`. */
export const money = (cents: Cents): string => {
  const dollars = separated.format(Math.floor(cents / 100))
  const rest = cents % 100
  return rest === 0 ? `$${dollars}` : `$${dollars}.${String(rest).padStart(2, "0")}`
}
