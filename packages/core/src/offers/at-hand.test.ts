import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Role } from "../roles/index.ts"
import { followsOffers, OFFER_COUNT_PAGE, OFFERS_AT_HAND, OFFERS_ON_A_PAGE } from "./index.ts"

const roles = Object.keys(Role.keys) as ReadonlyArray<Role>

describe("a buyer's own offers", () => {
  it("are kept at hand for ApprovedBuyers alone (ACC-434)", () => {
    expect(roles.filter((role) => followsOffers([role]))).toEqual(["ApprovedBuyers"])
    expect([followsOffers([]), followsOffers(roles)]).toEqual([false, true])
    fc.assert(
      fc.property(fc.subarray([...roles]), (held) => {
        expect(followsOffers(held)).toBe(held.includes("ApprovedBuyers"))
      }),
    )
  })

  it("are told of as they change to ApprovedBuyers alone (ACC-433)", () => {
    expect(roles.filter((role) => followsOffers([role]))).toEqual(["ApprovedBuyers"])
  })

  it("are a thousand at most (ACC-655)", () => expect(OFFERS_AT_HAND).toBe(1_000))

  it("are shown ten at a time on a dashboard (BUY-293)", () => expect(OFFERS_ON_A_PAGE).toBe(10))

  it("are counted by a page of ten, the first one (ACC-654)", () => {
    expect(OFFER_COUNT_PAGE).toEqual({ size: 10, offset: 0 })
  })
})
