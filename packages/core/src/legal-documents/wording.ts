import { type Day, dayOf } from "../shared/days.ts"
import { grouped } from "../shared/grouped.ts"
import type { Manuscript } from "./ports.ts"

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

/** What stands above the columns of loans, and before their sums. */
export const LOAN_COLUMNS = {
  loan: "Loan",
  balance: "UPB",
  price: "Purchase price",
  sums: "Total",
} as const

/** Below the line for the day on which a party signs. */
export const SIGNED_ON = "Date"

/** What stands at the foot of each page, counted from 1, above the notice. */
export const footOf = ({ edition, paper, preparedAt }: Manuscript, page: number, pages: number): string =>
  `${paper.title}, edition ${edition}, prepared ${longDay(dayOf(preparedAt))} (UTC). Page ${page} of ${pages}`
