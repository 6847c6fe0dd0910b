import { describe, expect, it } from "vitest"
import { logEntry, type LogRow } from "./log-entry.ts"

const row = (change: Partial<LogRow>): LogRow => ({
  sequence: 3,
  at: 1_800_000_000_000,
  type: "AssetEdited",
  trigger: "Admin",
  actor: "Alex Admin",
  buyer: null,
  before: null,
  after: null,
  ...change,
})
const moved = (from: string, to: string) =>
  logEntry(row({ type: "AssetStatusChanged", before: { status: from }, after: { status: to } }))
const offerMoved = (from: string, to: string) =>
  logEntry(row({ type: "OfferStatusChanged", before: { status: from }, after: { status: to } }))

describe("an entry of a deal's log", () => {
  it("tells an approval, a fall-through, a release and a lapse from where the asset came", () => {
    expect(
      [
        moved("Draft", "Published"),
        moved("Draft", "Revoked"),
        moved("UnderContract", "Published"),
        moved("OnHold.CallForOffers", "CallForOffers"),
        moved("ContractPending.BestAndFinal", "UnderSelection.BestAndFinal"),
        moved("ContractPending.BestAndFinal", "UnderContract"),
        moved("CallForOffers", "OnHold.CallForOffers"),
      ].map(({ what }) => what),
    ).toEqual([
      "Publication approved; the listing is on the market",
      "Publication declined",
      "The sale fell through; the listing is on the market again",
      "Hold released",
      "Closing ended without a sale; the asset is open again",
      "Under contract: both sides accepted the closing documents",
      "Listing put on hold",
    ])
  })

  it("tells a reactivated offer from a published one", () => {
    expect(
      [
        offerMoved("Draft", "Published"),
        offerMoved("Canceled", "Published"),
        offerMoved("BestAndFinal", "Published"),
      ].map(({ what }) => what),
    ).toEqual(["Offer sent to the seller", "Offer reactivated", "Offer no longer selected for best and final"])
  })

  it("writes the status of an asset in words, and leaves an offer's to the sentence", () => {
    expect(moved("Published", "CallForOffers").changes).toEqual([
      { label: "Status", before: "Active Listing", after: "Call For Offers" },
    ])
    expect(offerMoved("Draft", "Published").changes).toEqual([])
  })

  it("writes money, rates, days and periods before and after", () => {
    const period = (endDate: string) => ({ startDate: "2026-12-01", endDate, endedAt: null })
    const { changes } = logEntry(
      row({
        before: {
          mainInfo: { upb: 20_000_000_00, listingPrice: null },
          noteOverview: { currentInterestRate: 57_100, maturityDate: "2027-05-01T00:00:00.000Z" },
          periods: { callForOffers: period("2026-12-12") },
        },
        after: {
          mainInfo: { upb: 20_535_674_50, listingPrice: 12_400_000_00 },
          noteOverview: { currentInterestRate: 57_100, maturityDate: "2028-05-01T00:00:00.000Z" },
          periods: { callForOffers: period("2026-12-19") },
        },
      }),
    )
    expect(changes).toEqual([
      { label: "Unpaid principal balance", before: "$20,000,000", after: "$20,535,674.50" },
      { label: "Asking price", before: null, after: "$12,400,000" },
      { label: "Maturity date", before: "05-01-2027", after: "05-01-2028" },
      { label: "Call for offers", before: "12-01-2026 to 12-12-2026", after: "12-01-2026 to 12-19-2026" },
    ])
  })

  it("takes the decimal that a command logs as money, and skips what is of another shape", () => {
    const { changes } = logEntry(
      row({ type: "DepositTransferRecorded", after: { leg: "fund", amount: "300000.00", reference: { odd: true } } }),
    )
    expect(changes).toEqual([
      { label: "Transfer", before: null, after: "from the buyer" },
      { label: "Amount", before: null, after: "$300,000" },
    ])
  })

  it("says how was signed and how a deposit was decided, in words", () => {
    const told = (type: string, how: string) => logEntry(row({ type, after: { how } })).changes[0]
    expect(told("AgreementExecuted", "typed")).toEqual({ label: "Signature", before: null, after: "name typed" })
    expect(told("DepositDecided", "refunded")).toEqual({
      label: "Decision",
      before: null,
      after: "refunded to the buyer",
    })
  })

  it("names the document, and the file of a data room", () => {
    expect(
      [
        row({ type: "LegalDocumentMade", after: { docType: "SS", edition: 1 } }),
        row({ type: "VdrFileRead", after: { how: "download", name: "Rent roll.pdf" } }),
        row({ type: "ClosingDocumentsAccepted", trigger: "Seller", after: {} }),
      ].map((one) => logEntry(one).what),
    ).toEqual([
      "Settlement statement generated",
      "Data room: “Rent roll.pdf” opened or downloaded",
      "Closing documents accepted by the seller",
    ])
  })

  it("names people's requests, roles and settings", () => {
    const settings = { before: { carouselSize: 4, autoDeposit: false }, after: { carouselSize: 6, autoDeposit: false } }
    expect(
      [
        row({ type: "RoleRequested", after: { type: "Sellers" } }),
        row({ type: "RoleRequestDecided", after: { type: "ApprovedBuyers", status: "Declined" } }),
        row({ type: "RoleAssigned", after: { role: "Concierges" } }),
        row({ type: "ProfileUpdated", after: { block: "lastLogin" } }),
        row({ type: "ProfileUpdated", after: { block: "proofOfFunds" } }),
        row({ type: "DocumentRead", after: { reason: "Review of funds" } }),
      ].map((one) => logEntry(one).what),
    ).toEqual([
      "Seller role requested",
      "Buyer role declined",
      "Role given: Concierge",
      "Signed in",
      "Profile updated: proof of funds",
      "Document of a profile opened: Review of funds",
    ])
    expect(logEntry(row({ type: "SettingsChanged", ...settings })).changes).toEqual([
      { label: "Carousel size", before: "4", after: "6" },
    ])
  })

  it("spells out an event that has no sentence", () => {
    expect(logEntry(row({ type: "SomethingNewHappened" })).what).toBe("Something new happened")
  })
})
