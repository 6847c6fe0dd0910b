/**
 * Makes data/*.csv from the tables that data/README.md names: `node scripts/prepare-data.mjs FOLDER`.
 * What must not be published (names, street lines, tenants, originators, servicers) is never written, because only
 * the columns below are.
 */
import { parse } from "csv-parse/sync"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

const LOAN_COLUMNS = [
  "record_id",
  "source",
  "as_of_date",
  "loan_no",
  "city",
  "state",
  "zip",
  "zip_lat",
  "zip_lon",
  "property_type_code",
  "property_count",
  "net_rentable_sqft",
  "units_beds_rooms",
  "year_built",
  "year_renovated",
  "occupancy_pct",
  "original_balance",
  "upb",
  "note_rate_pct",
  "original_rate_pct",
  "rate_type",
  "accrual_method",
  "origination_date",
  "first_payment_date",
  "maturity_date",
  "original_term_months",
  "amortization_months",
  "interest_only_months",
  "payment_type",
  "monthly_payment",
  "lien_position",
  "loan_structure_code",
  "payment_status_code",
  "paid_through_date",
  "special_servicing_transfer_date",
  "workout_strategy",
  "modified",
  "appraised_value",
  "appraisal_date",
  "recent_value",
  "recent_value_date",
  "revenue",
  "operating_expenses",
  "noi",
  "noi_annualized",
  "ncf",
  "dscr_noi",
  "dscr_ncf",
  "financials_start",
  "financials_as_of",
  "lockout_end",
  "yield_maintenance_end",
  "prepay_premium_end",
  "defeasance_status",
  "pi_advances_outstanding",
  "ti_advances_outstanding",
  "other_advances_outstanding",
]
const CODE_LISTS = [
  "PROPRTY_TYP_CODE_TYPE",
  "PYMNT_STAT_LOAN_CODE_TYPE",
  "LOAN_STCTR_CODE_TYPE",
  "DFSNC_STAT_CODE_TYPE",
]

/** A defeased loan is secured by Treasuries, not by a building; CREFC's file has no payment status. */
const isUsed = ({ defeasance_status, source }) => defeasance_status !== "F" && source !== "CREFC"

const read = (folder, file) => parse(readFileSync(join(folder, file), "utf8"), { columns: true })

const write = (file, columns, rows) => {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))]
  writeFileSync(
    new URL(`../data/${file}`, import.meta.url),
    lines.map((cells) => `${cells.map(quoted).join(",")}\n`).join(""),
  )
}

const quoted = (cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll(`"`, `""`)}"` : cell)

const [folder] = process.argv.slice(2)
if (!folder) {
  process.stderr.write("Say where the tables are: node scripts/prepare-data.mjs FOLDER\n")
  process.exitCode = 1
} else {
  write("cmbs_loans.csv", LOAN_COLUMNS, read(folder, "cmbs_loans.csv").filter(isUsed))
  write("cmbs_distressed_snapshots.csv", LOAN_COLUMNS, read(folder, "cmbs_distressed_snapshots.csv"))
  const codes = read(folder, "sec_absee_cmbs_codes.csv").filter(({ code_list }) => CODE_LISTS.includes(code_list))
  write("sec_absee_cmbs_codes.csv", ["code_list", "used_by", "code", "label"], codes)
}
