import { calculate, ValuationInput } from "@xl/core/valuation"
import { Day, decode, must } from "@xl/core/shared"
import { Result } from "effect"
import { compare, type Figure, onOneThread, type Pace } from "../measure.ts"

const TODAY = must(Day, "2026-11-28")

const specifics = {
  assetTitle: "Cedar Park",
  assetStatus: "Non-Performing Loan",
  userRole: "Lender",
  upb: "5000000.00",
  lienPosition: "1st",
  interestRate: "5.5",
  fairMarketValue: "4200000.00",
  netRentableArea: 84_500,
  unitOfMeasure: "Square Feet",
  assetType: "Loan",
}
const claim = {
  recourseGuaranty: true,
  additionalLiens: false,
  summaryJudgmentReceived: false,
  totalPayoff: "5200000.00",
  ownerOccupied: false,
}
const terms = {
  maturityDate: "2030-11-28",
  interestType: "Fixed",
  originationDate: "2020-11-28",
  amortization: 360,
  dscr: "135",
}

const LOANS = {
  "that does not pay, in New York": { specifics, nonPerforming: claim },
  "that pays": { specifics: { ...specifics, assetStatus: "Performing Loan" }, performing: terms },
}

/** How long a whole valuation takes, its range and three series for the chart included. */
export const timeValuations = async (pace: Pace): Promise<ReadonlyArray<Figure>> => {
  const figures: Array<Figure> = []
  for (const [name, sent] of Object.entries(LOANS)) {
    const input = Result.getOrThrow(
      decode(ValuationInput)({ address: { state: "NY", city: "New York" }, propertyType: "Retail", ...sent }),
    )
    if (Result.isFailure(calculate(input, TODAY))) throw new Error(`The loan ${name} has no value`)
    figures.push(
      await compare(`the value of a loan ${name}`, [onOneThread("core", () => calculate(input, TODAY))], pace),
    )
  }
  return figures
}
