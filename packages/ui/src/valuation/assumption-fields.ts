import type { AssumptionName, AssumptionUnit, UsedAssumption } from "@xl/core/valuation"
import { DecimalCents, decode, isKnown, PercentRate } from "@xl/core/shared"
import { Result } from "effect"
import { count, day, money, percent } from "../parts/index.ts"
import type { FieldKind } from "./fields.ts"

/** What each assumption is called. */
const LABELS: { readonly [Name in AssumptionName]: string } = {
  targetYield: "Target yield",
  performingYield: "Yield of a loan that pays",
  defaultRate: "Rate after default",
  valueDrift: "Yearly change of the value",
  conditionHaircut: "Taken off for condition",
  collateralShare: "Share of the collateral",
  sellingCostRate: "Selling cost",
  flagLossRate: "Value lost with the flag",
  leaseUpRate: "Leasing anew of the value",
  discountedPayoffShare: "Share that a discounted payoff pays",
  modifiedRate: "Rate of a modified loan",
  redefaultChance: "Chance that a modified loan fails again",
  noteSaleShare: "Price of the note of the value",
  collectionChance: "Chance that a guarantor pays",
  collectableShare: "Share of the shortfall collected",
  cureChance: "Chance that the loan pays again",
  payoffWeight: "Weight of a full payoff",
  discountedPayoffWeight: "Weight of a discounted payoff",
  modificationWeight: "Weight of a modification",
  deedInLieuWeight: "Weight of a deed in lieu",
  foreclosureWeight: "Weight of foreclosure",
  refinanceLtv: "Loan to value of a new loan",
  refinanceDscr: "Coverage of a new loan",
  refinanceDebtYield: "Debt yield of a new loan",
  loanConstant: "Constant of a new loan",
  maturityDefaultChance: "Chance of default at maturity",
  monthlyIncome: "Net income of the property a month",
  monthlyAdvances: "Protective advances a month",
  monthlyServicing: "Servicing fee a month",
  seniorLiens: "Senior liens and taxes due",
  legalCost: "Legal cost",
  deedInLieuCost: "Cost of a deed in lieu",
  daysSinceLastPayment: "Days since the last payment",
  foreclosureDays: "Time from last payment to sale",
  leastForeclosureMonths: "Foreclosure takes at least",
  addedMonths: "Added for notice, contest or bankruptcy",
  judgmentMonths: "From judgment to sale",
  redemptionMonths: "Redemption",
  resaleMonths: "To sell after title",
  leaseUpMonths: "To lease anew",
  receiverFromMonth: "Receiver from month",
  payoffMonths: "Until a full payoff",
  discountedPayoffMonths: "Until a discounted payoff",
  modificationMonths: "Until a modification",
  modifiedTermMonths: "Term of a modified loan",
  redefaultMonths: "Until a modified loan fails again",
  deedInLieuMonths: "Until a deed in lieu",
  noteSaleMonths: "Until the note is sold",
  collectionMonths: "Until a guarantor pays",
  extensionMonths: "Extension at maturity",
  isContested: "The borrower contests",
  hasReceiver: "A receiver collects the rents",
}

const labels: Readonly<Record<string, string>> = LABELS

export const assumptionLabel = (name: string): string => labels[name] ?? name

const KINDS: { readonly [Unit in AssumptionUnit]: FieldKind } = {
  percent: "percent",
  dollars: "money",
  days: "days",
  months: "months",
  flag: "flag",
}

/** How an assumption is entered. */
export const assumptionKind = ({ unit }: UsedAssumption): FieldKind => (isKnown(unit) ? KINDS[unit] : "text")

const SHOWN: { readonly [Unit in AssumptionUnit]: (value: string) => string } = {
  percent: (value) =>
    Result.match(decode(PercentRate)(value), { onSuccess: (rate) => percent(rate), onFailure: () => value }),
  dollars: (value) =>
    Result.match(decode(DecimalCents)(value), { onSuccess: (cents) => money(cents), onFailure: () => value }),
  days: (value) => `${count(Number(value))} days`,
  months: (value) => `${count(Number(value))} mo`,
  flag: (value) => (value === "true" ? "Yes" : "No"),
}

/** "15.0%", "$125,000", "810 days". */
export const assumptionValue = ({ unit, value }: UsedAssumption): string => (isKnown(unit) ? SHOWN[unit](value) : value)

/** Who says so, of when, and how far it reaches. */
export const assumptionSource = ({ asOf, reach, source }: UsedAssumption): string =>
  [source, asOf === null ? "" : `as of ${day(asOf)}`, reach].filter((part) => part !== "").join("; ")

/** Whether the asker entered it. */
export const isTyped = ({ origin }: UsedAssumption): boolean => isKnown(origin) && origin === "entered"
