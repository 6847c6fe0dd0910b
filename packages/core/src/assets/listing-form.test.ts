import { anAsset } from "@xl/testkit/assets"
import { actorOf, aSeller } from "@xl/testkit/market"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { Cents, decode, must } from "../shared/index.ts"
import {
  type AssetView,
  changedParts,
  completedInForm,
  EMPTY_LISTING_FORM,
  furthestStep,
  ListingForm,
  listingFormOf,
  missingForListing,
  missingInForm,
  NEW_STANDING,
  nextStep,
  pageAfter,
  placeOfMissing,
  sentMainInfo,
  WIZARD_STEPS,
  wizardPages,
  wizardPath,
} from "./index.ts"
import { assetView } from "./visibility.ts"

const viewed = (change: Parameters<typeof anAsset>[0] = {}): AssetView => {
  const view = assetView(anAsset(change), actorOf(aSeller()), false)
  if (view === null) throw new Error("The seller sees the own asset")
  return view
}

describe("the form of a listing", () => {
  it("of a new asset is empty, a loan in the USA, and its first step is asked for", () => {
    expect(completedInForm(EMPTY_LISTING_FORM, NEW_STANDING, false)).toEqual([])
    expect(nextStep([])).toBe("assetInfo")
    expect(sentMainInfo(EMPTY_LISTING_FORM)).toMatchObject({
      type: "Loan",
      address: { country: "USA", state: "Various" },
    })
  })

  it("of a saved asset has all that its owner reads, and differs in nothing", () => {
    const form = listingFormOf(viewed())
    expect(changedParts(form, form)).toEqual({})
    expect(completedInForm(form, viewed(), false)).toEqual(WIZARD_STEPS)
    expect(missingForListing(form, viewed(), false)).toEqual([])
  })

  it("is kept as text and read again whole", () => {
    const form = listingFormOf(viewed())
    const text = JSON.stringify(ListingForm.encode(form))
    expect(Result.getOrThrow(decode(ListingForm)(JSON.parse(text)))).toEqual(form)
  })

  it("sends the parts that differ, and no other (SEL-064)", () => {
    const saved = listingFormOf(viewed())
    const contacts = saved.contacts.slice(1)
    expect(changedParts({ ...saved, contacts }, saved)).toEqual({ contacts })
    const sum = must(Cents, 5_00)
    expect(changedParts({ ...saved, bidDepositSum: sum, requireBidDeposit: true }, saved)).toEqual({
      bidDepositSum: sum,
      requireBidDeposit: true,
    })
  })

  it("sends a state by its code, and none as Various", () => {
    const saved = listingFormOf(viewed())
    const state = (typed: string) => sentMainInfo({ ...saved, state: typed }).address.state
    expect(["california", "tx", "Ontario", ""].map(state)).toEqual(["CA", "TX", "Various", "Various"])
    expect(listingFormOf(viewed({ mainInfo: sentMainInfo({ ...saved, state: "" }) })).state).toBe("")
  })

  it("says what a step lacks", () => {
    expect(missingInForm("assetInfo", EMPTY_LISTING_FORM, NEW_STANDING, false)).toContain("upb")
    expect(missingInForm("legal", EMPTY_LISTING_FORM, NEW_STANDING, true)).toEqual([
      "caConfirmed",
      "TOCConfirmed",
      "BDAConfirmed",
    ])
  })
})

describe("the pages of the wizard", () => {
  it("follow each other, the deposit agreement's only while deposits move by themselves (SEL-055)", () => {
    expect(wizardPages(false)).toEqual([
      "asset-info",
      "note-overview",
      "property-details",
      "pictures",
      "due-diligence",
      "legal/ca",
      "legal/terms",
      "advisors",
    ])
    expect([pageAfter("legal/ca", true), pageAfter("legal/ca", false), pageAfter("advisors", false)]).toEqual([
      "legal/bda",
      "legal/terms",
      null,
    ])
  })

  it("stand under the wizard's route, a new asset's at its beginning", () => {
    expect(wizardPath("legal/terms", "a")).toBe("/sell-your-loan/legal/terms/a")
    expect(wizardPath("advisors", null)).toBe("/sell-your-loan/create")
  })

  it("are found from what is missing, also where a fact is entered on another step than it is kept", () => {
    expect(
      ["noteOverview.loanAmount", "noteOverview.totalPayoff", "legal.BDAConfirmed", "legal.caConfirmed", "x"].map(
        (missing) => placeOfMissing(missing).page,
      ),
    ).toEqual(["note-overview", "asset-info", "legal/bda", "legal/ca", "asset-info"])
  })

  it("record the furthest step, also of who went back", () => {
    expect([
      furthestStep("noteOverview", null),
      furthestStep("noteOverview", "legal"),
      furthestStep("legal", "noteOverview"),
    ]).toEqual(["noteOverview", "legal", "legal"])
  })
})
