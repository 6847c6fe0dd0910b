/** The same rows for both tables: ten thousand loans of five columns. */
export interface Loan {
  readonly id: string
  readonly name: string
  readonly state: string
  readonly status: string
  /** In cents. */
  readonly upb: number
}

const STATES = ["NJ", "AZ", "CA", "TX", "GA"]
const STATUSES = ["Performing", "Sub-performing", "Non-performing"]

export const loans: readonly Loan[] = Array.from({ length: 10_000 }, (_, at) => ({
  id: `loan-${at}`,
  name: `Loan ${String(at + 1).padStart(5, "0")}`,
  state: STATES[at % STATES.length] ?? "",
  status: STATUSES[at % STATUSES.length] ?? "",
  upb: 500_000_00 + ((at * 7_919) % 60_000) * 1_000_00,
}))

/** Of both windows, in px. */
export const HEIGHT = 560
