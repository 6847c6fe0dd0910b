import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { creationMessage } from "./index.ts"

describe("an offer that could not be created", () => {
  it("tells a buyer without the role that the right is gone (BUY-362)", () => {
    expect(creationMessage({ message: "Not Authorized to access createOffer on type Mutation" })).toBe(
      "You no longer have right to submit offers",
    )
  })

  it("takes the error types of missing funds as text or number", () => {
    expect(["4011", 4011].map((errorType) => creationMessage({ message: "refused", errorType }))).toEqual(
      [1, 2].map(() => "Buyer with expired funds approval can`t create offer"),
    )
    expect(["4012", 4012].map((errorType) => creationMessage({ message: "refused", errorType }))).toEqual(
      [1, 2].map(() => "Buyer without funds approval can`t create"),
    )
  })

  it("says nothing for any other error (BUY-365)", () => {
    expect(creationMessage({ message: "Not Authorized to access publishOffer on type Mutation" })).toBe("")
    const other = fc.oneof(fc.constant(null), fc.constant(undefined), fc.integer({ min: 4013 }), fc.string())
    fc.assert(
      fc.property(fc.string(), other, (message, errorType) => {
        fc.pre(errorType !== "4011" && errorType !== "4012")
        expect(creationMessage({ message, errorType })).toBe("")
      }),
    )
  })
})
