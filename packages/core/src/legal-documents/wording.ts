import type { Day } from "../shared/days.ts"
import { grouped } from "../shared/grouped.ts"

/** What stands on every page until counsel has been over it. */
export const DRAFT_NOTICE =
  "Draft for review by counsel. Not an offer, and binding on nobody until signed by both parties."

/** Exact dollars and cents, `$8,000,000.00`; what is owed back stands in parentheses, `($100,000.00)`. */
export const dollars = (cents: number): string => {
  const whole = Math.abs(cents)
  const said = `$${grouped(String(Math.floor(whole / 100)))}.${String(whole % 100).padStart(2, "0")}`
  return cents < 0 ? `(${said})` : said
}

const MONTHS = "January February March April May June July August September October November December".split(" ")

/** A day as a contract writes it, `November 28, 2026`. */
export const longDay = (day: Day): string =>
  `${MONTHS[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}, ${day.slice(0, 4)}`

/** Whole days with their noun. */
export const days = (count: number): string => (count === 1 ? "1 day" : `${count} days`)
