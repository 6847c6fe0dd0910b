import { factWarningTexts as texts } from "./fact-words.ts"
import { DAY_KEPT_CHECKS } from "./day-kept-checks.ts"
import type { Check } from "./fact-check.ts"
import { dayCheck, dayOfFacts, ORDER_CHECKS } from "./order-checks.ts"
import { type Day, daysBetween } from "../shared/days.ts"
import { must } from "../shared/decode.ts"
import { grouped } from "../shared/grouped.ts"
import { Cents } from "../shared/money.ts"
import { statesOfZip } from "../shared/zip-states.ts"
import { yearlyDebtService } from "./debt-service.ts"
import { factAt, type FactPath, type FactParts } from "./fact-table.ts"
import type { ConfirmedWarning } from "./facts.ts"
import { isJunior, isUncovered, rateTypeOf } from "./ratios.ts"
import { FactWarningId } from "./vocabulary.ts"

const ONE = 1_000_000
/** Half a percent and 25 percent: an interest rate outside was typed as a share, or with a digit too many. */
const [LEAST_RATE, MOST_RATE] = [5_000, 250_000]
/** One percent and the whole. */
const [LEAST_OCCUPANCY, MOST_OCCUPANCY] = [10_000, ONE]
/** Coverage outside 0.1x to 10x was typed in percent. */
const [LEAST_DSCR, MOST_DSCR] = [ONE / 10, 10 * ONE]
/** How far a stated coverage may lie from what income and debt service give. */
const DSCR_TOLERANCE = 0.25
/** Interest is paid a month in arrears: 30 days more than what each status means. Source: data/README.md, loan status. */
const [PERFORMING_DAYS, SUB_PERFORMING_DAYS, NON_PERFORMING_DAYS] = [60, 120, 60]

const isOutside = (value: number, least: number, most: number): boolean => value > most || (value > 0 && value < least)

const isDscrTypedRight = (dscr: number): boolean => !isOutside(dscr, LEAST_DSCR, MOST_DSCR)

const rateCheck = (
  field: "currentInterestRate" | "defaultInterestRate" | "initialInterestRate",
  label: string,
): Check => ({
  fields: [`noteOverview.${field}`],
  look: ({ noteOverview }) => {
    const rate = noteOverview[field]
    return rate !== null && isOutside(rate, LEAST_RATE, MOST_RATE) ? texts.rateAsShare(label, rate) : null
  },
})

/** Days since interest was paid, beyond what the loan's status means; null where the two go together. */
const arrears = ({ mainInfo: { assetStatus }, noteOverview }: FactParts, days: number): boolean => {
  switch (assetStatus) {
    case "Performing Loan":
      return days > PERFORMING_DAYS
    case "Sub-Performing Loan":
      return days > SUB_PERFORMING_DAYS
    case "Non-Performing Loan":
      return (
        days < NON_PERFORMING_DAYS && noteOverview.maturityDefault !== true && noteOverview.technicalDefault !== true
      )
    case null:
      return false
  }
}

/** Whole dollars of an income, "-$91,000" of a loss. */
const incomeShown = (noi: string): string => {
  const [whole = ""] = noi.replace("-", "").split(".")
  return `${noi.startsWith("-") ? "-" : ""}$${grouped(whole)}`
}

/** A current rate above its cap or below its floor: the default rate may be, so it can be right. One typed as a share is said once. */
const outsideBounds: Check["look"] = ({ noteOverview: { currentInterestRate: rate, rateCap, rateFloor } }) => {
  if (rate === null || isOutside(rate, LEAST_RATE, MOST_RATE)) return null
  if (rateCap !== null && rate > rateCap) return texts.currentRateOutsideBounds(rate, "cap", rateCap)
  return rateFloor !== null && rate < rateFloor ? texts.currentRateOutsideBounds(rate, "floor", rateFloor) : null
}

