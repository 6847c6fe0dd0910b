import { aProfile } from "@xl/testkit/market"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { Cents, must } from "../shared/index.ts"
import { withAcquisitionCriteria, withBuyerInfo, withBuyerSellerInfo, withManagingMember } from "./buyer-edits.ts"
import type { Edited } from "./edits.ts"
import {
  CRITERIA_CHOICES,
  criteriaFormOf,
  EMPTY_CRITERIA,
  LOAN_STATUSES,
  type Profile,
  PROPERTY_TYPES,
} from "./index.ts"

const before = aProfile()
const ADDRESS = { country: "USA", state: "TX", city: "Austin", address: "1 Main Street", zipCode: "78701" }
const EMPTY = { country: "", state: "", city: " ", address: "", zipCode: "1" }
const MEMBER = { mmgpFirstName: "mia", mmgpLastName: " park ", mmgpAddress: ADDRESS }
const ENTITY = { purchasingEntity: "Park (Fund I) & Co, LLC", purchasingEntityAddress: ADDRESS }
const problemsOf = (edited: Edited<Profile>) => Result.getOrThrow(Result.flip(edited)).problems
const buyerOf = (edited: Edited<Profile>) => Result.getOrThrow(edited).buyerProfile
const criteria = (change: Partial<typeof EMPTY_CRITERIA>) => ({ ...EMPTY_CRITERIA, ...change })

describe("the managing member", () => {
  it("is saved with a capital and without outer blanks, and nothing else of the profile changes (ACC-492)", () => {
    expect(withManagingMember(before, MEMBER)).toEqual(
      Result.succeed({
        ...before,
        buyerProfile: { ...before.buyerProfile, mmgpFirstName: "Mia", mmgpLastName: "Park", mmgpAddress: ADDRESS },
      }),
    )
  })

  it("has both names and a whole address: each wrong field is named, those of the address by its own name", () => {
    expect(
      problemsOf(withManagingMember(before, { mmgpFirstName: "M+", mmgpLastName: "", mmgpAddress: EMPTY })),
    ).toEqual([
      { field: "mmgpFirstName", message: "Wrong symbols in name" },
      { field: "mmgpLastName", message: "This field is required" },
      { field: "mmgpAddress.address", message: "This field is required" },
      { field: "mmgpAddress.city", message: "This field is required" },
      { field: "mmgpAddress.state", message: "This field is required" },
      { field: "mmgpAddress.zipCode", message: "Zipcode must be 5 characters" },
    ])
  })
})

describe("the buyer's profile in one", () => {
  it("takes entity and managing member together, or nothing of them (ACC-496)", () => {
    expect(buyerOf(withBuyerInfo(before, { ...ENTITY, ...MEMBER }))).toEqual({
      ...before.buyerProfile,
      ...ENTITY,
      mmgpFirstName: "Mia",
      mmgpLastName: "Park",
      mmgpAddress: ADDRESS,
    })
    const wrong = { ...ENTITY, ...MEMBER, purchasingEntity: "Park;", mmgpLastName: "" }
    expect(problemsOf(withBuyerInfo(before, wrong))).toEqual([
      { field: "purchasingEntity", message: "Wrong symbols in name" },
      { field: "mmgpLastName", message: "This field is required" },
    ])
    expect(problemsOf(withBuyerInfo(before, { ...ENTITY, ...MEMBER, purchasingEntityAddress: EMPTY }))).toEqual(
      ["address", "city", "state"]
        .map((field) => ({ field, message: "This field is required" }))
        .concat({ field: "zipCode", message: "Zipcode must be 5 characters" }),
    )
  })
})

