import { calculate, type CalculatorResult, ValuationInput, KeptValuation } from "@xl/core/valuation"
import { dayOf, decode, must } from "@xl/core/shared"
import { Result } from "effect"
import { aSeller, EXAMPLE_NOW } from "../market/people.ts"
import { aUuid } from "../shared/counted-ids.ts"

/** Where the collateral of the examples stands. */
export const aValuedAddress = {
  country: "USA",
  state: "FL",
  city: "Tampa",
  address: "100 Cedar Road",
  zipCode: "33602",
  county: "Hillsborough",
  latitude: 27.95,
  longitude: -82.46,
  placeId: "place-1",
}

/** What is asked of every loan, as it travels. */
export const someSpecifics = {
  assetTitle: "Cedar Park",
  assetStatus: "Non-Performing Loan",
  userRole: "Lender",
  upb: "5000000.00",
  lienPosition: "1st",
  interestRate: "5.5",
  fairMarketValue: "4200000.00",
  propertySubType: "Strip mall",
  netRentableArea: 84_500,
  unitOfMeasure: "Square Feet",
  assetType: "Loan",
}

const notPaying = {
  recourseGuaranty: false,
  additionalLiens: false,
  summaryJudgmentReceived: false,
  totalPayoff: "5200000.00",
  ownerOccupied: false,
}

const paying = {
  maturityDate: "2030-11-28",
  interestType: "Fixed",
  originationDate: "2020-11-28",
  term: 120,
  amortization: 360,
  prepaymentPenalty: null,
  dscr: "135",
  monthsOpenAtPar: 3,
  noteRateFloor: null,
}

/** The details of each group, as they travel. */
export const someDetails = {
  nonPerforming: notPaying,
  performing: paying,
  subPerforming: { ...paying, lastDelinquencyDate: "2026-10-01", numberDelinquentPayments: 2 },
  hotelNonPerforming: {
    ...notPaying,
    hotelFlaggedCurrently: false,
    hotelFlaggedAtFMVDate: true,
    fairMarketValueDate: "2026-01-01",
    PIPRequirement: "250000.00",
    franchiseAgreementExpirationDate: null,
  },
}

const STATUS = {
  nonPerforming: "Non-Performing Loan",
  performing: "Performing Loan",
  subPerforming: "Sub-Performing Loan",
  hotelNonPerforming: "Non-Performing Loan",
} as const

/** A loan to value whose details are of the group, as it travels, changed where the reader should look. */
export const sentValuation = (
  group: keyof typeof someDetails = "nonPerforming",
  change: { readonly [field: string]: unknown } = {},
) => ({
  address: aValuedAddress,
  propertyType: group === "hotelNonPerforming" ? "Hospitality" : "Retail",
  specifics: { ...someSpecifics, assetStatus: STATUS[group] },
  [group]: someDetails[group],
  ...change,
})

/** The same, decoded. */
export const aValuationInput = (...sent: Parameters<typeof sentValuation>): ValuationInput =>
  Result.getOrThrow(decode(ValuationInput)(sentValuation(...sent)))

/** What that comes to on the examples' day. */
export const aResult = (input: ValuationInput = aValuationInput(), now: number = EXAMPLE_NOW): CalculatorResult =>
  Result.getOrThrow(calculate(input, dayOf(now)))

/** A seller's valuation, changed where the reader should look. */
export const aValuation = (change: Partial<KeptValuation> = {}): KeptValuation => {
  const userInput = change.userInput ?? aValuationInput()
  const kept = {
    id: aUuid(1, 10),
    owner: aSeller().id,
    dateCreated: EXAMPLE_NOW,
    dateModified: EXAMPLE_NOW,
    assetId: null,
  }
  return must(KeptValuation, { ...kept, userInput, calculatorResult: aResult(userInput), ...change })
}
