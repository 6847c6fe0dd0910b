import { type Day, shownDay } from "@xl/core/shared"
import type { LoanRow } from "./loan-row.ts"

type Row = Pick<LoanRow, "lockout_end" | "yield_maintenance_end" | "prepay_premium_end">

interface Prepayment {
  readonly limitations: string | null
  readonly penalty: string | null
}

const until = (what: string, day: Day | null) => (day === null ? [] : [`${what} until ${shownDay(day)}`])
const sentence = (parts: ReadonlyArray<string>) => (parts.length === 0 ? null : parts.join(", then "))

/** A period follows the one before only where it ends later; one that ends with it never runs. */
const after = (before: Day | null, day: Day | null): Day | null =>
  day !== null && before !== null && day <= before ? null : day

/** When the borrower may not, or only for a price, pay early; null where nothing is reported. */
export const prepayment = ({ lockout_end, yield_maintenance_end, prepay_premium_end }: Row): Prepayment => ({
  limitations: sentence(until("Lockout", lockout_end)),
  penalty: sentence([
    ...until("Yield maintenance", yield_maintenance_end),
    ...until("Premium", after(yield_maintenance_end, prepay_premium_end)),
  ]),
})
