import { describe, expect, it } from "vitest"
import { makeOfferSteps, signsDepositAgreement } from "./index.ts"

describe("making an offer", () => {
  it("signs the deposit agreement only when autoDeposit is on", () => {
    expect([true, false].map((autoDeposit) => signsDepositAgreement({ autoDeposit }))).toEqual([true, false])
  })

  it("skips the step deposit-agreement when autoDeposit is off (BUY-167, BUY-168)", () => {
    expect(makeOfferSteps({ autoDeposit: true })).toEqual([
      "assets",
      "deposit-agreement",
      "offer-info",
      "review-submit",
    ])
    expect(makeOfferSteps({ autoDeposit: false })).toEqual(["assets", "offer-info", "review-submit"])
  })
})
