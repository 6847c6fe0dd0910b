import { addDays, addMonths, Cents, type Day, must, Rate } from "@xl/core/shared"
import {
  annualDebtService,
  chooseNumber,
  collateralValue,
  type ImportedListing,
  listingOf,
  type LoanRow,
  shareOfLoan,
} from "../import/index.ts"
import { floatingOf, seniorOf, withTerms } from "./invented-terms.ts"
import { monthsUntil } from "./months.ts"

/** How the story tells a loan that its source reports as paid on time. A loan in arrears is told as it is reported. */
export type Situation = "asReported" | "late" | "inDefault" | "underWater" | "matured"

const DAYS = [
  "as_of_date",
  "origination_date",
  "maturity_date",
  "paid_through_date",
  "special_servicing_transfer_date",
  "lockout_end",
  "yield_maintenance_end",
  "prepay_premium_end",
  "first_payment_date",
  "appraisal_date",
  "recent_value_date",
  "financials_as_of",
] as const

/** All days of a row, moved by the same whole months. */
const moved = (row: LoanRow, months: number): LoanRow => {
  const days = DAYS.map((name) => [name, row[name] && addMonths(row[name], months)])
  return { ...row, ...(Object.fromEntries(days) as Pick<LoanRow, (typeof DAYS)[number]>) }
}

const cents = (amount: number) => must(Cents, Math.max(0, Math.round(amount)))
/** A choice that always comes out alike for the same loan. */
const chosen = ({ record_id }: LoanRow, what: string, least: number, most: number) =>
  chooseNumber(record_id, what, least, most)

const scaled = (amount: number, percent: number) => Math.round((amount * percent) / 100)

/** Income, coverage and occupancy in percent of what is reported. */
const weaker = (row: LoanRow, income: number, occupancy: number): LoanRow => ({
  ...row,
  noi: must(Cents, Math.max(0, scaled(row.noi, income))),
  noi_annualized: row.noi_annualized === null ? null : must(Cents, Math.max(0, scaled(row.noi_annualized, income))),
  dscr_noi: row.dscr_noi === null ? null : must(Rate, Math.round(scaled(row.dscr_noi, income) / 10_000) * 10_000),
  occupancy_pct:
    row.occupancy_pct === null ? null : must(Rate, Math.round(scaled(row.occupancy_pct, occupancy) / 1_000) * 1_000),
})

/** A later appraisal of the property, in cents, on the day of the report. */
const appraisedAt = (row: LoanRow, value: number): LoanRow => ({
  ...row,
  recent_value: cents(value),
  recent_value_date: row.as_of_date,
})

/** What a servicer advances in months without a payment: the payments, taxes and insurance of 2.5 % of the value a year, and costs. */
const advanced = (row: LoanRow, months: number): LoanRow => ({
  ...row,
  pi_advances_outstanding: cents((annualDebtService(row) / 12) * months),
  ti_advances_outstanding: cents(((collateralValue(row) ?? row.upb) * 0.025 * months) / 12),
  other_advances_outstanding: cents(row.upb * 0.0004 * months),
})

const behind = (row: LoanRow, months: number): LoanRow => ({
  ...row,
  paid_through_date: addMonths(row.paid_through_date, -months),
})

/** In special servicing from some months after the last payment on. */
const transferred = (row: LoanRow, months: number): LoanRow => {
  const day = addMonths(row.paid_through_date, months)
  return { ...row, special_servicing_transfer_date: day > row.as_of_date ? row.as_of_date : day }
}

/** The percentage of the reported income that leaves this coverage, in hundredths; 90 at most. */
const incomeFor = ({ dscr_noi }: LoanRow, coverage: number): number => {
  const reported = (dscr_noi ?? 1_250_000) / 10_000
  return reported > 0 ? Math.min(90, Math.round((coverage * 100) / reported)) : 100
}

/** Months that a loan in arrears had been paid before. */
const PAID_MONTHS = [14, 40] as const

/** Longer ago, so that it was paid for a while before it fell behind; its maturity still lies ahead where the term allows it. */
const aged = (row: LoanRow): LoanRow => {
  const wanted = addMonths(row.paid_through_date, -chosen(row, "months paid", ...PAID_MONTHS))
  if (row.origination_date <= wanted) return row
  const months = -monthsUntil(row.origination_date, wanted)
  const back = (day: Day) => addMonths(day, -months)
  return {
    ...row,
    origination_date: back(row.origination_date),
    maturity_date: back(row.maturity_date),
    appraisal_date: row.appraisal_date && back(row.appraisal_date),
    lockout_end: row.lockout_end && back(row.lockout_end),
    yield_maintenance_end: row.yield_maintenance_end && back(row.yield_maintenance_end),
    prepay_premium_end: row.prepay_premium_end && back(row.prepay_premium_end),
    first_payment_date: row.first_payment_date && back(row.first_payment_date),
  }
}

