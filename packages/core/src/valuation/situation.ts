import type { PropertyType } from "../assets/vocabulary.ts"
import type { Day } from "../shared/days.ts"
import type { StateCode } from "../shared/us-states.ts"
import type { XLLoanClass } from "./result.ts"

/** A hotel's particulars. */
export interface HotelSituation {
  /** Whether it had its flag when it was valued and has it no more. */
  readonly hasLostFlag: boolean
  readonly monthsSinceValued: number
  /** Cents. */
  readonly improvement: number
}

/** What a loan that is paid by instalments is agreed to be. */
export interface Contract {
  /** Whole months to maturity; 0 where it passed. */
  readonly remaining: number
  readonly seasoning: number
  /** Months of amortization left; 0 is interest only. */
  readonly amortization: number
  /** The rate paid from here on, in millionths: a floating loan's not under its floor. */
  readonly rate: number
  /** Coverage in millionths. */
  readonly dscr: number
  readonly monthsOpenAtPar: number | null
  /** Of the balance, in millionths. */
  readonly prepaymentPenalty: number | null
}

/** What of the input a calculation reads, in whole cents, millionths and months. */
export interface Situation {
  readonly loanClass: XLLoanClass
  readonly today: Day
  readonly state: StateCode | null
  readonly city: string
  readonly propertyType: PropertyType
  readonly isFirstLien: boolean
  readonly upb: number
  readonly rate: number
  readonly value: number
  /** What pays the loan off today. */
  readonly payoff: number
  readonly missedPayments: number
  readonly daysSinceLastPayment: number | null
  /** Null of a loan that does not pay. */
  readonly contract: Contract | null
  readonly hasRecourse: boolean
  readonly hasAdditionalLiens: boolean
  readonly hasJudgment: boolean
  readonly isOwnerOccupied: boolean
  readonly hotel: HotelSituation | null
}
