import type { NonPerformingDetails, PerformingDetails, ValuationSpecifics } from "./model.ts"

/** Specifics that say nothing. */
export const NO_SPECIFICS: ValuationSpecifics = {
  assetTitle: null,
  assetStatus: null,
  userRole: null,
  upb: null,
  lienPosition: null,
  interestRate: null,
  fairMarketValue: null,
  propertySubType: null,
  netRentableArea: null,
  unitOfMeasure: null,
  assetType: null,
}

/** Of a loan that pays, nothing. */
export const NO_TERMS: PerformingDetails = {
  maturityDate: null,
  interestType: null,
  originationDate: null,
  term: null,
  amortization: null,
  prepaymentPenalty: null,
  dscr: null,
  monthsOpenAtPar: null,
  noteRateFloor: null,
}

/** Of a loan that does not pay, nothing. */
export const NO_CLAIM: NonPerformingDetails = {
  recourseGuaranty: null,
  additionalLiens: null,
  summaryJudgmentReceived: null,
  totalPayoff: null,
  ownerOccupied: null,
}
