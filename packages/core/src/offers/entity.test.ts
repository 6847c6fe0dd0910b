import { anAssetId } from "@xl/testkit/assets"
import { aBuyer } from "@xl/testkit/market"
import { anOffer, anOfferId } from "@xl/testkit/offers"
import fc from "fast-check"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { wizardPages } from "../assets/index.ts"
import { decode } from "../shared/index.ts"
import { closingPath, Offer, OfferEntity, OfferPayment, SSDocument, SSHistory } from "./index.ts"

const NOW = Date.UTC(2026, 10, 28)
const money = { amount: "10000000.00", currency: "USD" }
const period = { startDate: "2026-12-01T00:00:00.000Z", endDate: "2026-12-31T00:00:00.000Z" }
const payment = { id: "p-1", status: "settled", amount: "100000.00", currency: "USD", object: "transfer" }
const ssDocument = {
  type: "SS",
  pdfKey: "ss.pdf",
  rawKey: "ss.html",
  dateModified: NOW,
  signatures: {
    seller: { signature: "Sam Seller", signDate: NOW + 1 },
    buyer: { signature: "Bea Buyer", signDate: NOW + 2 },
  },
}
const copy = { key: "ss.pdf", createdDate: NOW, dateModified: NOW + 1 }
const part = { received: copy, opened: copy, executed: copy }
const ssHistory = { buyer: part, seller: part, buyerAccepted: true, sellerAccepted: true }

const sent = {
  id: anOfferId(1),
  type: "MultipleBid",
  offerType: "Cash",
  status: "Successful",
  bidPrice: "8000000.00",
  earnestMoneyDeposit: "100000.00",
  dueDiligencePeriod: 30,
  closing: 45,
  notes: "All cash",
  assets: [{ id: anAssetId(1), title: "Cedar Park", principalBalance: money, bidAllocation: money }],
  assetsDetailed: [],
  owners: [aBuyer().id],
  deposit: {
    value: "100000.00",
    paidDate: NOW,
    depositStatus: "paid",
    depositDecisionDate: NOW,
    declineComment: "why",
    fundTransactionId: "t-1",
    refundTransactionId: "t-2",
  },
  depositPaid: "100000.00",
  depositRefund: "1.00",
  depositWithdrawn: "2.00",
  depositHistory: [
    { attempt: 1, status: "fundFailed", amount: "100000.00", date: NOW, code: "R01", reason: "No funds" },
  ],
  publishedDate: NOW,
  creationDate: NOW + 1,
  acceptedDate: NOW + 2,
  winningDate: NOW + 3,
  declinedDate: NOW + 4,
  withdrawDate: NOW + 5,
  canceledDate: NOW + 6,
  declineReason: "Too low",
  offerHistory: [{ at: NOW, status: "Published", trigger: "Buyer", bidPrice: "8000000.00" }],
  pofSum: "50000000.00",
  fundsApprovalDate: "2026-11-18",
  BDASignedDate: NOW + 7,
  BDAConfirmed: true,
  BDApdfKey: "bda.pdf",
  buyerClosingPeriod: period,
  sellerClosingPeriod: period,
  buyerClosingDocumentsAccepted: true,
  sellerClosingDocumentsAccepted: true,
  buyerClosingNotificationSeen: true,
  sellerClosingNotificationSeen: true,
  buyerBankingInfoId: "b-1",
  sellerBankingInfoId: "b-2",
  adminBankingInfoId: "b-3",
  SSDocument: ssDocument,
  SSRecalculated: true,
  SSHistory: ssHistory,
  offerStatusChangeTrigger: "Seller",
  payment,
  refund: payment,
}
const read = (change: object = {}) => Result.getOrThrow(decode(OfferEntity)({ ...sent, ...change }))
const problems = (input: unknown) => {
  const decoded = decode(OfferEntity)(input)
  return Result.isFailure(decoded) ? decoded.failure.problems : []
}

