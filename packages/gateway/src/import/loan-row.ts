import { absentAsNull, Day, PercentRate } from "@xl/core/shared"
import * as t from "io-ts"
import { Dollars, orEmpty, Price, Ratio, Whole, YesNo } from "./cells.ts"

/** A text that is never empty. */
const Text = t.refinement(t.string, (text) => text.trim() !== "", "Text")

/** One loan as a table of data/ reports it. Columns that no rule reads are not decoded. */
export const LoanRow = t.readonly(
  t.strict({
    record_id: Text,
    source: Text,
    as_of_date: Day,
    loan_no: Text,
    city: t.string,
    state: t.string,
    zip: t.string,
    property_type_code: t.string,
    property_count: Whole,
    net_rentable_sqft: orEmpty(Whole),
    units_beds_rooms: orEmpty(Whole),
    year_built: orEmpty(Whole),
    year_renovated: orEmpty(Whole),
    occupancy_pct: orEmpty(PercentRate),
    original_balance: Price,
    upb: Price,
    note_rate_pct: PercentRate,
    original_rate_pct: PercentRate,
    rate_type: t.keyof({ Fixed: null }),
    accrual_method: absentAsNull(orEmpty(Text)),
    first_payment_date: absentAsNull(orEmpty(Day)),
    origination_date: Day,
    maturity_date: Day,
    original_term_months: Whole,
    amortization_months: orEmpty(Whole),
    interest_only_months: Whole,
    lien_position: absentAsNull(orEmpty(Text)),
    loan_structure_code: Text,
    payment_status_code: t.string,
    paid_through_date: Day,
    special_servicing_transfer_date: orEmpty(Day),
    modified: YesNo,
    appraised_value: Price,
    appraisal_date: absentAsNull(orEmpty(Day)),
    recent_value: orEmpty(Price),
    recent_value_date: absentAsNull(orEmpty(Day)),
    noi: Dollars,
    noi_annualized: orEmpty(Dollars),
    financials_as_of: absentAsNull(orEmpty(Day)),
    dscr_noi: orEmpty(Ratio),
    lockout_end: orEmpty(Day),
    yield_maintenance_end: orEmpty(Day),
    prepay_premium_end: orEmpty(Day),
    pi_advances_outstanding: Price,
    ti_advances_outstanding: Price,
    other_advances_outstanding: Price,
  }),
  "LoanRow",
)
export type LoanRow = t.TypeOf<typeof LoanRow>
