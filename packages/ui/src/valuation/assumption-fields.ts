import type { AssumptionName, AssumptionUnit, UsedAssumption } from "@xl/core/valuation"
import { DecimalCents, decode, isKnown, PercentRate } from "@xl/core/shared"
import { Result } from "effect"
import { count, day, money, percent } from "../parts/index.ts"
import type { FieldKind } from "./fields.ts"

/** What each assumption is called. */
const LABELS: { readonly [Name in AssumptionName]: string } = {
  targetYield: "Target yield",
  performingYield: "Yield on a performing loan",
  defaultRate: "Default rate",
  valueDrift: "Annual change in value",
  conditionHaircut: "Condition adjustment",
  collateralShare: "Share of the collateral",
  sellingCostRate: "Selling cost",
  flagLossRate: "Value lost with the flag",
  leaseUpRate: "Lease-up cost, % of value",
  discountedPayoffShare: "Discounted payoff (DPO), % paid",
  modifiedRate: "Modified rate",
  redefaultChance: "Re-default probability",
  noteSaleShare: "Note sale price, % of value",
  collectionChance: "Probability of guarantor recovery",
  collectableShare: "Share of the shortfall collected",
  cureChance: "Probability of reinstatement",
  payoffWeight: "Weight of a full payoff",
  discountedPayoffWeight: "Weight of a discounted payoff",
  modificationWeight: "Weight of a modification",
  deedInLieuWeight: "Weight of a deed in lieu",
  foreclosureWeight: "Weight of foreclosure",
  refinanceLtv: "Refinance LTV",
  refinanceDscr: "Refinance DSCR",
  refinanceDebtYield: "Refinance debt yield",
  loanConstant: "Refinance loan constant",
  maturityDefaultChance: "Maturity default probability",
  monthlyIncome: "Monthly NOI",
  monthlyAdvances: "Monthly protective advances",
  monthlyServicing: "Monthly servicing fee",
  seniorLiens: "Senior liens and taxes due",
  legalCost: "Legal cost",
  deedInLieuCost: "Cost of a deed in lieu",
  daysSinceLastPayment: "Days since the last payment",
  foreclosureDays: "Time from last payment to sale",
  leastForeclosureMonths: "Minimum time to foreclosure",
  addedMonths: "Added for notice, contest or bankruptcy",
  judgmentMonths: "From judgment to sale",
  redemptionMonths: "Redemption",
  resaleMonths: "Months to sell REO",
  leaseUpMonths: "Months to lease up",
  receiverFromMonth: "Receiver from month",
  payoffMonths: "Months to full payoff",
  discountedPayoffMonths: "Months to DPO",
  modificationMonths: "Months to modification",
  modifiedTermMonths: "Modified term",
  redefaultMonths: "Months to re-default",
  deedInLieuMonths: "Months to deed in lieu",
  noteSaleMonths: "Months to note sale",
  collectionMonths: "Months to guarantor recovery",
  extensionMonths: "Extension at maturity",
  isContested: "Contested foreclosure",
  hasReceiver: "Receiver in place",
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

/** Whether it follows from what the asker entered. */
export const isWorkedOut = ({ origin }: UsedAssumption): boolean => isKnown(origin) && origin === "computed"
