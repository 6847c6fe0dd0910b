import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Cents, SignedCents } from "./index.ts"

describe("money", () => {
  it("is a posting at either sign, a price only at zero or more", () =>
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000_000_000, max: 1_000_000_000_000_000 }), (n) => {
        expect([SignedCents.is(n), Cents.is(n)]).toEqual([true, n >= 0])
      }),
    ))

  it("is never a fraction of a cent", () => {
    expect([SignedCents.is(-0.5), Cents.is(12.5)]).toEqual([false, false])
  })

  it("ends at ten to the fifteenth cents", () => {
    expect([Cents.is(1_000_000_000_000_000), Cents.is(1_000_000_000_000_001)]).toEqual([true, false])
  })
})
