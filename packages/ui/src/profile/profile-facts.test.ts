import { aSeller } from "@xl/testkit/market"
import { expect, it } from "vitest"
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
