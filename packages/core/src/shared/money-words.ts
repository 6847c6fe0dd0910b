import type { Cents } from "./money.ts"
import { grouped } from "./grouped.ts"

export type { Cents }

/** Dollars with thousand separators, and cents only where there are some: `$12,750,000`. */
export const money = (cents: Cents): string => {
  const dollars = grouped(String(Math.floor(cents / 100)))
  const rest = cents % 100
  return rest === 0 ? `$${dollars}` : `$${dollars}.${String(rest).padStart(2, "0")}`
}
