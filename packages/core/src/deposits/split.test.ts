import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Cents, must, Rate } from "../shared/index.ts"
import { approvedSplit, declinedSplit, platformFee, splitWarnings } from "./index.ts"

const cents = (amount: number) => must(Cents, amount)
const VALUE = cents(100_000_00)

describe("what the dialogs warn of", () => {
  const feeByHand =
    "The platform fee will not be transferred automatically because no admin payment account was provided. It must be transferred manually."

  it("is the platform's fee that has no account to go to, on declining (BUY-166)", () => {
    const split = declinedSplit(VALUE, "Buyer", must(Rate, 25_000))
    expect(splitWarnings(split, { hasAdminAccount: false })).toEqual([feeByHand])
    expect(splitWarnings(split, { hasAdminAccount: true })).toEqual([])
    const free = declinedSplit(VALUE, "Buyer", must(Rate, 0))
    expect(splitWarnings(free, { hasAdminAccount: false })).toEqual([])
  })

  it("is that nothing is left for the seller", () => {
    const all = "The deposit amount is fully allocated to XL Admin"
    expect(splitWarnings(approvedSplit(VALUE, cents(0)), { hasAdminAccount: true })).toEqual([all])
    expect(splitWarnings(approvedSplit(VALUE, cents(0)), { hasAdminAccount: false })).toEqual([all, feeByHand])
    expect(splitWarnings(approvedSplit(VALUE, cents(1)), { hasAdminAccount: true })).toEqual([])
    expect(splitWarnings(declinedSplit(VALUE, "Seller", must(Rate, 0)), { hasAdminAccount: false })).toEqual([])
  })
})

describe("a split", () => {
  it("divides a forfeited deposit to the cent", () => {
    const value = fc.integer({ min: 0, max: 1_000_000_000_000_000 })
    fc.assert(
      fc.property(value, fc.integer({ min: 0, max: 1_000_000 }), (amount, rate) => {
        const { toAdmin, toBuyer, toSeller } = declinedSplit(must(Cents, amount), "Buyer", must(Rate, rate))
        expect(toBuyer + toSeller + toAdmin).toBe(amount)
        expect(Math.abs(toAdmin - (amount * rate) / 1_000_000)).toBeLessThanOrEqual(0.5 + amount * 1e-15)
      }),
    )
    expect([1, 2, 3].map((amount) => platformFee(must(Cents, amount), must(Rate, 500_000)))).toEqual([1, 1, 2])
  })
})
