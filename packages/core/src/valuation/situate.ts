import { isKnown } from "../shared/wire.ts"
import { type Day, daysBetween } from "../shared/days.ts"
import { normalizedState } from "../shared/us-states.ts"
import type { PropertyType } from "../assets/vocabulary.ts"
import type {
  HotelDetails,
  NonPerformingDetails,
  PerformingDetails,
  SubPerformingDetails,
  ValuationInput,
} from "./model.ts"
import { NO_SPECIFICS } from "./nothing.ts"
import { monthsBetween } from "./months.ts"
import type { XLLoanClass } from "./result.ts"
import type { Contract, HotelSituation, Situation } from "./situation.ts"

const propertyTypeOf = ({ propertyType }: ValuationInput): PropertyType =>
  propertyType !== null && isKnown(propertyType) ? propertyType : "Other"

const stateOf = ({ address }: ValuationInput) => {
  const state = normalizedState(address?.state ?? "")
  return state === "Various" ? null : state
}

/** One or two payments missed, or matured and paid on: sub-performing; three or more missed: non-performing. */
const classOf = (input: ValuationInput, remaining: number): XLLoanClass => {
  if (input.nonPerforming !== null || input.hotelNonPerforming !== null) return "Non-performing"
  const missed = input.subPerforming?.numberDelinquentPayments ?? 0
  if (missed >= 3) return "Non-performing"
  return input.subPerforming !== null || remaining === 0 ? "Sub-performing" : "Performing"
}

const contractOf = (details: PerformingDetails | SubPerformingDetails, rate: number, today: Day): Contract => {
  const seasoning = details.originationDate ? monthsBetween(details.originationDate, today) : 0
  const amortization = details.amortization ?? 0
  return {
    remaining: details.maturityDate ? monthsBetween(today, details.maturityDate) : 0,
    seasoning,
    amortization: amortization === 0 ? 0 : Math.max(1, amortization - seasoning),
    rate: Math.max(rate, details.noteRateFloor ?? 0),
    dscr: details.dscr ?? 0,
    monthsOpenAtPar: details.monthsOpenAtPar,
    prepaymentPenalty: details.prepaymentPenalty,
  }
}

const hotelOf = (details: HotelDetails, today: Day): HotelSituation => ({
  hasLostFlag: details.hotelFlaggedAtFMVDate === true && details.hotelFlaggedCurrently === false,
  monthsSinceValued: details.fairMarketValueDate ? monthsBetween(details.fairMarketValueDate, today) : 0,
  improvement: details.PIPRequirement ?? 0,
})

const isFirst = (lien: string | null) => /^\s*(1|first|senior)/i.test(lien ?? "")

const missedOf = ({ subPerforming }: ValuationInput) => subPerforming?.numberDelinquentPayments ?? 0

/** Balance and the interest that was missed, where nobody says what pays the loan off. */
const payoffOf = (input: ValuationInput, upb: number, rate: number): number => {
  const stated = input.nonPerforming?.totalPayoff ?? input.hotelNonPerforming?.totalPayoff
  return stated ?? upb + Math.round((upb * rate * missedOf(input)) / 12_000_000)
}

const daysSince = (input: ValuationInput, today: Day): number | null => {
  if (input.performing !== null) return 0
  const last = input.subPerforming?.lastDelinquencyDate
  return last ? Math.max(0, daysBetween(last, today)) : null
}

const cityOf = ({ address }: ValuationInput): string => address?.city ?? ""

/** Balance, rate, value and payoff. */
const claimOf = (input: ValuationInput) => {
  const { fairMarketValue, interestRate, lienPosition, upb: balance } = input.specifics ?? NO_SPECIFICS
  const [upb, rate] = [balance ?? 0, interestRate ?? 0]
  return {
    upb,
    rate,
    value: fairMarketValue ?? 0,
    payoff: payoffOf(input, upb, rate),
    isFirstLien: isFirst(lienPosition),
  }
}

/** What nobody says is not so. */
const burdensOf = (details: NonPerformingDetails | null) => ({
  hasRecourse: details?.recourseGuaranty === true,
  hasAdditionalLiens: details?.additionalLiens === true,
  hasJudgment: details?.summaryJudgmentReceived === true,
  isOwnerOccupied: details?.ownerOccupied === true,
})

/** What an input says, read as of a day; of one that has problems it says nothing of use. */
export const situationOf = (input: ValuationInput, today: Day): Situation => {
  const paying = input.performing ?? input.subPerforming
  const claim = claimOf(input)
  const contract = paying && contractOf(paying, claim.rate, today)
  return {
    ...claim,
    ...burdensOf(input.nonPerforming ?? input.hotelNonPerforming),
    loanClass: classOf(input, contract?.remaining ?? 0),
    today,
    state: stateOf(input),
    city: cityOf(input),
    propertyType: propertyTypeOf(input),
    missedPayments: missedOf(input),
    daysSinceLastPayment: daysSince(input, today),
    contract,
    hotel: input.hotelNonPerforming && hotelOf(input.hotelNonPerforming, today),
  }
}
