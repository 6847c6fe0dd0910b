import type { AssumptionName } from "./assumptions.ts"
import type { XLLoanClass } from "./result.ts"
import type { Situation } from "./situation.ts"

type Names = ReadonlyArray<AssumptionName>

const COLLATERAL: Names = ["valueDrift", "conditionHaircut", "collateralShare", "sellingCostRate", "seniorLiens"]

const FORECLOSURE: Names = [
  ...(["monthlyIncome", "monthlyAdvances", "monthlyServicing", "legalCost", "resaleMonths", "hasReceiver"] as const),
  ...(["redemptionMonths", "receiverFromMonth"] as const),
]

const TO_THE_SALE: Names = [
  ...(["daysSinceLastPayment", "foreclosureDays", "leastForeclosureMonths", "addedMonths", "isContested"] as const),
]

const EXITS: Names = [
  ...([
    "payoffWeight",
    "discountedPayoffWeight",
    "modificationWeight",
    "deedInLieuWeight",
    "foreclosureWeight",
  ] as const),
  ...(["discountedPayoffShare", "modifiedRate", "redefaultChance", "noteSaleShare", "deedInLieuCost"] as const),
  ...([
    "payoffMonths",
    "discountedPayoffMonths",
    "modificationMonths",
    "modifiedTermMonths",
    "redefaultMonths",
  ] as const),
  ...(["deedInLieuMonths", "noteSaleMonths"] as const),
]

const CONTRACT: Names = [
  "performingYield",
  "monthlyIncome",
  "refinanceLtv",
  "refinanceDscr",
  "refinanceDebtYield",
  "loanConstant",
]
const AT_MATURITY: Names = ["maturityDefaultChance", "extensionMonths"]

const foreclosing = (of: Situation): Names => [
  ...COLLATERAL,
  ...FORECLOSURE,
  ...(of.hasJudgment ? (["judgmentMonths"] as const) : TO_THE_SALE),
  ...(of.hasRecourse ? (["collectionChance", "collectableShare", "collectionMonths"] as const) : []),
  ...(of.isOwnerOccupied ? (["leaseUpRate", "leaseUpMonths"] as const) : []),
  ...(of.hotel?.hasLostFlag ? (["flagLossRate"] as const) : []),
]

const paying = (of: Situation, isShort: boolean): Names => [
  ...CONTRACT,
  // What is owed caps what is got of a property that is worth more.
  ...(isShort && of.value > of.payoff ? (["defaultRate"] as const) : []),
  ...(isShort ? [...AT_MATURITY, ...foreclosing(of)] : (["valueDrift", "conditionHaircut"] as const)),
]

const notPaying = (of: Situation): Names => ["targetYield", "defaultRate", ...foreclosing(of), ...EXITS]

/** Which assumptions the value of a loan of each class hangs on; `isShort` says that no new loan pays it off at maturity. */
export const ASSUMED_BY: { readonly [Class in XLLoanClass]: (of: Situation, isShort: boolean) => Names } = {
  Performing: paying,
  "Sub-performing": (of, isShort) => ["cureChance", ...paying(of, isShort), ...notPaying(of)],
  "Non-performing": notPaying,
}
