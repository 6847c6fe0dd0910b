import { anAsset } from "@xl/testkit/assets"
import * as t from "io-ts"
import { describe, expect, it } from "vitest"
import { must } from "../shared/decode.ts"
import { Cents, Rate } from "../shared/money.ts"
import { type Asset, completedSteps, isInteger, isSet, isStepComplete, missingIn, WIZARD_STEPS } from "./index.ts"
import { AssetStatus } from "../kernel/index.ts"

type MainInfo = Asset["mainInfo"]
type NoteOverview = Asset["noteOverview"]

const withMainInfo = (change: Partial<MainInfo>): Asset => anAsset({ mainInfo: { ...anAsset().mainInfo, ...change } })
const withNote = (change: Partial<NoteOverview>): Asset =>
  anAsset({ noteOverview: { ...anAsset().noteOverview, ...change } })
const withAddress = (change: Partial<MainInfo["address"]>): Asset =>
  withMainInfo({ address: { ...anAsset().mainInfo.address, ...change } })

describe("main info", () => {
  it("is complete with every field, whatever the amounts", () => {
    expect(missingIn("assetInfo", anAsset(), false)).toEqual([])
    expect(missingIn("assetInfo", withMainInfo({ upb: must(Cents, 0) }), false)).toEqual([])
  })

  it.each<readonly [string, Asset, string]>([
    ["name (SEL-210)", withMainInfo({ name: " " }), "name"],
    ["loan status (SEL-211)", withMainInfo({ assetStatus: null }), "assetStatus"],
    ["type (SEL-212)", withMainInfo({ type: "" }), "type"],
    ["principal balance (SEL-213)", withMainInfo({ upb: null }), "upb"],
    ["upb date (SEL-214)", withMainInfo({ upbDate: null }), "upbDate"],
    ["address (SEL-215)", withAddress({ address: "" }), "address"],
    ["city (SEL-216)", withAddress({ city: "\t" }), "city"],
    ["zip (SEL-217)", withAddress({ zipCode: "" }), "zipCode"],
    ["total payoff (SEL-218)", withNote({ totalPayoff: null }), "totalPayoff"],
    ["estimated collateral value (SEL-219)", withNote({ estCollateralValue: null }), "estCollateralValue"],
    ["property type (SEL-220)", withMainInfo({ propertyType: [] }), "propertyType"],
  ])("lacks its %s where that is unset", (_field, asset, missing) => {
    expect(missingIn("assetInfo", asset, false)).toEqual([missing])
  })

  it("needs neither state nor country (SEL-216)", () => {
    expect(missingIn("assetInfo", withAddress({ country: "", state: "Various" }), false)).toEqual([])
    expect(missingIn("assetInfo", withAddress({ city: "" }), false)).toEqual(["city"])
  })
})

describe("the note overview", () => {
  it.each<readonly [string, Asset, string]>([
    ["number of loans (SEL-222)", withNote({ numberOfLoans: null }), "numberOfLoans"],
    ["origination date (SEL-223)", withNote({ originationDate: null }), "originationDate"],
    ["collateral value (SEL-224)", withNote({ estCollateralValue: null }), "estCollateralValue"],
    ["loan amount (SEL-225)", withNote({ loanAmount: null }), "loanAmount"],
    ["initial interest type (SEL-226)", withNote({ initialInterestType: null }), "initialInterestType"],
    ["recourse (SEL-227, SEL-231)", withNote({ recourse: null }), "recourse"],
    ["monetary default (SEL-228)", withNote({ monetaryDefault: null }), "monetaryDefault"],
    ["maturity default (SEL-229)", withNote({ maturityDefault: null }), "maturityDefault"],
    ["technical default (SEL-230)", withNote({ technicalDefault: null }), "technicalDefault"],
    ["current interest rate (SEL-232)", withNote({ currentInterestRate: null }), "currentInterestRate"],
    [
      "current interest rate above 0 (SEL-233)",
      withNote({ currentInterestRate: must(Rate, 0) }),
      "currentInterestRate",
    ],
    ["term as an integer (SEL-234)", withNote({ term: "120 months" }), "term"],
    ["amortization as an integer (SEL-235)", withNote({ amortization: "360.5" }), "amortization"],
  ])("lacks its %s", (_field, asset, missing) => {
    expect(missingIn("noteOverview", asset, false)).toEqual([missing])
  })

  it("takes the answer no as an answer (SEL-231)", () => {
    const no = withNote({ recourse: false, monetaryDefault: false, maturityDefault: false, technicalDefault: false })
    expect(missingIn("noteOverview", no, false)).toEqual([])
  })

  it.each([
    ["360", true],
    [" 360 ", true],
    ["360.5", false],
    ["", false],
    [null, false],
  ])("reads %j as an integer: %s", (typed, answer) => {
    expect(isInteger(typed)).toBe(answer)
  })
})

