import { anOfferId } from "@xl/testkit/offers"
import { describe, expect, it } from "vitest"
import { MAKE_OFFER_STEPS, makeOfferPath, makeOfferSteps, signsDepositAgreement } from "./index.ts"

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

  it("stands under the listing, a step an address, with the offer's id once there is one", () => {
    expect(MAKE_OFFER_STEPS.map((step) => makeOfferPath(step))).toEqual([
      "/buy-commercial-real-estate-loans/assets",
      "/buy-commercial-real-estate-loans/deposit-agreement",
      "/buy-commercial-real-estate-loans/offer-info",
      "/buy-commercial-real-estate-loans/review-submit",
    ])
    expect(makeOfferPath("review-submit", anOfferId(1))).toBe(
      `/buy-commercial-real-estate-loans/review-submit/${anOfferId(1)}`,
    )
  })
})
