import fc from "fast-check"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { LoanStatus, PropertyType } from "../assets/index.ts"
import { decode } from "../shared/index.ts"
import {
  areSpecificsValid,
  CalculatorResult,
  type DetailGroup,
  detailGroupOf,
  HotelDetails,
  missingDetails,
  missingSpecifics,
  NonPerformingDetails,
  PerformingDetails,
  REQUIRED_DETAILS,
  SubPerformingDetails,
  Valuation,
  ValuationInput,
  ValuationSpecifics,
} from "./index.ts"

const [USER, ID] = ["11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"]
const specifics = {
  assetTitle: "Cedar Park",
  assetStatus: "Non-Performing Loan",
  userRole: "Lender",
  upb: "5000000.00",
  lienPosition: "1st",
  interestRate: "5.5",
  fairMarketValue: "4200000.00",
  propertySubType: "Strip mall",
  netRentableArea: 84_500.5,
  unitOfMeasure: "Square Feet",
  assetType: "Loan",
}
const performing = {
  maturityDate: "2030-11-28",
  interestType: "Fixed",
  originationDate: "2020-11-28",
  term: 120,
  amortization: 300,
  prepaymentPenalty: "1",
  dscr: "125",
  monthsOpenAtPar: 3,
  noteRateFloor: "4.25",
}
const nonPerforming = {
  recourseGuaranty: false,
  additionalLiens: true,
  summaryJudgmentReceived: false,
  totalPayoff: "5500000.00",
  ownerOccupied: false,
}
const late = { lastDelinquencyDate: "2026-10-01", numberDelinquentPayments: 2 }
const hotel = {
  hotelFlaggedCurrently: false,
  hotelFlaggedAtFMVDate: true,
  fairMarketValueDate: "2026-01-01",
  PIPRequirement: "250000.00",
  franchiseAgreementExpirationDate: "2031-01-01",
}
const address = {
  country: "USA",
  state: "TX",
  city: "Austin",
  address: "100 Cedar Road",
  zipCode: "78701",
  county: "Travis",
  latitude: 30.27,
  longitude: -97.74,
  placeId: "place-1",
}
const input = { address, propertyType: "Retail", specifics, nonPerforming }
/** With every group that is not there as null. */
const whole = (change: object) => ({
  assumptions: null,
  address,
  propertyType: "Retail",
  specifics,
  performing: null,
  nonPerforming: null,
  subPerforming: null,
  hotelNonPerforming: null,
  ...change,
})
const readInput = (sent: object) => Result.getOrThrow(decode(ValuationInput)(sent))
const isRead = (sent: unknown) => Result.isSuccess(decode(ValuationInput)(sent))

const result = {
  value: "3054163.00",
  percentToUpb: "61.0833",
  percentToValue: "72.7182",
  lowPercentToValue: "65.0604",
  highPercentToValue: "77.03",
  expectedTime: 22,
  dscr: "125",
  debtYield: "3.36",
  refinanceProceeds: null,
  exits: [{ path: "foreclosure", weight: "100", value: "3054163.00", months: 22 }],
  assumptions: [
    {
      name: "targetYield",
      unit: "percent",
      value: "15",
      origin: "default",
      source: "A market table",
      asOf: "2026-11-28",
      reach: "Loans that do not pay",
    },
  ],
  calculatedOn: "2026-11-28",
  lowValueRange: "2732536.00",
  highValueRange: "3235259.00",
  lowPercentToUpb: "54.6507",
  highPercentToUpb: "64.7052",
  noteRateFloorCalculated: "4.25",
  chartData: [{ timeline: "expected", months: 22, points: [{ yield: "15", price: "3054163.00" }] }],
  lowSideSavings: "1.00",
  highSideSavings: "2.00",
  lowSideTime: 22,
  highSideTime: 32,
  foreclosureProcess: "Judicial",
  receivershipProcess: "Receiver from month 1",
  biddingProcess: "Credit bid",
  seasoning: 72,
  remainingTerm: 48,
  ltv: "119.0476",
  XLLoanClass: "Non-performing",
  marketTier: "Secondary",
  recommendation: "Sell the note",
}