describe("a step", () => {
  it("of pictures needs one picture (SEL-242)", () => {
    expect(isStepComplete("pictures", anAsset({ images: [] }), false)).toBe(false)
    expect(isStepComplete("pictures", anAsset({ images: ["one"] }), false)).toBe(true)
  })

  const legal = (change: Partial<Asset["legal"]>): Asset =>
    anAsset({ legal: { ...anAsset().legal, caConfirmed: true, TOCConfirmed: true, BDAConfirmed: true, ...change } })

  it("of legal needs the confidentiality agreement confirmed (SEL-244)", () => {
    expect(missingIn("legal", legal({ caConfirmed: false }), true)).toEqual(["caConfirmed"])
  })

  it("of legal needs the terms confirmed (SEL-245)", () => {
    expect(missingIn("legal", legal({ TOCConfirmed: false }), true)).toEqual(["TOCConfirmed"])
  })

  it("of legal needs the bid deposit agreement with autoDeposit alone (SEL-246)", () => {
    expect(missingIn("legal", legal({ BDAConfirmed: false }), true)).toEqual(["BDAConfirmed"])
    expect(missingIn("legal", legal({ BDAConfirmed: false }), false)).toEqual([])
  })

  it("of advisors needs one until the asset is published, or contacts are disclosed (SEL-247)", () => {
    const needed = Object.keys(AssetStatus.keys)
      .filter(AssetStatus.is)
      .filter((status) => !isStepComplete("advisors", anAsset({ status, contacts: [] }), false))
    expect(needed).toEqual(["Draft", "ListingExpired", "NoLongerListedForSale", "Revoked"])
    expect(isStepComplete("advisors", anAsset({ contacts: [], contactsDisclosed: true }), false)).toBe(true)
    expect(isStepComplete("advisors", anAsset(), false)).toBe(true)
  })

  it("of property details is there once it was saved or anything was entered", () => {
    const empty = Object.fromEntries(Object.keys(anAsset().propertyOverview).map((field) => [field, null]))
    const propertyOverview = { ...anAsset().propertyOverview, ...empty }
    expect(isStepComplete("propertyDetails", anAsset({ propertyOverview, currentStep: "noteOverview" }), false)).toBe(
      false,
    )
    expect(
      isStepComplete("propertyDetails", anAsset({ propertyOverview, currentStep: "propertyDetails" }), false),
    ).toBe(true)
    const built = { ...propertyOverview, yearBuilt: must(t.Int, 1998) }
    expect(isStepComplete("propertyDetails", anAsset({ propertyOverview: built, currentStep: null }), false)).toBe(true)
  })

  it("is listed while it is complete, in the wizard's order", () => {
    expect(completedSteps(anAsset(), false)).toEqual(WIZARD_STEPS)
    expect(completedSteps(anAsset({ images: [], dueDiligenceVisited: false }), false)).toEqual([
      "assetInfo",
      "noteOverview",
      "propertyDetails",
      "legal",
      "advisors",
    ])
  })
})

describe("isSet", () => {
  it("takes blanks, NaN, null and an empty list for unset, false and 0 for set", () => {
    expect(["", "  ", Number.NaN, null, undefined, []].map(isSet)).toEqual([false, false, false, false, false, false])
    expect([false, 0, "a", ["a"]].map(isSet)).toEqual([true, true, true, true])
  })
})
