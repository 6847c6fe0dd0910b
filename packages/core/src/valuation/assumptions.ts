import * as t from "io-ts"
import { Day } from "../shared/days.ts"
import { DecimalCents, PercentRate } from "../shared/decimal.ts"
import { absentAsNull, tolerant } from "../shared/wire.ts"

const rate = absentAsNull(PercentRate)
const cents = absentAsNull(DecimalCents)
const count = absentAsNull(t.Int)
const flag = absentAsNull(t.boolean)

const rates = {
  /** Yearly return that a buyer of the loan asks for. */
  targetYield: rate,
  /** The same, of a loan that pays. */
  performingYield: rate,
  /** The whole yearly rate after default. */
  defaultRate: rate,
  /** Yearly change of the collateral's value; negative where it falls. */
  valueDrift: rate,
  /** What the state of the property takes off its value. */
  conditionHaircut: rate,
  /** The part of the collateral left after other claims. */
  collateralShare: rate,
  /** Of the price of the collateral. */
  sellingCostRate: rate,
  /** What a hotel that lost its flag since it was valued loses of its value. */
  flagLossRate: rate,
  /** Of the value of what its owner occupies: leasing it anew. */
  leaseUpRate: rate,
  /** Of the balance and the value, the lesser: what a discounted payoff pays. */
  discountedPayoffShare: rate,
  /** The new rate of a modified loan. */
  modifiedRate: rate,
  /** How likely a modified loan fails again. */
  redefaultChance: rate,
  /** Of the balance and the value, the lesser: what a buyer of the note pays. */
  noteSaleShare: rate,
  /** How likely a guarantor can be made to pay, and what of the shortfall is collected then. */
  collectionChance: rate,
  collectableShare: rate,
  /** How likely a loan that pays late pays again. */
  cureChance: rate,
  /** How likely each exit is; the five add up to one. */
  payoffWeight: rate,
  discountedPayoffWeight: rate,
  modificationWeight: rate,
  deedInLieuWeight: rate,
  foreclosureWeight: rate,
  /** What a lender asks at maturity: loan to value at most, coverage and debt yield at least, yearly payments for each dollar lent. */
  refinanceLtv: rate,
  refinanceDscr: rate,
  refinanceDebtYield: rate,
  loanConstant: rate,
  /** How likely a loan that cannot be refinanced defaults at maturity. */
  maturityDefaultChance: rate,
}

const moneys = {
  /** Net income of the property, each month. */
  monthlyIncome: cents,
  /** Taxes, insurance, repairs and receiver, each month. */
  monthlyAdvances: cents,
  /** The servicer's fee, each month. */
  monthlyServicing: cents,
  /** Claims before ours and taxes due. */
  seniorLiens: cents,
  /** The whole cost of a foreclosure at law. */
  legalCost: cents,
  /** The same of a deed in lieu. */
  deedInLieuCost: cents,
}

const counts = {
  /** Days. */
  daysSinceLastPayment: count,
  /** Days from the last payment to the sale, as the state's law takes. */
  foreclosureDays: count,
  /** Months, from here on. */
  leastForeclosureMonths: count,
  addedMonths: count,
  judgmentMonths: count,
  redemptionMonths: count,
  resaleMonths: count,
  leaseUpMonths: count,
  receiverFromMonth: count,
  payoffMonths: count,
  discountedPayoffMonths: count,
  modificationMonths: count,
  modifiedTermMonths: count,
  redefaultMonths: count,
  deedInLieuMonths: count,
  noteSaleMonths: count,
  collectionMonths: count,
  extensionMonths: count,
}

const flags = {
  /** Whether the borrower contests. */
  isContested: flag,
  /** Whether a receiver collects the rents, or they are assigned. */
  hasReceiver: flag,
}

const fields = { ...rates, ...moneys, ...counts, ...flags }

/** Whatever a person knows better than our defaults; what is null is ours. Money in cents, rates in millionths. */
export const ValuationAssumptions = t.readonly(t.strict(fields), "ValuationAssumptions")
/** Whatever a person knows better than our defaults. */
export type ValuationAssumptions = t.TypeOf<typeof ValuationAssumptions>

/** The name of an assumption, as the input has it. */
export type AssumptionName = keyof typeof fields

const keysOf = <K extends string>(of: { readonly [Key in K]: unknown }): ReadonlyArray<K> =>
  Object.keys(of).filter((key): key is K => key in of)

/** The assumptions in percent. */
export const RATE_ASSUMPTIONS = keysOf(rates)
/** Those in dollars. */
export const MONEY_ASSUMPTIONS = keysOf(moneys)
/** Those in whole days or months. */
export const COUNT_ASSUMPTIONS = keysOf(counts)
/** Those answered with yes or no. */
export const FLAG_ASSUMPTIONS = keysOf(flags)
/** The name of each assumption, in the order in which they are shown. */
export const ASSUMPTION_NAMES: ReadonlyArray<AssumptionName> = keysOf(fields)

/** What an assumption is counted in: percent, dollars, days, months, or yes and no. */
export const AssumptionUnit = t.keyof(
  { percent: null, dollars: null, days: null, months: null, flag: null },
  "AssumptionUnit",
)
/** What an assumption is counted in. */
export type AssumptionUnit = t.TypeOf<typeof AssumptionUnit>

/** Who says so: whoever asked, our table of defaults, or a computation out of what was entered. */
export const AssumptionOrigin = t.keyof({ entered: null, default: null, computed: null }, "AssumptionOrigin")
/** Who says so. */
export type AssumptionOrigin = t.TypeOf<typeof AssumptionOrigin>

/** An assumption as it was used: what it was, whose, and for a default where from, of when, and how far it reaches. */
export const UsedAssumption = t.readonly(
  t.strict({
    /** One of `ASSUMPTION_NAMES`. */
    name: t.string,
    unit: tolerant(AssumptionUnit),
    /** As it travels in its unit: "15" percent, "60000.00" dollars, "9" months, "true". */
    value: t.string,
    origin: tolerant(AssumptionOrigin),
    source: t.string,
    /** The day from which the source speaks; null where whoever asked entered it. */
    asOf: absentAsNull(Day),
    /** For what it holds, and what it leaves out. */
    reach: t.string,
  }),
  "UsedAssumption",
)
/** An assumption as it was used. */
export type UsedAssumption = t.TypeOf<typeof UsedAssumption>