const late = (row: LoanRow): LoanRow => {
  const months = chosen(row, "months late", 1, 2)
  const weak = weaker(row, incomeFor(row, chosen(row, "late coverage", 86, 118)), chosen(row, "late occupancy", 84, 94))
  return aged(advanced({ ...behind(weak, months), payment_status_code: String(months) }, months))
}

const inDefault = (row: LoanRow): LoanRow => {
  const months = chosen(row, "months in default", 4, 14)
  const income = incomeFor(row, chosen(row, "default coverage", 32, 96))
  const weak = weaker(row, income, chosen(row, "default occupancy", 58, 80))
  const value = appraisedAt(weak, scaled(row.recent_value ?? row.appraised_value, chosen(row, "value", 70, 88)))
  return aged(transferred(advanced({ ...behind(value, months), payment_status_code: "3" }, months), 3))
}

/** In default, and the collateral is worth less than the balance. */
const underWater = (row: LoanRow): LoanRow => {
  const property = (row.upb * chosen(row, "under water", 58, 92)) / 100 / (shareOfLoan(row) ?? 1)
  return appraisedAt(inDefault(row), property)
}

/** Past maturity without a payoff; the property still earns. */
const matured = (row: LoanRow): LoanRow => {
  const months = chosen(row, "months past maturity", 3, 8)
  const term = monthsUntil(row.origination_date, row.maturity_date)
  const maturity = addMonths(row.as_of_date, -months)
  const aged = { ...row, maturity_date: maturity, origination_date: addMonths(maturity, -term), ...noLongerBarred }
  const weak = weaker(aged, chosen(row, "matured income", 76, 96), chosen(row, "matured occupancy", 80, 95))
  const value = appraisedAt(weak, scaled(row.recent_value ?? row.appraised_value, chosen(row, "value", 76, 96)))
  const unpaid = { ...value, paid_through_date: addDays(maturity, -30), payment_status_code: "5" }
  return transferred(advanced(unpaid, months), 1)
}
const noLongerBarred = {
  lockout_end: null,
  yield_maintenance_end: null,
  prepay_premium_end: null,
  first_payment_date: null,
}

const situations: { readonly [S in Situation]: (row: LoanRow) => LoanRow } = {
  asReported: (row) => row,
  late,
  inDefault,
  underWater,
  matured,
}

/** Debt under 45 % of the value is not left unpaid. */
const LEAST_LTV = 0.45

/** Whether a story of arrears is plausible: the loan is reported in arrears, or owes enough for its value. */
export const isStressed = (row: LoanRow): boolean =>
  !isCurrent(row) || row.upb >= LEAST_LTV * (collateralValue(row) ?? Number.POSITIVE_INFINITY)

/** Payment statuses of a loan that is paid on time. */
export const isCurrent = ({ payment_status_code }: LoanRow) => ["0", "A", "B"].includes(payment_status_code)

/** The row with its days moved to the latest as-of day before it is listed, in the situation of the story. */
const retold = (row: LoanRow, situation: Situation, listedOn: Day): LoanRow => {
  const now = moved(row, monthsUntil(row.as_of_date, listedOn))
  const told = isCurrent(row) ? situations[situation](now) : now
  return told.paid_through_date > told.as_of_date ? { ...told, paid_through_date: told.as_of_date } : told
}

/** The listing of a row as the story tells it. Throws for a row that the importer refuses. */
export const retoldListing = (reported: LoanRow, situation: Situation, listedOn: Day): ImportedListing => {
  const isPaid = isCurrent(reported)
  const senior = isPaid && situation === "asReported" ? seniorOf(reported) : null
  const floating = isPaid && senior === null ? floatingOf(reported) : null
  const row = retold(withTerms(reported, { floating, senior }), situation, listedOn)
  const isDistressInvented = situation !== "asReported" && isPaid
  const mapped = listingOf(row, { reportedOn: reported.as_of_date, isDistressInvented, floating, senior })
  if ("refused" in mapped) throw new Error(`${row.record_id}: ${mapped.refused}`)
  return mapped.listing
}
