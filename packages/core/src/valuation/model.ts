import * as t from "io-ts"
import { LoanStatus, PropertyType, UnitOfMeasure } from "../assets/vocabulary.ts"
import { Day } from "../shared/days.ts"
import { DecimalCents, PercentRate } from "../shared/decimal.ts"
import { textOrNull } from "../shared/or-null.ts"
import { absentAsNull, tolerant } from "../shared/wire.ts"
import { ValuationAssumptions } from "./assumptions.ts"

const text = absentAsNull(textOrNull)
const flag = absentAsNull(t.boolean)
const day = absentAsNull(Day)
const cents = absentAsNull(DecimalCents)
const rate = absentAsNull(PercentRate)
const months = absentAsNull(t.Int)

/** Where the collateral stands, with what a geocoder added. Degrees north and east are positive. */
export const ValuedAddress = t.readonly(
  t.strict({
    country: text,
    state: text,
    city: text,
    address: text,
    zipCode: text,
    county: text,
    latitude: absentAsNull(t.number),
    longitude: absentAsNull(t.number),
    placeId: text,
  }),
  "ValuedAddress",
)

/** What is asked of every loan. Money in cents, the rate in millionths, the area in `unitOfMeasure`. */
export const ValuationSpecifics = t.readonly(
  t.strict({
    assetTitle: text,
    assetStatus: absentAsNull(tolerant(LoanStatus)),
    userRole: text,
    upb: cents,
    lienPosition: text,
    interestRate: rate,
    fairMarketValue: cents,
    propertySubType: text,
    netRentableArea: absentAsNull(t.number),
    unitOfMeasure: absentAsNull(tolerant(UnitOfMeasure)),
    assetType: text,
  }),
  "ValuationSpecifics",
)
export type ValuationSpecifics = t.TypeOf<typeof ValuationSpecifics>

const performing = {
  maturityDate: day,
  interestType: text,
  originationDate: day,
  term: months,
  amortization: months,
  prepaymentPenalty: rate,
  dscr: rate,
  monthsOpenAtPar: months,
  noteRateFloor: rate,
}
const nonPerforming = {
  recourseGuaranty: flag,
  additionalLiens: flag,
  summaryJudgmentReceived: flag,
  totalPayoff: cents,
  ownerOccupied: flag,
}

/** Of a loan that pays. Terms are whole months; coverage and rates are millionths. */
export const PerformingDetails = t.readonly(t.strict(performing), "PerformingDetails")
export type PerformingDetails = t.TypeOf<typeof PerformingDetails>

/** Of a loan that does not. */
export const NonPerformingDetails = t.readonly(t.strict(nonPerforming), "NonPerformingDetails")
export type NonPerformingDetails = t.TypeOf<typeof NonPerformingDetails>

/** Of a loan that pays late: the performing ones, and how late. */
export const SubPerformingDetails = t.readonly(
  t.strict({ ...performing, lastDelinquencyDate: day, numberDelinquentPayments: absentAsNull(t.Int) }),
  "SubPerformingDetails",
)
export type SubPerformingDetails = t.TypeOf<typeof SubPerformingDetails>

/** Of a loan on a hotel that does not pay: the non-performing ones, the flag, and what keeping it costs, in cents. */
export const HotelDetails = t.readonly(
  t.strict({
    ...nonPerforming,
    hotelFlaggedCurrently: flag,
    hotelFlaggedAtFMVDate: flag,
    fairMarketValueDate: day,
    PIPRequirement: cents,
    franchiseAgreementExpirationDate: day,
  }),
  "HotelDetails",
)
export type HotelDetails = t.TypeOf<typeof HotelDetails>

/** The four groups of loan details by their name in the input. */
export const DETAIL_GROUPS = {
  performing: PerformingDetails,
  nonPerforming: NonPerformingDetails,
  subPerforming: SubPerformingDetails,
  hotelNonPerforming: HotelDetails,
} as const
export type DetailGroup = keyof typeof DETAIL_GROUPS

const inputFields = {
  address: absentAsNull(ValuedAddress),
  propertyType: absentAsNull(tolerant(PropertyType)),
  specifics: absentAsNull(ValuationSpecifics),
  performing: absentAsNull(DETAIL_GROUPS.performing),
  nonPerforming: absentAsNull(DETAIL_GROUPS.nonPerforming),
  subPerforming: absentAsNull(DETAIL_GROUPS.subPerforming),
  hotelNonPerforming: absentAsNull(DETAIL_GROUPS.hotelNonPerforming),
  /** What the asker knows better than our defaults. */
  assumptions: absentAsNull(ValuationAssumptions),
}
const Fields = t.strict(inputFields)
type Fields = t.TypeOf<typeof Fields>

export interface ValuationInputBrand {
  readonly ValuationInput: unique symbol
}
const groupsIn = (fields: Fields): ReadonlyArray<DetailGroup> =>
  (Object.keys(DETAIL_GROUPS) as ReadonlyArray<DetailGroup>).filter((group) => fields[group] !== null)

/** What a person enters: exactly one of the four groups of loan details is there. */
export const ValuationInput = t.brand(
  Fields,
  (fields): fields is t.Branded<Fields, ValuationInputBrand> => groupsIn(fields).length === 1,
  "ValuationInput",
)
export type ValuationInput = t.TypeOf<typeof ValuationInput>
