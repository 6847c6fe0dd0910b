import { isJunior, rateTypeOf } from "./ratios.ts"
import { type AssetFact, type AssetFactGroup, choice, count, day, flag, money, rate, text } from "./fact-table.ts"
import { InterestType, LienPosition, LoanStatus } from "./vocabulary.ts"

/** What is owed, what pays it off, what stands behind it and what is asked. */
export const AMOUNT_FACTS: AssetFactGroup = {
  title: "Balance and value",
  facts: [
    { path: "mainInfo.upb", label: "Unpaid principal balance", kind: money, asOf: "mainInfo.upbDate" },
    { path: "mainInfo.upbDate", label: "Date of the unpaid balance", kind: day },
    { path: "noteOverview.totalPayoff", label: "Total payoff", kind: money, asOf: "noteOverview.payoffDate" },
    { path: "noteOverview.payoffDate", label: "Payoff good through", kind: day },
    {
      path: "noteOverview.estCollateralValue",
      label: "Estimated collateral value",
      kind: money,
      asOf: "noteOverview.valueDate",
      basis: "noteOverview.valueSource",
    },
    { path: "noteOverview.valueDate", label: "Date of the value", kind: day },
    {
      path: "noteOverview.valueSource",
      label: "Source of the value",
      kind: choice("Appraisal", "Broker opinion of value", "Tax assessment", "Seller’s estimate"),
    },
    { path: "mainInfo.listingPrice", label: "Asking price", kind: money },
  ],
}

/** The day on which the loan is due: shown of every loan, always as a date. Source: docs/settled-rows.md, SEL-110. */
export const DUE_DATE: AssetFact = { path: "noteOverview.maturityDate", label: "Maturity date", kind: day }

/** What the loan is. The first two are asked on the first page of the wizard. */
const loan: AssetFactGroup = {
  title: "Loan",
  facts: [
    { path: "mainInfo.assetStatus", label: "Loan status", kind: choice(...Object.keys(LoanStatus.keys)) },
    { path: "mainInfo.type", label: "Asset type", kind: text },
    { path: "noteOverview.loanAmount", label: "Original loan amount", kind: money },
    { path: "noteOverview.lienPosition", label: "Lien position", kind: choice(...Object.keys(LienPosition.keys)) },
    { path: "noteOverview.originationDate", label: "Origination date", kind: day },
    DUE_DATE,
    { path: "noteOverview.numberOfLoans", label: "Number of loans", kind: count },
  ],
}

/** Asked of every loan, shown of one that is paid after another. */
const senior: AssetFactGroup = {
  title: "Senior debt",
  isShown: isJunior,
  facts: [
    {
      path: "noteOverview.seniorBalance",
      label: "Senior debt",
      kind: money,
      asOf: "noteOverview.seniorBalanceDate",
    },
    { path: "noteOverview.seniorBalanceDate", label: "Date of the senior debt", kind: day },
  ],
}

const interest: AssetFactGroup = {
  title: "Interest",
  facts: [
    {
      path: "noteOverview.initialInterestType",
      label: "Interest type at origination",
      kind: choice(...Object.keys(InterestType.keys)),
    },
    {
      path: "noteOverview.rateType",
      label: "Rate type now",
      kind: choice(...Object.keys(InterestType.keys)),
      isExtra: true,
    },
    { path: "noteOverview.initialInterestRate", label: "Interest rate at origination", kind: rate },
    { path: "noteOverview.currentInterestRate", label: "Current interest rate", kind: rate },
    { path: "noteOverview.defaultInterestRate", label: "Default interest rate", kind: rate },
    {
      path: "noteOverview.dayCount",
      label: "Day count",
      kind: choice("Actual/360", "Actual/365", "Actual/Actual", "30/360"),
    },
  ],
}

/** Asked of every loan, shown where the rate floats. */
const floating: AssetFactGroup = {
  title: "Floating rate",
  isShown: (asset) => rateTypeOf(asset) !== "Fixed",
  facts: [
    {
      path: "noteOverview.rateIndex",
      label: "Index",
      kind: choice(
        "1-month Term SOFR",
        "3-month Term SOFR",
        "30-day average SOFR",
        "Prime",
        "1-year Treasury",
        "5-year Treasury",
        "10-year Treasury",
      ),
    },
    { path: "noteOverview.rateMargin", label: "Margin over the index", kind: rate },
    { path: "noteOverview.rateFloor", label: "Rate floor", kind: rate },
    { path: "noteOverview.rateCap", label: "Rate cap", kind: rate },
  ],
}

const repayment: AssetFactGroup = {
  title: "Repayment",
  facts: [
    { path: "noteOverview.term", label: "Term", kind: { tag: "months", unit: "months" } },
    {
      path: "noteOverview.amortization",
      label: "Amortization",
      kind: { tag: "months", unit: "months", zero: "Interest only" },
    },
    { path: "noteOverview.interestOnlyEnd", label: "Interest only until", kind: day, isExtra: true },
    { path: "noteOverview.penalty", label: "Prepayment penalty", kind: text },
    { path: "noteOverview.prePaymentLimitations", label: "Prepayment limitations", kind: text },
  ],
}

const payments: AssetFactGroup = {
  title: "Payments and coverage",
  facts: [
    {
      path: "noteOverview.lastPaymentAmount",
      label: "Last payment",
      kind: money,
      asOf: "noteOverview.lastPaymentDate",
    },
    { path: "noteOverview.lastPaymentDate", label: "Day of the last payment", kind: day },
    { path: "noteOverview.paidThroughDate", label: "Interest paid through", kind: day },
    {
      path: "noteOverview.dscr",
      label: "Debt service coverage (DSCR)",
      kind: { tag: "ratio" },
      asOf: "propertyOverview.noiDate",
    },
  ],
}

const standing: AssetFactGroup = {
  title: "Defaults and recourse",
  facts: [
    { path: "noteOverview.monetaryDefault", label: "Monetary default", kind: flag },
    { path: "noteOverview.maturityDefault", label: "Maturity default", kind: flag },
    { path: "noteOverview.technicalDefault", label: "Technical default", kind: flag },
    { path: "noteOverview.recourse", label: "Recourse", kind: flag },
    { path: "noteOverview.modified", label: "Modified", kind: flag },
    { path: "noteOverview.assumptionOfLoanAllowed", label: "Assumption allowed", kind: flag },
  ],
}

/** The facts of the note, in the order in which a trader reads them. */
export const NOTE_FACTS: ReadonlyArray<AssetFactGroup> = [
  AMOUNT_FACTS,
  loan,
  senior,
  interest,
  floating,
  repayment,
  payments,
  standing,
]
