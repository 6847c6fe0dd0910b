import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { decode } from "../shared/index.ts"
import {
  draftGroup,
  draftOfInput,
  EMPTY_VALUATION,
  inputOfDraft,
  KeptDraft,
  missingAtStep,
  openStep,
  ValuationDraft,
  ValuationInput,
} from "./index.ts"

const SPECIFICS = {
  assetTitle: "Palm Court",
  assetStatus: "Non-Performing Loan",
  userRole: "Lender",
  upb: "5000000.00",
  lienPosition: "First",
  interestRate: "5.5",
  fairMarketValue: "4200000.00",
  netRentableArea: 84_500,
  unitOfMeasure: "Square Feet",
  assetType: "Loan",
}
const PAYING = {
  maturityDate: "2030-11-28",
  interestType: "Fixed",
  originationDate: "2020-11-28",
  amortization: 300,
  dscr: "140",
}
const NOT_PAYING = {
  recourseGuaranty: false,
  additionalLiens: false,
  summaryJudgmentReceived: false,
  totalPayoff: "5200000.00",
  ownerOccupied: false,
}
const whole = {
  address: { state: "FL", city: "Tampa" },
  propertyType: "Multifamily",
  specifics: SPECIFICS,
  paying: PAYING,
  notPaying: NOT_PAYING,
  assumptions: { targetYield: "15" },
}
const draft = (change: object = {}): ValuationDraft =>
  Result.getOrThrow(decode(ValuationDraft)({ ...whole, ...change }))
const status = (assetStatus: string) => ({ specifics: { ...SPECIFICS, assetStatus } })

describe("a valuation that is being entered", () => {
  it("lacks the state and the type first, then the specifics, then what its class is asked for", () => {
    expect(missingAtStep("general", EMPTY_VALUATION)).toEqual(["state", "propertyType"])
    expect(missingAtStep("specifics", EMPTY_VALUATION)).toContain("assetTitle")
    expect(missingAtStep("specifics", EMPTY_VALUATION)).not.toContain("propertyType")
    expect(missingAtStep("details", EMPTY_VALUATION)).toEqual(["assetStatus"])
    expect(missingAtStep("details", draft({ notPaying: {} }))).toEqual(Object.keys(NOT_PAYING))
    expect(missingAtStep("valuation", EMPTY_VALUATION)).toEqual([])
  })

  it("shows the first step that lacks something instead of one that comes later", () => {
    expect(openStep("valuation", EMPTY_VALUATION)).toBe("general")
    expect(openStep("valuation", draft({ specifics: {} }))).toBe("specifics")
    expect(openStep("valuation", draft({ notPaying: {} }))).toBe("details")
    expect(openStep("valuation", draft())).toBe("valuation")
    expect(openStep("general", EMPTY_VALUATION)).toBe("general")
    expect(openStep("specifics", draft({ specifics: {} }))).toBe("specifics")
  })

  it.each([
    ["Performing Loan", "Office", "performing"],
    ["Sub-Performing Loan", "Office", "subPerforming"],
    ["Non-Performing Loan", "Office", "nonPerforming"],
    ["Non-Performing Loan", "Hospitality", "hotelNonPerforming"],
  ])("that is a %s on a property of type %s is asked for the details of %s", (assetStatus, propertyType, group) => {
    expect(draftGroup(draft({ ...status(assetStatus), propertyType }))).toBe(group)
  })

  it("asks for no details before class and type are chosen from our lists", () => {
    expect(draftGroup(EMPTY_VALUATION)).toBeNull()
    expect(draftGroup(draft({ propertyType: "Lighthouse" }))).toBeNull()
    expect(draftGroup(draft(status("Asleep")))).toBeNull()
  })

  it("is an input with the one group of its class once nothing lacks, and none before", () => {
    const input = inputOfDraft(draft())
    expect(input && ValuationInput.encode(input)).toMatchObject({
      address: { state: "FL", city: "Tampa", zipCode: null },
      propertyType: "Multifamily",
      nonPerforming: NOT_PAYING,
      performing: null,
      subPerforming: null,
      hotelNonPerforming: null,
      assumptions: { targetYield: "15", sellingCostRate: null },
    })
    expect(input && "hotelFlaggedCurrently" in (input.nonPerforming ?? {})).toBe(false)
    expect(inputOfDraft(draft({ assumptions: {} }))?.assumptions).toBeNull()
    expect(inputOfDraft(draft({ notPaying: {} }))).toBeNull()
    expect(inputOfDraft(EMPTY_VALUATION)).toBeNull()
  })

  it.each(["Performing Loan", "Non-Performing Loan"])("comes back from its input as it was: %s", (assetStatus) => {
    const entered = draft({
      ...status(assetStatus),
      ...(assetStatus === "Performing Loan" ? { notPaying: {} } : { paying: {} }),
    })
    const input = inputOfDraft(entered)
    expect(input && draftOfInput(input)).toEqual(entered)
  })

  it("keeps what was entered for another class while the class is changed", () => {
    const paying = draft(status("Performing Loan"))
    expect(inputOfDraft(paying)?.performing?.amortization).toBe(300)
    expect(inputOfDraft(draft())?.nonPerforming?.totalPayoff).toBe(520_000_000)
  })

  it("is read again by a browser as it was kept", () => {
    const kept = { id: null, isValued: true, draft: draft() }
    expect(decode(KeptDraft)(JSON.parse(JSON.stringify(KeptDraft.encode(kept))))).toEqual(Result.succeed(kept))
    expect(Result.isFailure(decode(KeptDraft)({ draft: {} }))).toBe(true)
  })
})