const CHECKS: { readonly [Id in FactWarningId]: Check } = {
  payoffBelowBalance: {
    fields: ["noteOverview.totalPayoff", "mainInfo.upb"],
    look: ({ mainInfo: { upb }, noteOverview: { totalPayoff } }) =>
      upb !== null && totalPayoff !== null && totalPayoff < upb ? texts.payoffBelowBalance(totalPayoff, upb) : null,
  },
  zipAgainstState: {
    fields: ["mainInfo.address.zipCode", "mainInfo.address.state"],
    look: ({ mainInfo: { address } }) => {
      const { state, zipCode } = address
      if (state === "Various" || zipCode === "" || statesOfZip(zipCode).includes(state)) return null
      return texts.zipAgainstState(zipCode, state)
    },
  },
  balanceAhead: dayCheck("mainInfo.upbDate", "The date of the unpaid balance"),
  valueAhead: dayCheck("noteOverview.valueDate", "The date of the value"),
  seniorUnknown: {
    fields: ["noteOverview.lienPosition", "noteOverview.seniorBalance"],
    look: ({ noteOverview }) =>
      isJunior({ noteOverview }) && noteOverview.seniorBalance === null ? texts.seniorUnknown() : null,
  },
  seniorOfFirstLien: {
    fields: ["noteOverview.lienPosition", "noteOverview.seniorBalance"],
    look: ({ noteOverview: { lienPosition, seniorBalance } }) =>
      lienPosition === "First" && seniorBalance !== null && seniorBalance > 0
        ? texts.seniorOfFirstLien(seniorBalance)
        : null,
  },
  seniorAboveValue: {
    fields: ["noteOverview.seniorBalance", "noteOverview.estCollateralValue"],
    look: ({ noteOverview: { estCollateralValue, seniorBalance } }) =>
      estCollateralValue !== null && seniorBalance !== null && seniorBalance > estCollateralValue
        ? texts.seniorAboveValue(seniorBalance, estCollateralValue)
        : null,
  },
  seniorAhead: dayCheck("noteOverview.seniorBalanceDate", "The date of the senior debt"),
  performingAndMatured: {
    fields: ["mainInfo.assetStatus", "noteOverview.maturityDate", "noteOverview.maturityDefault"],
    look: ({ mainInfo: { assetStatus }, noteOverview: { maturityDate, maturityDefault } }, today) => {
      if (assetStatus !== "Performing Loan") return null
      if (maturityDate !== null && maturityDate < today) return texts.performingAndMatured(maturityDate)
      return maturityDefault === true ? texts.performingAndMatured(null) : null
    },
  },
  performingInDefault: {
    fields: ["mainInfo.assetStatus", "noteOverview.monetaryDefault"],
    look: ({ mainInfo: { assetStatus }, noteOverview: { monetaryDefault } }) =>
      assetStatus === "Performing Loan" && monetaryDefault === true ? texts.performingInDefault() : null,
  },
  paidThroughAgainstStatus: {
    fields: ["mainInfo.assetStatus", "noteOverview.paidThroughDate", "mainInfo.upbDate"],
    look: (facts, today) => {
      const { paidThroughDate } = facts.noteOverview
      const { assetStatus } = facts.mainInfo
      if (paidThroughDate === null || assetStatus === null) return null
      const days = daysBetween(paidThroughDate, dayOfFacts(facts, today))
      if (!arrears(facts, days)) return null
      return texts.paidThroughAgainstStatus(assetStatus.toLowerCase(), paidThroughDate, days)
    },
  },
  initialRateAsShare: rateCheck("initialInterestRate", "An interest rate at origination"),
  currentRateAsShare: rateCheck("currentInterestRate", "A current interest rate"),
  defaultRateAsShare: rateCheck("defaultInterestRate", "A default interest rate"),
  floatingWithoutIndex: {
    fields: ["noteOverview.initialInterestType", "noteOverview.rateType", "noteOverview.rateIndex"],
    look: ({ noteOverview }) =>
      rateTypeOf({ noteOverview }) === "Floating" && noteOverview.rateIndex === null
        ? texts.floatingWithoutIndex()
        : null,
  },
  dscrAsPercent: {
    fields: ["noteOverview.dscr"],
    look: ({ noteOverview: { dscr } }) => (dscr === null || isDscrTypedRight(dscr) ? null : texts.dscrAsPercent(dscr)),
  },
  dscrAgainstIncome: {
    fields: [
      "noteOverview.dscr",
      "propertyOverview.noi",
      "noteOverview.currentInterestRate",
      "noteOverview.amortization",
    ],
    look: (facts, today) => {
      const { dscr } = facts.noteOverview
      const { noi } = facts.propertyOverview
      const service = yearlyDebtService(facts, dayOfFacts(facts, today))
      if (dscr === null || noi === null || service === null || service === 0 || !isDscrTypedRight(dscr)) return null
      const worked = (Number(noi) * 100 * ONE) / service
      if (Math.abs(worked - dscr) <= DSCR_TOLERANCE * Math.max(Math.abs(dscr), Math.abs(worked))) return null
      return texts.dscrAgainstIncome(dscr, worked, incomeShown(noi), must(Cents, Math.round(service / 100) * 100))
    },
  },
  occupancyAsShare: {
    fields: ["propertyOverview.occupancy"],
    look: ({ propertyOverview: { occupancy } }) =>
      occupancy !== null && isOutside(occupancy, LEAST_OCCUPANCY, MOST_OCCUPANCY)
        ? texts.occupancyAsShare(occupancy)
        : null,
  },
  balanceOverLoan: {
    fields: ["mainInfo.upb", "noteOverview.loanAmount"],
    look: ({ mainInfo: { upb }, noteOverview: { loanAmount } }) =>
      upb !== null && loanAmount !== null && upb > loanAmount ? texts.balanceOverLoan(upb, loanAmount) : null,
  },
  performingUncovered: {
    fields: ["noteOverview.dscr", "mainInfo.assetStatus"],
    look: ({ mainInfo: { assetStatus }, noteOverview: { dscr } }) =>
      assetStatus === "Performing Loan" && dscr !== null && isDscrTypedRight(dscr) && isUncovered(dscr)
        ? texts.performingUncovered(dscr)
        : null,
  },
  currentRateOutsideBounds: {
    fields: ["noteOverview.currentInterestRate", "noteOverview.rateCap", "noteOverview.rateFloor"],
    look: outsideBounds,
  },
  rateFloorAboveCap: {
    isNeverRight: true,
    fields: ["noteOverview.rateFloor", "noteOverview.rateCap"],
    look: ({ noteOverview: { rateCap, rateFloor } }) =>
      rateCap !== null && rateFloor !== null && rateFloor > rateCap
        ? texts.rateFloorAboveCap(rateFloor, rateCap)
        : null,
  },
  ...ORDER_CHECKS,
  ...DAY_KEPT_CHECKS,
}

