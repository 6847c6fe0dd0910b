import { aProfile, aSeller } from "@xl/testkit/market"
import { describe, expect, it } from "vitest"
import { publishingStart, sellingStart } from "./index.ts"

const seller = aSeller()
const unfilled = { ...seller, sellerProfile: { ...seller.sellerProfile, title: null } }

describe("the way to the seller's profile", () => {
  it("begins with a login, a verified e-mail and the whole user profile, in this order", () => {
    expect([
      sellingStart(null),
      sellingStart(aProfile({ roles: [], companyName: null })),
      sellingStart(aProfile({ companyName: null })),
      sellingStart(aProfile()),
    ]).toEqual(["signIn", "verifyEmail", "completeProfile", "sellerProfile"])
  })

  it("asks whoever sells already for no user profile", () => {
    expect(sellingStart({ ...seller, companyName: null })).toBe("sellerProfile")
  })
})

describe("the way to a new asset", () => {
  it("is open to a filled seller profile, and begins with that profile for everybody else (SEL-070)", () => {
    expect([seller, unfilled, aProfile(), null].map(publishingStart)).toEqual([
      "asset",
      "sellerProfile",
      "sellerProfile",
      "signIn",
    ])
  })
})
