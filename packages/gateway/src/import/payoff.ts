import { Cents, daysBetween, must } from "@xl/core/shared"
import type { LoanRow } from "./loan-row.ts"

type Row = Pick<
  LoanRow,
  | "upb"
  | "note_rate_pct"
  | "paid_through_date"
  | "as_of_date"
  | "pi_advances_outstanding"
  | "ti_advances_outstanding"
  | "other_advances_outstanding"
>

/** The balance with what a servicer advanced for it; without advances, with the interest since it was paid, Actual/360. */
export const totalPayoff = (row: Row): Cents => {
  const advances = row.pi_advances_outstanding + row.ti_advances_outstanding + row.other_advances_outstanding
  const days = Math.max(0, daysBetween(row.paid_through_date, row.as_of_date))
  const interest = Math.round((row.upb * (row.note_rate_pct / 1_000_000) * days) / 360)
  return must(Cents, row.upb + (advances > 0 ? advances : interest))
}
