import { parse } from "csv-parse/sync"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { LoanRow } from "./loan-row.ts"
import type { Outcome } from "./outcomes.ts"
import { decode } from "@xl/core/shared"
import { Result } from "effect"

export const dataFile = (name: string): string => fileURLToPath(new URL(`../../../../data/${name}`, import.meta.url))

/** The codes of one of the SEC's lists. */
export const codesOf = (list: string): ReadonlyArray<string> => {
  const rows: ReadonlyArray<Readonly<Record<string, string>>> = parse(
    readFileSync(dataFile("sec_absee_cmbs_codes.csv")),
    { columns: true },
  )
  return rows.filter((row) => row["code_list"] === list).map((row) => row["code"] ?? "")
}

/** A row as the file has it: a whole loan of ten years on an office in Austin that pays interest only. */
export const cells = (over: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> => ({
  record_id: "TEST-1",
  source: "TEST",
  as_of_date: "2026-03-11",
  loan_no: "1",
  city: "Austin",
  state: "TX",
  zip: "78701",
  property_type_code: "OF",
  property_count: "1",
  net_rentable_sqft: "100000",
  units_beds_rooms: "",
  year_built: "1990",
  year_renovated: "",
  occupancy_pct: "89.9",
  original_balance: "10000000",
  upb: "10000000",
  note_rate_pct: "6",
  original_rate_pct: "6",
  rate_type: "Fixed",
  origination_date: "2026-01-11",
  maturity_date: "2036-01-11",
  original_term_months: "120",
  amortization_months: "",
  interest_only_months: "120",
  loan_structure_code: "WL",
  payment_status_code: "0",
  paid_through_date: "2026-03-01",
  special_servicing_transfer_date: "",
  modified: "false",
  appraised_value: "20000000",
  recent_value: "",
  noi: "1216666.67",
  noi_annualized: "",
  dscr_noi: "2",
  lockout_end: "",
  yield_maintenance_end: "",
  prepay_premium_end: "",
  pi_advances_outstanding: "0",
  ti_advances_outstanding: "0",
  other_advances_outstanding: "0",
  ...over,
})

export const aRow = (over: Readonly<Record<string, string>> = {}): LoanRow =>
  Result.getOrThrow(decode(LoanRow)(cells(over)))

export async function* streamed<A>(...rows: ReadonlyArray<A>): AsyncGenerator<A> {
  yield* rows
}

export const collected = async (outcomes: AsyncIterable<Outcome>): Promise<ReadonlyArray<Outcome>> => {
  const all: Array<Outcome> = []
  for await (const outcome of outcomes) all.push(outcome)
  return all
}
