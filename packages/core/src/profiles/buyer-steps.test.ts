import { aProfile } from "@xl/testkit/market"
import { describe, expect, it } from "vitest"
import { buyerProfileStep, isProfileCompleteForRoleRequest, PROOF_OF_FUNDS_STEP } from "./index.ts"

const whole = aProfile()
const bare = aProfile({ companyName: null })

describe("the buyer's profile", () => {
  it("opens at step 3 where an approval expired, whatever is missing (BUY-116)", () => {
    expect(PROOF_OF_FUNDS_STEP).toBe(3)
    expect([whole, bare, null].map((profile) => buyerProfileStep(profile, true))).toEqual([3, 3, 3])
  })

  it("opens at step 3 where all but the proof of funds is there, else at step 1", () => {
    expect([whole, bare].map(isProfileCompleteForRoleRequest)).toEqual([true, false])
    expect([whole, bare, null].map((profile) => buyerProfileStep(profile, false))).toEqual([3, 1, 1])
  })
})
