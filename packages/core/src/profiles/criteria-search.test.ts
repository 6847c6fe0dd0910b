import { aBuyer } from "@xl/testkit/market"
import { Result } from "effect"
import { expect, it } from "vitest"
import { searchOfQuery } from "../assets/index.ts"
import { decode } from "../shared/index.ts"
import { AcquisitionCriteria, queryOfCriteria } from "./index.ts"

const { buyerProfile } = aBuyer()
const queryFor = (criteria: object | null) =>
  queryOfCriteria({
    buyerProfile: {
      ...buyerProfile,
      acquisitionCriteria: criteria && Result.getOrThrow(decode(AcquisitionCriteria)(criteria)),
    },
  })

it("shows what matches a buyer's criteria by the list's own filters, whatever else they say (ACC-211)", () => {
  const query = queryFor({
    assetType: ["Loan"],
    collateralPreferences: ["Distressed"],
    minUpb: "1000000.00",
    maxUpb: "25000000.00",
    lienPositions: ["First", "Third"],
    loanStatus: ["Non-Performing Loan", "Odd"],
    propertyTypes: ["Office", "Retail"],
    locations: ["TX", "NM", "ZZ"],
  })
  expect(searchOfQuery(query ?? "")).toMatchObject({
    upbMin: 1_000_000_00,
    upbMax: 25_000_000_00,
    lienPosition: ["First"],
    assetStatus: ["Non-Performing Loan"],
    propertyType: ["Office", "Retail"],
    state: ["TX", "NM"],
  })
})

it("leads nowhere without criteria, or with some that are no filters of the list", () => {
  expect([queryFor(null), queryFor({}), queryFor({ collateralPreferences: ["Distressed"] })]).toEqual([
    null,
    null,
    null,
  ])
})