describe("an offer as others read it", () => {
  it("has every field, and goes out as it came (BUY-067)", () => {
    expect(OfferEntity.encode(read({ surplus: 1 }))).toEqual(sent)
    expect([read().bidPrice, read().buyerClosingPeriod, read().depositWithdrawn]).toEqual([
      8_000_000_00,
      { startDate: "2026-12-01", endDate: "2026-12-31" },
      2_00,
    ])
    const flags = read(Object.fromEntries(Object.keys(sent).flatMap((key) => (key === "id" ? [] : [[key, null]]))))
    const known = Object.entries(flags).filter(([, value]) => value !== null)
    expect(Object.fromEntries(known)).toEqual({
      id: anOfferId(1),
      BDAConfirmed: false,
      SSRecalculated: false,
      buyerClosingDocumentsAccepted: false,
      sellerClosingDocumentsAccepted: false,
      buyerClosingNotificationSeen: false,
      sellerClosingNotificationSeen: false,
    })
  })

  it("keeps words that we do not know", () => {
    const odd = read({ status: "Frozen", type: "Odd", offerStatusChangeTrigger: "Court" })
    expect([odd.status, odd.type, odd.offerStatusChangeTrigger].map((word) => typeof word)).toEqual([
      "object",
      "object",
      "object",
    ])
    expect(OfferEntity.encode(odd)).toMatchObject({ status: "Frozen", type: "Odd", offerStatusChangeTrigger: "Court" })
  })

  it("is read or refused whatever comes, and a refusal names paths, never values", () => {
    const secret = "account 000123456789"
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...Object.keys(sent)), (value, field) => {
        decode(OfferEntity)(value)
        const said = problems({ ...sent, [field]: [value, { deep: secret }] })
        expect(said.every((problem) => problem.startsWith(`/${field}`) && !problem.includes(secret))).toBe(true)
      }),
    )
  })

  it("has a payment and a refund of id, status, amount, currency and object (BUY-082)", () => {
    expect(OfferPayment.encode(Result.getOrThrow(decode(OfferPayment)({ ...payment, other: 1 })))).toEqual(payment)
    for (const field of ["id", "status", "amount", "currency"]) {
      expect(Result.isFailure(decode(OfferPayment)({ ...payment, [field]: undefined }))).toBe(true)
    }
    expect(problems({ ...sent, payment: { ...payment, currency: "EUR" } })).toEqual(['/payment/currency is not "USD"'])
    expect([read().payment?.amount, read().refund?.amount]).toEqual([100_000_00, 100_000_00])
  })
})

describe("the closing documents of an offer", () => {
  it("are a settlement statement with both signatures and their dates (BUY-080)", () => {
    const document = Result.getOrThrow(decode(SSDocument)({ ...ssDocument, other: 1 }))
    expect(SSDocument.encode(document)).toEqual(ssDocument)
    const unsigned = { ...ssDocument, signatures: { seller: null, buyer: null } }
    expect(SSDocument.encode(Result.getOrThrow(decode(SSDocument)(unsigned)))).toEqual(unsigned)
    expect(Result.isFailure(decode(SSDocument)({ ...ssDocument, type: undefined }))).toBe(true)
  })

  it("have a history of what each part received, opened and executed, and who accepted (BUY-081)", () => {
    const history = Result.getOrThrow(decode(SSHistory)({ ...ssHistory, other: 1 }))
    expect(SSHistory.encode(history)).toEqual(ssHistory)
    expect(Result.getOrThrow(decode(SSHistory)({}))).toEqual({
      buyer: null,
      seller: null,
      buyerAccepted: false,
      sellerAccepted: false,
    })
    const keyless = { ...part, opened: { createdDate: NOW } }
    expect(Result.isFailure(decode(SSHistory)({ buyer: keyless }))).toBe(true)
  })

  it("are the seller's ca, bda and terms, and the pair under ss at the closing (BUY-180)", () => {
    const legal = wizardPages(true).filter((page) => page.startsWith("legal/"))
    expect(legal.toSorted()).toEqual(["legal/bda", "legal/ca", "legal/terms"])
    for (const party of ["buyer", "seller"] as const)
      expect(closingPath(party, "ss", anOfferId(1))).toContain(`/${party}/ss/`)
  })

  it("are kept with both windows, when each was opened, and four flags per offer (BUY-187)", () => {
    const days = { startDate: "2026-12-01", endDate: "2026-12-31", endedAt: null }
    const kept = {
      ...Offer.encode(anOffer()),
      buyerClosingPeriod: days,
      sellerClosingPeriod: days,
      closingHistory: [{ docType: "SS", party: "buyer", edition: 1, openedAt: NOW, acceptedAt: NOW + 1 }],
      buyerClosingNotificationSeen: true,
      sellerClosingNotificationSeen: true,
      buyerClosingDocumentsAccepted: true,
      sellerClosingDocumentsAccepted: true,
    }
    expect(Offer.encode(Result.getOrThrow(decode(Offer)({ ...kept, other: 1 })))).toEqual(kept)
  })
})
