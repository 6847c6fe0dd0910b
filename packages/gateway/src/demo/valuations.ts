import { addDays, type Day, startOfDay } from "@xl/core/shared"
import * as t from "io-ts"
import { done } from "../import/index.ts"
import { sellers } from "./cast.ts"
import type { Stage } from "./stage.ts"

/** Days before today on which the first seller has a loan valued, in the evening. */
const VALUED = [-16, -3] as const
const EVENING = 19 * 3_600_000

/** Two loans that are nobody's: properties, names and figures are invented. */
const LOANS: ReadonlyArray<(today: Day) => object> = [
  () => ({
    address: { country: "USA", state: "FL", city: "Tampa", address: "1200 Demo Street", zipCode: "33602" },
    propertyType: "Retail",
    specifics: {
      assetTitle: "Palm Court Plaza",
      assetStatus: "Non-Performing Loan",
      userRole: "Lender",
      upb: "6400000.00",
      lienPosition: "1st",
      interestRate: "6.1",
      fairMarketValue: "5300000.00",
      propertySubType: "Strip mall",
      netRentableArea: 61_000,
      unitOfMeasure: "Square Feet",
      assetType: "Loan",
    },
    nonPerforming: {
      recourseGuaranty: true,
      additionalLiens: false,
      summaryJudgmentReceived: false,
      totalPayoff: "6850000.00",
      ownerOccupied: false,
    },
  }),
  (today) => ({
    address: { country: "USA", state: "TX", city: "Austin", address: "48 Demo Street", zipCode: "78701" },
    propertyType: "Multifamily",
    specifics: {
      assetTitle: "Juniper Flats",
      assetStatus: "Performing Loan",
      userRole: "Lender",
      upb: "11250000.00",
      lienPosition: "1st",
      interestRate: "5.35",
      fairMarketValue: "17800000.00",
      propertySubType: "Garden",
      netRentableArea: 96,
      unitOfMeasure: "Units",
      assetType: "Loan",
    },
    performing: {
      maturityDate: addDays(today, 1_460),
      interestType: "Fixed",
      originationDate: addDays(today, -2_190),
      term: 120,
      amortization: 360,
      dscr: "142",
      monthsOpenAtPar: 3,
    },
  }),
]

const Answer = t.strict({ id: t.string })

/** The first seller's valuations on that day of the story. */
export const valuedOn = async (stage: Stage, today: Day, day: number): Promise<void> => {
  const [seller] = sellers
  const loan = LOANS[VALUED.findIndex((one) => one === day)]
  if (!loan || !seller) return
  stage.setTime(startOfDay(addDays(today, day)) + EVENING)
  const mutation = {
    name: "getCalculatorResponse",
    takes: { userInput: "ValuationInput!" },
    gives: "... on CalculatorResponse { id }",
  }
  await done(stage.as(seller.email), mutation, { userInput: loan(today) }, Answer)
}
