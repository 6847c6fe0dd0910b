import { Day } from "../shared/days.ts"
import { must } from "../shared/decode.ts"

/** Where a default comes from, of when it is, and how far it reaches. */
export interface Provenance {
  readonly source: string
  readonly asOf: Day
  readonly reach: string
}

const from = (source: string, asOf: string, reach: string): Provenance => ({ source, asOf: must(Day, asOf), reach })

/** What we propose ourselves; no published figure stands behind it. */
const proposed = (reach: string) =>
  from("XL's own assumption. Enter your figure where you have one", "2026-11-28", reach)

/** Where each default comes from. */
export const SOURCES = {
  targetYield: proposed("Non-performing loans; buyers' target yields run from 10 to 18 %"),
  performingYield: from(
    "CRED iQ, average loan rates of ten conduit CMBS deals by property type",
    "2025-06-30",
    "New fixed-rate first liens; plus a point above 75 % of value, a point under 1.25x coverage, three for a later lien",
  ),
  loanRate: from("The rate that was entered", "2026-11-28", "Until a default rate is entered"),
  none: proposed("No change assumed"),
  collateral: proposed("The whole collateral; enter less where others share it"),
  selling: proposed("Broker, transfer and closing cost of commercial real estate"),
  income: from(
    "CRED iQ, average capitalization rates of ten conduit CMBS deals by property type",
    "2025-06-30",
    "Half of a stabilized property's income, for one whose loan is in default",
  ),
  coverage: from("The coverage that was entered, over the payments and the value", "2026-11-28", "Amortizing loans"),
  advances: proposed("Taxes, insurance, repairs and receiver; 9,000 dollars a month on a value of 4.2 million"),
  servicing: proposed("Special servicing; 1,500 dollars a month on a balance of 5 million"),
  legal: proposed("60,000 dollars non-judicial, 110,000 judicial"),
  deed: proposed("Title, transfer and counsel, uncontested"),
  flag: proposed("A hotel that loses its brand; none if it keeps it"),
  leaseUp: proposed("Property that its owner leaves empty; none if it is leased"),
  liens: proposed(
    "First lien: 2 % of value for taxes where further liens are known; later lien: 60 % of value ahead of it. Enter the amount",
  ),
  discounted: from(
    "CRE Finance World, Winter 2012: discounted payoffs of 2010 and 2011 recovered 70.8 %, 56.0 % without one large loan",
    "2011-09-30",
    "CMBS loans of the United States; of the lesser of payoff and value here",
  ),
  modified: proposed("The loan's own rate, less one point"),
  redefault: proposed("Modified commercial loans"),
  noteSale: from(
    "DebtX, traded non-performing commercial loans: 41.1 to 52.6 % of balance",
    "2013-12-31",
    "Bank and CMBS whole loans of the United States, of the lesser of balance and value here",
  ),
  guarantor: proposed("Loans with recourse; none without"),
  cure: proposed("One missed payment 70 %, two 45 %, more none"),
  weights: proposed("By what the collateral covers; the order follows how CMBS loans of 2010 and 2011 ended"),
  refinance: proposed("Underwriting of a new loan on income property"),
  maturity: proposed("A loan that is not refinanced is extended"),
  enteredDay: from("The day of the last delinquency that was entered", "2026-11-28", "This loan"),
  lastPayment: proposed("Three payments missed and a month more; enter the day if it is known"),
  timeline: (asOf: Day): Provenance => ({
    source: "Fannie Mae foreclosure time frames and statutory days by state",
    asOf,
    reach:
      "Single-family time frames, the newest published edition, without redemption; commercial foreclosures run from the statutory days plus 45 of notice up to these",
  }),
  redemption: from(
    "A published survey of redemption by state, undated, read on the day named",
    "2026-11-28",
    "Where the owner may redeem after the sale",
  ),
  resale: from(
    "Moody's, 7,558 resolved loans, undated, read on the day named: REO adds about ten months; nine are used",
    "2026-11-28",
    "CMBS loans of the United States",
  ),
  judgment: proposed("From a summary judgment to the sale"),
  exitTimes: from(
    "NSI: modification 60 to 120 days, deed in lieu 30 to 90, note sale 30 to 90",
    "2024-12-31",
    "Drawn from residential loans; commercial workouts may take longer",
  ),
  payoffTime: from(
    "CRE Finance World, Winter 2012: paid in full after 8 months in special servicing, discounted after 14",
    "2011-09-30",
    "CMBS loans of the United States; less what has passed",
  ),
} as const
