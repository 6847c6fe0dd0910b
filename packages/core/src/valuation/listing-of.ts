import * as t from "io-ts"
import { NO_NOTE, NO_PROPERTY, type KnownFacts } from "../assets/creation.ts"
import { COUNTRY } from "../assets/fact-rules.ts"
import { isJunior } from "../assets/ratios.ts"
import type { MainInfo, NoteOverview, PropertyOverview } from "../assets/facts.ts"
import type { NewAsset } from "../assets/ports.ts"
import { InterestType, LienPosition, type UnitOfMeasure } from "../assets/vocabulary.ts"
import { type Day, dayOf } from "../shared/days.ts"
import { PercentRate } from "../shared/decimal.ts"
import { normalizedState } from "../shared/us-states.ts"
import { isKnown, type UnknownWord } from "../shared/wire.ts"
import type { KeptValuation } from "./kept.ts"
import type { PerformingDetails, ValuationInput } from "./model.ts"
import { NO_CLAIM, NO_SPECIFICS, NO_TERMS } from "./nothing.ts"
import type { Conversion } from "./ports.ts"

const known = <A extends string>(word: A | UnknownWord | null | undefined): A | null =>
  word !== null && word !== undefined && isKnown(word) ? word : null

const texted = (count: number | null): string | null => (count === null ? null : String(count))

const said = (text: string | null | undefined): string => text ?? ""

const addressOf = (valued: ValuationInput["address"]): MainInfo["address"] => ({
  country: COUNTRY,
  state: normalizedState(said(valued?.state)),
  city: said(valued?.city),
  address: said(valued?.address),
  zipCode: said(valued?.zipCode),
})

const listOf = <A>(one: A | null): ReadonlyArray<A> => (one === null || one === "" ? [] : [one])

/** The balance as of the day on which it was entered. */
const mainInfoOf = ({ address, propertyType, specifics }: ValuationInput, upbDate: Day): MainInfo => {
  const { assetStatus, assetTitle, assetType, propertySubType, upb } = specifics ?? NO_SPECIFICS
  return {
    name: assetTitle ?? "",
    title: assetTitle,
    description: null,
    type: assetType,
    assetStatus: known(assetStatus),
    privacy: null,
    upbDate,
    address: addressOf(address),
    propertyType: listOf(known(propertyType)),
    subtype: listOf(propertySubType),
    listingPrice: null,
    upb,
  }
}

const termsOf = (details: PerformingDetails): Partial<NoteOverview> => ({
  originationDate: details.originationDate,
  maturityDate: details.maturityDate,
  initialInterestType: InterestType.is(details.interestType) ? details.interestType : null,
  term: texted(details.term),
  amortization: texted(details.amortization),
  dscr: details.dscr,
  rateFloor: details.noteRateFloor,
  penalty: details.prepaymentPenalty === null ? null : `${PercentRate.encode(details.prepaymentPenalty)}%`,
})

const lienOf = (word: string | null): NoteOverview["lienPosition"] => (LienPosition.is(word) ? word : null)

/** What was entered as owed before the loan, of one that is paid after others. */
const seniorOf = ({ assumptions, specifics }: ValuationInput): NoteOverview["seniorBalance"] =>
  isJunior({ noteOverview: { ...NO_NOTE, lienPosition: lienOf(specifics?.lienPosition ?? null) } })
    ? (assumptions?.seniorLiens ?? null)
    : null

const noteOf = (input: ValuationInput): NoteOverview => {
  const { fairMarketValue, interestRate, lienPosition } = input.specifics ?? NO_SPECIFICS
  const { recourseGuaranty, totalPayoff } = input.nonPerforming ?? input.hotelNonPerforming ?? NO_CLAIM
  return {
    ...NO_NOTE,
    ...termsOf(input.performing ?? input.subPerforming ?? NO_TERMS),
    totalPayoff,
    recourse: recourseGuaranty,
    estCollateralValue: fairMarketValue,
    currentInterestRate: interestRate,
    lienPosition: lienOf(lienPosition),
    seniorBalance: seniorOf(input),
    ...(input.hotelNonPerforming && { valueDate: input.hotelNonPerforming.fairMarketValueDate }),
  }
}

/** Rentable area where it is one; a count of units where the property is let by units. */
const sizeOf = (area: number | null, unit: UnitOfMeasure | null) => {
  const count = t.Int.is(area) ? area : null
  const isByUnits = unit === "Units" || unit === "Keys" || unit === "Beds" || unit === "Pads"
  return isByUnits ? { units: count } : { nraTotal: count }
}

const propertyOf = (input: ValuationInput): PropertyOverview => {
  const unitOfMeasure = known(input.specifics?.unitOfMeasure)
  return {
    ...NO_PROPERTY,
    unitOfMeasure,
    ...sizeOf(input.specifics?.netRentableArea ?? null, unitOfMeasure),
    isOwnerOccupied: (input.nonPerforming ?? input.hotelNonPerforming)?.ownerOccupied ?? null,
  }
}

/** A new listing with all that a valuation knows; the balance is as of the day on which it was entered. */
export const listingOf = (
  { dateModified, userInput }: KeptValuation,
  { pricingPlan, tiers }: Conversion,
): { readonly asset: NewAsset; readonly known: KnownFacts } => ({
  asset: { tiers, mainInfo: mainInfoOf(userInput, dayOf(dateModified)), contacts: [], bidDepositSum: 0, pricingPlan },
  known: { noteOverview: noteOf(userInput), propertyOverview: propertyOf(userInput) },
})
