import { Cents, must, Rate } from "@xl/core/shared"
import {
  chooseNumber,
  collateralValue,
  DEMO_INDEX_RATE,
  floatingRate,
  type FloatingTerms,
  isWholeLoan,
  type LoanRow,
  type ToldTerms,
} from "../import/index.ts"

/** Margins go by five hundredths of a point, from 1.5 points on. */
const [MARGIN_STEP, LEAST_MARGIN] = [500, 15_000]
/** One loan in so many floats, of those whose rate leaves a margin: one in six of all on offer. */
const FLOATS_ONE_IN = 4
/** The index counts at least 0.5 to 2.5 %; the borrower bought a cap of it at 4.5 to 6 %. */
const [INDEX_FLOORS, INDEX_CAPS] = [
  [5_000, 25_000],
  [45_000, 60_000],
] as const

const inSteps = (recordId: string, what: string, [least, most]: readonly [number, number]): number =>
  chooseNumber(recordId, what, least / 5_000, most / 5_000) * 5_000

/** Terms of a loan told with a floating rate: the margin is what its rate lies above the index. Null for one that stays fixed. */
export const floatingOf = ({ note_rate_pct, record_id }: LoanRow): FloatingTerms | null => {
  const margin = Math.round((note_rate_pct - DEMO_INDEX_RATE) / MARGIN_STEP) * MARGIN_STEP
  if (margin < LEAST_MARGIN || chooseNumber(record_id, "floats", 1, FLOATS_ONE_IN) !== 1) return null
  return {
    margin: must(Rate, margin),
    floor: must(Rate, margin + inSteps(record_id, "index floor", INDEX_FLOORS)),
    cap: must(Rate, margin + inSteps(record_id, "index cap", INDEX_CAPS)),
  }
}

/** Shares of the value, in percent, that a loan takes which may be told as a second lien, and that both loans take together. */
const [JUNIOR_LTV, BOTH_LTV] = [
  [10, 40],
  [58, 76],
] as const
/** One loan in two of those that take so little of the value. */
const JUNIOR_ONE_IN = 2
/** Senior balances are told in steps of 50,000 dollars. */
const SENIOR_STEP = 5_000_000

/** Balance of the loan before one that is told as a second lien; null for a first lien. */
export const seniorOf = (row: LoanRow): Cents | null => {
  const value = collateralValue(row)
  if (value === undefined || !isWholeLoan(row)) return null
  const isLow = row.upb * 100 >= value * JUNIOR_LTV[0] && row.upb * 100 <= value * JUNIOR_LTV[1]
  if (!isLow || chooseNumber(row.record_id, "junior", 1, JUNIOR_ONE_IN) !== 1) return null
  const both = (value * chooseNumber(row.record_id, "both loans", ...BOTH_LTV)) / 100
  const senior = both - row.upb
  return must(Cents, Math.round(senior / SENIOR_STEP) * SENIOR_STEP)
}

/** Points that a second lien pays above a first. */
const SECOND_LIEN = 30_000
const dearer = (rate: Rate) => must(Rate, rate + SECOND_LIEN)

/** The row with the rate that the terms give. A floating rate may be repaid when the lockout is over. */
export const withTerms = (row: LoanRow, { floating, senior }: ToldTerms): LoanRow => {
  if (floating !== null) return { ...row, note_rate_pct: floatingRate(floating), yield_maintenance_end: null }
  if (senior === null) return row
  return { ...row, note_rate_pct: dearer(row.note_rate_pct), original_rate_pct: dearer(row.original_rate_pct) }
}
