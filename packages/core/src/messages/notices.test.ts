import { describe, expect, it } from "vitest"
import { noticeTexts, successTexts } from "./index.ts"

describe("what is said when something went well", () => {
  it("of a multi-asset offer, without a final period (BUY-383)", () =>
    expect(successTexts.multiOfferProcessed).toBe(
      "The Multi-Asset Offer has been successfully processed. Please visit your Dashboard for more details",
    ))
  it("of a changed multi-asset offer (BUY-384)", () =>
    expect(successTexts.multiOfferUpdated).toBe("Multi-asset Offer was successfully updated."))
  it("of a deposit on its way (BUY-385)", () =>
    expect(successTexts.depositTransferStarted).toBe("The deposit transfer process was initiated successfully"))
  it("of a refund on its way (BUY-386)", () =>
    expect(successTexts.refundStarted).toBe("Refund process initiated successfully"))
  it("of a request for a role (ACC-559)", () =>
    expect(noticeTexts.requestSent).toBe("Your request has been sent successfully."))
  it("of a reactivated offer or a fired webhook (BUY-387)", () =>
    expect(successTexts.statusSwitched).toBe("Status switch initialized"))
})