describe("the acquisition criteria", () => {
  const one = must(Cents, 100)
  const two = must(Cents, 200)

  it("are saved as they are chosen, and shown again as they were saved (ACC-493)", () => {
    const chosen = criteria({
      assetType: ["Loan"],
      collateralPreferences: ["Distressed"],
      lienPositions: ["Mezzanine"],
      loanStatus: ["Non-Performing Loan"],
      propertyTypes: ["Office"],
      locations: ["TX"],
      minUpb: one,
      maxUpb: two,
    })
    const saved = Result.getOrThrow(withAcquisitionCriteria(before, chosen))
    expect(saved).toEqual({ ...before, buyerProfile: { ...before.buyerProfile, acquisitionCriteria: chosen } })
    expect([criteriaFormOf(saved), criteriaFormOf(before)]).toEqual([chosen, EMPTY_CRITERIA])
  })

  it("may have the same lowest and highest balance, one of them, or none, but none that cross (ACC-493)", () => {
    const fine = [
      criteria({ minUpb: one, maxUpb: one }),
      criteria({ minUpb: two }),
      criteria({ maxUpb: one }),
      EMPTY_CRITERIA,
    ]
    expect(fine.map((chosen) => Result.isSuccess(withAcquisitionCriteria(before, chosen)))).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(problemsOf(withAcquisitionCriteria(before, criteria({ minUpb: two, maxUpb: one })))).toEqual([
      { field: "maxUpb", message: "The highest balance must not be below the lowest" },
    ])
  })

  it("have words of at most 100 characters, of our lists or not (ACC-493)", () => {
    const chosen = { ...EMPTY_CRITERIA, assetType: ["x".repeat(101)], propertyTypes: [{ unknown: "x".repeat(101) }] }
    expect(problemsOf(withAcquisitionCriteria(before, chosen))).toEqual([
      { field: "assetType", message: "At most 100 characters, please" },
      { field: "propertyTypes", message: "At most 100 characters, please" },
    ])
    const longest = { ...EMPTY_CRITERIA, assetType: ["x".repeat(100)], locations: [{ unknown: "Guam" }] }
    expect(Result.isSuccess(withAcquisitionCriteria(before, longest))).toBe(true)
  })

  it("are offered from fixed lists, and read without words that these do not have", () => {
    expect(CRITERIA_CHOICES).toEqual({
      assetType: ["Loan", "Loan portfolio", "Participation"],
      collateralPreferences: ["Stabilized", "Value-add", "Transitional", "Under construction", "Distressed"],
      lienPositions: ["First", "Second", "Mezzanine"],
    })
    expect([LOAN_STATUSES.length, PROPERTY_TYPES.length]).toEqual([3, 13])
    const lists = { assetType: [], collateralPreferences: [], lienPositions: [], loanStatus: [], propertyTypes: [] }
    expect(EMPTY_CRITERIA).toEqual({ ...lists, locations: [], minUpb: null, maxUpb: null })
    const strange = { unknown: "A word to come" }
    const saved = {
      ...EMPTY_CRITERIA,
      loanStatus: [strange],
      propertyTypes: [strange],
      locations: [strange, "Various" as const],
    }
    expect(criteriaFormOf({ buyerProfile: { ...before.buyerProfile, acquisitionCriteria: saved } })).toEqual(
      EMPTY_CRITERIA,
    )
  })
})

describe("how somebody means to use the market", () => {
  it("is saved without outer blanks; the assets under management may be empty (ACC-490)", () => {
    expect(withBuyerSellerInfo(before, { currentStrategy: " Buy ", aum: " 25 " })).toEqual(
      Result.succeed({ ...before, currentStrategy: "Buy", aum: "25" }),
    )
    expect(Result.getOrThrow(withBuyerSellerInfo(before, { currentStrategy: "Buy", aum: " " })).aum).toBeNull()
  })

  it("is not left blank, and is no longer than 100 characters without outer blanks", () => {
    const longest = ` ${"x".repeat(100)} `
    expect(withBuyerSellerInfo(before, { currentStrategy: longest, aum: longest })).toEqual(
      Result.succeed({ ...before, currentStrategy: longest.trim(), aum: longest.trim() }),
    )
    expect(problemsOf(withBuyerSellerInfo(before, { currentStrategy: " ", aum: "x".repeat(101) }))).toEqual([
      { field: "currentStrategy", message: "This field is required" },
      { field: "aum", message: "At most 100 characters, please" },
    ])
    expect(problemsOf(withBuyerSellerInfo(before, { currentStrategy: "x".repeat(101), aum: "" }))).toEqual([
      { field: "currentStrategy", message: "At most 100 characters, please" },
    ])
  })
})
