import { expect, it } from "vitest"
import { BUYER_SEARCH_ROLES } from "./index.ts"

it("a search for buyers looks for restricted and approved ones (SEL-386)", () => {
  expect(BUYER_SEARCH_ROLES).toEqual(["RestrictedBuyers", "ApprovedBuyers"])
})
