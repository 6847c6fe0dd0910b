import { describe, expect, it } from "vitest"
import {
  isStepClickable,
  nextStep,
  pathAfterSave,
  STEP_PATHS,
  stepOfPage,
  type WizardStep,
  NOT_NUMERIC,
  nonNumericFields,
  NUMERIC_FIELDS,
  WIZARD_STEPS,
  wizardPages,
} from "./index.ts"

describe("the wizard", () => {
  it("goes from asset info to advisors, by its internal names (SEL-049, SEL-058)", () => {
    const gone: Array<WizardStep> = []
    for (let step = nextStep(gone); step !== null; step = nextStep(gone)) gone.push(step)
    expect(gone.join(", ")).toBe("assetInfo, noteOverview, propertyDetails, pictures, dueDiligence, legal, advisors")
  })

  it("has the pages ca and bda in its legal step, bda with autoDeposit alone (SEL-059)", () => {
    const ofLegal = (autoDeposit: boolean) => wizardPages(autoDeposit).filter((page) => stepOfPage(page) === "legal")
    expect([ofLegal(true), ofLegal(false)]).toEqual([
      ["legal/ca", "legal/bda", "legal/terms"],
      ["legal/ca", "legal/terms"],
    ])
  })

  it("lets one click a complete step and the next one, and no other (SEL-062)", () => {
    const clickable = (completed: ReadonlyArray<WizardStep>) =>
      WIZARD_STEPS.filter((step) => isStepClickable(step, completed, WIZARD_STEPS))
    expect(clickable([])).toEqual(["assetInfo"])
    expect(clickable(["assetInfo", "noteOverview", "legal"])).toEqual([
      "assetInfo",
      "noteOverview",
      "propertyDetails",
      "legal",
    ])
    expect(clickable(WIZARD_STEPS)).toEqual(WIZARD_STEPS)
  })
})

describe("the wizard's paths", () => {
  it("are those of the specification", () =>
    expect(STEP_PATHS).toEqual({
      assetInfo: "asset-info",
      noteOverview: "note-overview",
      propertyDetails: "property-details",
      pictures: "pictures",
      dueDiligence: "due-diligence",
      legal: "legal/ca",
      advisors: "advisors",
    }))

  it("lead on after each kind of save", () =>
    expect(
      (["first", "atTheEnd", "finishLater", "asExisting"] as const).map((save) => pathAfterSave(save, "7")),
    ).toEqual(["/asset/7/edit", "/creationComplete/7", "/seller/filters/active", "/asset/7"]))
})

describe("the numeric check", () => {
  it("asks the number of loans, amounts, terms and counts for numbers (SEL-237)", () => {
    const words = Object.fromEntries(NUMERIC_FIELDS.map((field) => [field, "ten"]))
    expect(nonNumericFields(words)).toEqual([
      "numberOfLoans",
      "loanAmount",
      "unpaidPrincipalBalance",
      "totalPayoff",
      "estCollateralValue",
      "term",
      "amortization",
      "size",
      "ownerOcc",
      "units",
      "stories",
      "buildings",
      "parkingSpaces",
    ])
  })

  it("says that a value must be numeric (SEL-238)", () => {
    expect(NOT_NUMERIC).toBe("This field must be of numeric value")
    expect(nonNumericFields({ units: "1O" })).toEqual(["units"])
  })

  it("takes decimals, nothing at all, and any size", () => {
    expect(nonNumericFields({ amortization: "360.5", units: "", size: "-1", stories: "99999" })).toEqual([])
    expect(nonNumericFields({ amortization: null, units: "  ", stories: " 2 " })).toEqual([])
  })
})
