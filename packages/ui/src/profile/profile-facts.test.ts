import { aSeller } from "@xl/testkit/market"
import { expect, it } from "vitest"
import { shownAum } from "./facts.ts"
import { confirmationFacts } from "./profile-facts.ts"

it("a seller's profile is certified on a day once it is filled and confirmed, and not before (SEL-185)", () => {
  const seller = aSeller()
  const certified = (profile = seller) =>
    confirmationFacts(profile).find(({ label }) => label === "Certified on")?.value
  const withPart = (part: Partial<typeof seller.sellerProfile>) => ({
    ...seller,
    sellerProfile: { ...seller.sellerProfile, ...part },
  })
  expect(certified()).toMatch(/\d/)
  expect(certified(withPart({ confirmationDate: null }))).toBeUndefined()
  expect(certified(withPart({ entityName: null }))).toBeUndefined()
})

it("assets under management read as dollars where a number was typed, and as typed where it was none; the form's 1 is no figure", () => {
  expect(["1800000000", "$2,500,000", " 1 ", "1.8 billion", "1,80", "", null].map(shownAum)).toEqual([
    "$1,800,000,000",
    "$2,500,000",
    undefined,
    "1.8 billion",
    "1,80",
    undefined,
    undefined,
  ])
})
