import { sentValuation, someDetails, someSpecifics } from "@xl/testkit/valuation"
import { anAsset } from "@xl/testkit/assets"
import { EXAMPLE_NOW } from "@xl/testkit/market"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { decode, Millis, must } from "../shared/index.ts"
import { listingOf } from "./listing-of.ts"
import { ValuationInput } from "./model.ts"

const noteOf = (change: object) => {
  const userInput = Result.getOrThrow(decode(ValuationInput)({ ...sentValuation(), ...change }))
  const dateModified = must(Millis, EXAMPLE_NOW)
  return listingOf({ userInput, dateModified } as Parameters<typeof listingOf>[0], {
    tiers: anAsset().tiers,
    pricingPlan: "LenderDirect",
  }).known.noteOverview
}

describe("a listing made of a valuation", () => {
  it("has its lien where the market has a word for it, and the floor of its rate", () => {
    const performing = { ...someDetails.performing, noteRateFloor: "4.25" }
    const input = { nonPerforming: null, performing }
    const specifics = { ...someSpecifics, assetStatus: "Performing Loan", lienPosition: "Second" }
    expect(noteOf({ ...input, specifics })).toMatchObject({ lienPosition: "Second", rateFloor: 42_500 })
    expect(noteOf({ ...input, specifics: { ...specifics, lienPosition: "1st" } })).toMatchObject({ lienPosition: null })
  })
})
