import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Role } from "../kernel/index.ts"
import { followsOffers } from "./index.ts"

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
})