const IDS = Object.keys(FactWarningId.keys).filter(FactWarningId.is)

/** The fields that each check looks at. */
export const FACT_CHECK_FIELDS: ReadonlyArray<ReadonlyArray<FactPath>> = IDS.map((id) => CHECKS[id].fields)

/** What looks wrong in the facts of a listing, by itself or beside another. */
export interface FactWarning extends ConfirmedWarning {
  readonly fields: ReadonlyArray<FactPath>
  readonly message: string
}

/** What the checks say of the facts: those that can be confirmed, or those that can never be right. */
const said = (
  isNeverRight: boolean,
  facts: FactParts,
  today: Day,
  published: FactParts | null,
): ReadonlyArray<FactWarning> =>
  IDS.filter((warning) => (CHECKS[warning].isNeverRight ?? false) === isNeverRight).flatMap((warning) => {
    const { fields, look } = CHECKS[warning]
    const message = look(facts, today, published)
    const values = fields.map((path) => JSON.stringify(factAt(facts, path))).join(", ")
    return message === null ? [] : [{ warning, values, fields, message }]
  })

/**
 * The facts that do not go together on the day. None is changed: the seller confirms each or mends it. With the `published` facts
 * also the figures that change while their day stays.
 */
export const factWarnings = (
  facts: FactParts,
  today: Day,
  published: FactParts | null = null,
): ReadonlyArray<FactWarning> => said(false, facts, today, published)

/** The facts that can never be right together. A draft may hold them; nothing is published with them. */
export const factFaults = (facts: FactParts, today: Day): ReadonlyArray<FactWarning> => said(true, facts, today, null)

/** Whether the two are of one warning about the same values: a value that changes is asked about anew. */
export const isSameWarning = (one: ConfirmedWarning, other: ConfirmedWarning): boolean =>
  one.warning === other.warning && one.values === other.values