describe("a valuation", () => {
  it("has keys, what was entered and what was calculated (SEL-126)", () => {
    const keys = { PK: USER, SK: ID, id: ID, dateCreated: 1, dateModified: 2 }
    const sent = { ...keys, assetId: null, userInput: whole({ nonPerforming }), calculatorResult: result }
    expect(Valuation.encode(Result.getOrThrow(decode(Valuation)({ ...sent, other: 1 })))).toEqual(sent)
    expect(Result.getOrThrow(decode(Valuation)({ ...keys, userInput: input })).calculatorResult).toBeNull()
    expect(Result.isFailure(decode(Valuation)(keys))).toBe(true)
  })

  it("is entered as a geocoded address, a property type, specifics and loan details (SEL-127)", () => {
    expect(ValuationInput.encode(readInput({ ...input, other: 1 }))).toEqual(whole({ nonPerforming }))
  })

  it("asks specifics of every loan (SEL-128)", () => {
    const read = Result.getOrThrow(decode(ValuationSpecifics)({ ...specifics, other: 1 }))
    expect(ValuationSpecifics.encode(read)).toEqual(specifics)
    expect([read.upb, read.interestRate]).toEqual([5_000_000_00, 55_000])
  })

  it("holds exactly one of the four groups of loan details (SEL-129)", () => {
    const groups = {
      performing,
      nonPerforming,
      subPerforming: { ...performing, ...late },
      hotelNonPerforming: { ...nonPerforming, ...hotel },
    }
    for (const [group, details] of Object.entries(groups)) {
      expect(ValuationInput.encode(readInput({ ...input, nonPerforming: null, [group]: details }))).toEqual(
        whole({ [group]: details }),
      )
    }
    expect(isRead({ ...input, nonPerforming: null })).toBe(false)
    fc.assert(
      fc.property(fc.subarray(Object.entries(groups)), (given) => {
        expect(isRead({ address, specifics, ...Object.fromEntries(given) })).toBe(given.length === 1)
      }),
    )
  })

  it("asks of a performing loan its dates, terms and rates (SEL-130)", () => {
    const read = Result.getOrThrow(decode(PerformingDetails)({ ...performing, other: 1 }))
    expect(PerformingDetails.encode(read)).toEqual(performing)
  })

  it("asks of a non-performing loan what recovers it (SEL-131)", () => {
    const read = Result.getOrThrow(decode(NonPerformingDetails)({ ...nonPerforming, other: 1 }))
    expect(NonPerformingDetails.encode(read)).toEqual(nonPerforming)
  })

  it("asks of a sub-performing loan how late it is, besides (SEL-132)", () => {
    const read = Result.getOrThrow(decode(SubPerformingDetails)({ ...performing, ...late, other: 1 }))
    expect(SubPerformingDetails.encode(read)).toEqual({ ...performing, ...late })
  })

  it("asks of a hotel's non-performing loan about its flag, besides (SEL-134)", () => {
    const read = Result.getOrThrow(decode(HotelDetails)({ ...nonPerforming, ...hotel, other: 1 }))
    expect(HotelDetails.encode(read)).toEqual({ ...nonPerforming, ...hotel })
  })

  it("answers with ranges, percentages, times, processes and a class (SEL-135)", () => {
    const read = Result.getOrThrow(decode(CalculatorResult)({ ...result, other: 1 }))
    expect(CalculatorResult.encode(read)).toEqual(result)
    const odd = Result.getOrThrow(decode(CalculatorResult)({ XLLoanClass: "Odd" }))
    expect([odd.XLLoanClass, odd.ltv, odd.chartData]).toEqual([{ unknown: "Odd" }, null, null])
  })

  it("is read or refused whatever comes", () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...Object.keys(input)), (value, field) => {
        expect(Result.isSuccess(decode(Valuation)(value))).toBe(false)
        const read = decode(ValuationInput)({ ...input, [field]: value })
        const said = Result.isFailure(read) ? read.failure.problems : []
        expect(said.every((problem) => /^(\/\w*)* is not /.test(problem))).toBe(true)
      }),
    )
  })
})

describe("the group of loan details", () => {
  it("has a hotel variant, for Hospitality and non-performing loans alone (SEL-107)", () => {
    const statuses = Object.keys(LoanStatus.keys).filter(LoanStatus.is)
    const types = Object.keys(PropertyType.keys).filter(PropertyType.is)
    const hotels = statuses.flatMap((status) =>
      types.flatMap((type) => (detailGroupOf(status, type) === "hotelNonPerforming" ? [[status, type]] : [])),
    )
    expect(hotels).toEqual([["Non-Performing Loan", "Hospitality"]])
    expect(statuses.map((status) => detailGroupOf(status, "Office"))).toEqual([
      "performing",
      "subPerforming",
      "nonPerforming",
    ])
  })

  it("of each kind needs what its calculation reads (SEL-270)", () => {
    const needs: { readonly [Group in DetailGroup]: string } = {
      performing: "maturityDate interestType originationDate amortization dscr",
      subPerforming:
        "maturityDate interestType originationDate amortization dscr lastDelinquencyDate numberDelinquentPayments",
      nonPerforming: "recourseGuaranty additionalLiens summaryJudgmentReceived totalPayoff ownerOccupied",
      hotelNonPerforming:
        "recourseGuaranty additionalLiens summaryJudgmentReceived totalPayoff ownerOccupied " +
        "hotelFlaggedCurrently hotelFlaggedAtFMVDate fairMarketValueDate PIPRequirement",
    }
    for (const [group, fields] of Object.entries(needs)) {
      expect(REQUIRED_DETAILS[group as DetailGroup].join(" ")).toBe(fields)
      expect(missingDetails(group as DetailGroup, {}).join(" ")).toBe(fields)
    }
    const read = Result.getOrThrow(decode(NonPerformingDetails)(nonPerforming))
    expect(missingDetails("nonPerforming", read)).toEqual([])
    expect(missingDetails("nonPerforming", { ...read, totalPayoff: null, ownerOccupied: null })).toEqual([
      "totalPayoff",
      "ownerOccupied",
    ])
  })
})

describe("specifics", () => {
  const asked = readInput(input)
  it("are valid only when all but the subtype is given (SEL-269)", () => {
    expect([areSpecificsValid(asked), missingSpecifics(asked)]).toEqual([true, []])
    const fields = Object.keys(specifics).filter((field) => field !== "propertySubType")
    for (const field of fields) {
      const without = readInput({ ...input, specifics: { ...specifics, [field]: null } })
      expect([areSpecificsValid(without), missingSpecifics(without)]).toEqual([false, [field]])
    }
    const untyped = readInput({ ...input, propertyType: null })
    expect([areSpecificsValid(untyped), missingSpecifics(untyped)]).toEqual([false, ["propertyType"]])
    expect(areSpecificsValid(readInput({ ...input, specifics: { ...specifics, propertySubType: null } }))).toBe(true)
    expect(missingSpecifics(readInput({ nonPerforming })).length).toBe(fields.length + 1)
    expect(missingSpecifics(readInput({ ...input, specifics: { ...specifics, assetTitle: "  " } }))).toEqual([
      "assetTitle",
    ])
  })
})
