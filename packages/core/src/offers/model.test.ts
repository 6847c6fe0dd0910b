import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { aBuyer, EXAMPLE_NOW } from "@xl/testkit/market"
import { anOffer } from "@xl/testkit/offers"
import { decode } from "../shared/decode.ts"
import { Offer, OfferAsset, OfferTerms, OfferType } from "./index.ts"

const sent = Offer.encode(anOffer())
const terms = (change: object) => Result.isSuccess(decode(OfferTerms)({ ...sent.terms, ...change }))

describe("an offer", () => {
  it("is a single bid or a bundle (BUY-068)", () => {
    expect(["SingleBid", "MultipleBid"].map(OfferType.is)).toEqual([true, true])
    expect(Result.isFailure(decode(Offer)({ ...sent, type: "Cash" }))).toBe(true)
  })

  it("keeps its offer type beside its type (BUY-069)", () => {
    expect([sent.type, sent.offerType]).toEqual(["SingleBid", "Cash"])
    expect(Result.isFailure(decode(Offer)({ ...sent, offerType: "SingleBid" }))).toBe(true)
  })

  it("has whole days of due diligence (BUY-071)", () => {
    expect([
      terms({ dueDiligencePeriod: 20 }),
      terms({ dueDiligencePeriod: 20.5 }),
      terms({ dueDiligencePeriod: "20" }),
    ]).toEqual([true, false, false])
  })

  it("has whole days of closing (BUY-072)", () => {
    expect([terms({ closing: 45 }), terms({ closing: 45.5 }), terms({ closing: "45" })]).toEqual([true, false, false])
  })

  it("names of each asset id, title, principal and allocation (BUY-074)", () => {
    const [asset] = sent.assets
    expect(Object.keys(asset ?? {}).toSorted()).toEqual(["bidAllocation", "id", "principalBalance", "title"])
    for (const field of ["bidAllocation", "id", "principalBalance", "title"]) {
      expect(Result.isFailure(decode(OfferAsset)({ ...asset, [field]: undefined }))).toBe(true)
    }
  })

  it("has closing periods with a first and a last day (BUY-077)", () => {
    const period = { startDate: "2026-12-01", endDate: "2026-12-31", endedAt: null }
    const read = decode(Offer)({ ...sent, buyerClosingPeriod: period, sellerClosingPeriod: period })
    expect(Result.isSuccess(read) && [read.success.buyerClosingPeriod, read.success.sellerClosingPeriod]).toEqual([
      period,
      period,
    ])
  })

  const closing = { startDate: "2026-12-01", endDate: "2026-12-31", endedAt: null }

  it("keeps what is promised, by whom, how it went and how it closed, and goes out as it came (BUY-067)", () => {
    const kept = {
      id: sent.id,
      version: 3,
      type: "SingleBid",
      offerType: "Cash",
      status: "Successful",
      owners: [aBuyer().id],
      sellerId: sent.sellerId,
      assets: sent.assets,
      terms: {
        bidPrice: "8000000.00",
        earnestMoneyDeposit: "100000.00",
        dueDiligencePeriod: 20,
        closing: 45,
        notes: "All cash",
      },
      creationDate: EXAMPLE_NOW,
      publishedDate: EXAMPLE_NOW + 1,
      acceptedDate: EXAMPLE_NOW + 2,
      winningDate: EXAMPLE_NOW + 3,
      declinedDate: EXAMPLE_NOW + 4,
      withdrawDate: EXAMPLE_NOW + 5,
      canceledDate: EXAMPLE_NOW + 6,
      declineReason: "Too low",
      cancelReason: "The buyer defaulted",
      pofSum: "50000000.00",
      fundsApprovalDate: "2026-11-18",
      listingChangedAt: EXAMPLE_NOW + 7,
      depositAgreement: { signedAt: EXAMPLE_NOW, pdfKey: "bda.pdf", signatory: "Blair Buyer1", how: "typed" },
      deposit: { value: "100000.00", decision: "none", transfers: [] },
      buyerClosingPeriod: closing,
      sellerClosingPeriod: closing,
      buyerClosingDocumentsAccepted: true,
      sellerClosingDocumentsAccepted: true,
      buyerClosingNotificationSeen: true,
      sellerClosingNotificationSeen: true,
      closingHistory: [],
      sellerNotes: "",
      offerHistory: [{ from: "Draft", to: "Published", at: EXAMPLE_NOW, trigger: "Buyer" }],
      offerStatusChangeTrigger: "Seller",
    }
    expect(Offer.encode(Result.getOrThrow(decode(Offer)({ ...kept, SSRecalculated: true })))).toEqual(kept)
    const isRefused = (change: object) => Result.isFailure(decode(Offer)({ ...kept, ...change }))
    expect(Object.keys(kept).filter((field) => !isRefused({ [field]: Symbol("odd") }))).toEqual([])
  })

  it("keeps both windows of its closing, when each document was opened, and four flags (BUY-187)", () => {
    const flags = {
      buyerClosingNotificationSeen: true,
      sellerClosingNotificationSeen: true,
      buyerClosingDocumentsAccepted: true,
      sellerClosingDocumentsAccepted: true,
    }
    const opened = { docType: "SS", party: "buyer", edition: 1, openedAt: EXAMPLE_NOW, acceptedAt: EXAMPLE_NOW + 1 }
    const kept = {
      ...sent,
      ...flags,
      buyerClosingPeriod: closing,
      sellerClosingPeriod: closing,
      closingHistory: [opened],
    }
    const read = (change: object) => decode(Offer)({ ...kept, ...change })
    expect(Offer.encode(Result.getOrThrow(read({ other: 1 })))).toEqual(kept)
    const unseen = {
      buyerClosingNotificationSeen: undefined,
      sellerClosingNotificationSeen: undefined,
      closingHistory: undefined,
    }
    expect(Result.getOrThrow(read(unseen))).toMatchObject({
      buyerClosingNotificationSeen: false,
      sellerClosingNotificationSeen: false,
      closingHistory: [],
    })
    for (const field of ["buyerClosingDocumentsAccepted", "sellerClosingDocumentsAccepted"])
      expect(Result.isFailure(read({ [field]: undefined }))).toBe(true)
  })
})
