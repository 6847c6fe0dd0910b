import { anAssetId } from "@xl/testkit/assets"
import { aBuyer, aSeller } from "@xl/testkit/market"
import { anOfferId } from "@xl/testkit/offers"
import fc from "fast-check"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { decode } from "../shared/index.ts"
import { AssetEntity } from "./index.ts"

const NOW = Date.UTC(2026, 10, 28)
const users = [aBuyer().id, aSeller().id]
const money = { amount: "10000000.00", currency: "USD" }
const facts = {
  id: anAssetId(1),
  name: "Cedar Park Retail",
  title: "Cedar Park",
  description: "A shopping center",
  type: "Loan",
  status: "Published",
  statusComment: "Welcome",
  assetStatus: ["Non-Performing Loan"],
  privacy: "Public",
  upbDate: "2026-11-01T00:00:00.000Z",
  creationDate: NOW,
  dateModified: NOW + 1,
  owners: users,
  owner: aSeller().id,
  ownerEmail: "seller@example.com",
  seller: { name: "Sam Seller", phoneNumber: "2125550142", entityName: "Seller LLC", title: "CEO" },
  pricingPlan: "LenderDirect",
  bestCashOffer: "8000000.00",
  currentStep: "legal",
  registrationStatus: "pending",
  images: ["retail-1"],
  imageKeys: ["images/retail-1"],
  customCADoc: "ca.pdf",
  customCAText: "An agreement",
  caConfirmed: true,
  TOCConfirmed: true,
  BDAConfirmed: false,
  contactsDisclosed: false,
  requireBidDeposit: true,
  bidDepositSum: "50000.00",
  preferredBidDepositChannel: "Wire",
  displayDueDate: "None",
  principalBalance: money,
  listingPrice: money,
  upb: "9999999.99",
  publishedTime: NOW + 2,
  paymentStatus: "paid",
  foreclosure: { filedDate: "2026-01-01", saleDate: "2026-02-01", judgmentDate: "2026-03-01", receiver: true },
  winnerOffer: { id: anOfferId(1), bidPrice: "8000000.00" },
  winnerOfferId: anOfferId(1),
  sellerClosingDocumentsAccepted: false,
  documents: [{ name: "Note", key: "k", type: "pdf", dateModified: NOW, dataOwnerId: aSeller().id }],
  tier_1_whitelist: users,
  tier_2_whitelist: users,
  draftTier2Requests: users,
  favoriteForUsers: users,
  tier1_id: "t1",
  tier2_id: "t2",
  tier_home_id: "t0",
}
const period = { startDate: "2026-12-01T00:00:00.000Z", endDate: "2026-12-31T00:00:00.000Z" }
const periods = {
  callForOffersPeriod: period,
  bestAndFinalPeriod: period,
  underSelectionPeriod: period,
  sellerClosingPeriod: period,
}
const counters = {
  numberOfActiveOffers: 1,
  numberOfCAs: 2,
  numberOfOffers: 3,
  numberOfAllOffers: 4,
  numberOfAllActivities: 5,
  numberOfTier2s: 6,
  numberOfViewedOnly: 7,
  numberOfImpressions: 8,
  totalUniqueViewers: 9,
}
const sent = { ...facts, ...periods, ...counters }
const read = (change: object = {}) => Result.getOrThrow(decode(AssetEntity)({ ...sent, ...change }))
const problems = (input: unknown) => {
  const decoded = decode(AssetEntity)(input)
  return Result.isFailure(decoded) ? decoded.failure.problems : []
}

describe("an asset as others read it", () => {
  it("has every field, and goes out as it came (SEL-105)", () => {
    const { status, principalBalance, upbDate, ...other } = AssetEntity.encode(read({ surplus: 1 }))
    expect({ status, principalBalance, upbDate, ...other }).toEqual(sent)
    expect([read().upb, read().principalBalance, read().upbDate]).toEqual([9_999_999_99, 10_000_000_00, "2026-11-01"])
  })

  it("has four periods, each with a first and a last day, or null (SEL-113)", () => {
    const days = { startDate: "2026-12-01", endDate: "2026-12-31" }
    const { bestAndFinalPeriod, callForOffersPeriod, sellerClosingPeriod, underSelectionPeriod } = read()
    expect([callForOffersPeriod, bestAndFinalPeriod, underSelectionPeriod, sellerClosingPeriod]).toEqual([
      days,
      days,
      days,
      days,
    ])
    for (const name of Object.keys(periods)) {
      expect(AssetEntity.encode(read({ [name]: { ...period, endDate: null } }))).toMatchObject({ [name]: null })
      expect(AssetEntity.encode(read({ [name]: { endDate: period.endDate } }))).toMatchObject({ [name]: null })
      expect(problems({ ...sent, [name]: { ...period, endDate: "soon" } })).toEqual([`/${name}/endDate is not IsoDay`])
    }
  })

  it("has nine counters (SEL-114)", () => {
    expect(AssetEntity.encode(read())).toMatchObject(counters)
    for (const name of Object.keys(counters)) {
      expect(problems({ ...sent, [name]: 1.5 })).toEqual([`/${name} is not Int`])
      expect(AssetEntity.encode(read({ [name]: undefined }))).toMatchObject({ [name]: null })
    }
  })

  it("shows the due date where nobody chose (SEL-110)", () => {
    expect(
      [read({ displayDueDate: undefined }), read({ displayDueDate: null }), read()].map(
        (asset) => asset.displayDueDate,
      ),
    ).toEqual(["Date", "Date", "None"])
  })

  it("sends its days as ISO date-times at UTC midnight, and reads bare days too (SEL-266)", () => {
    expect(AssetEntity.encode(read({ upbDate: "2028-02-29" })).upbDate).toBe("2028-02-29T00:00:00.000Z")
    for (const upbDate of ["2026-11-01T12:00:00.000Z", "2026-02-29T00:00:00.000Z", "11-01-2026", 20_261_101]) {
      expect(problems({ ...sent, upbDate })).toEqual(["/upbDate is not IsoDay"])
    }
  })

  it("keeps words that we do not know, and needs nothing but its id", () => {
    const odd = read({ status: "Frozen", assetStatus: ["Odd"], currentStep: "zoning", privacy: "Secret" })
    expect([odd.status, odd.assetStatus, odd.currentStep, odd.privacy]).toEqual([
      { unknown: "Frozen" },
      [{ unknown: "Odd" }],
      { unknown: "zoning" },
      { unknown: "Secret" },
    ])
    expect(AssetEntity.encode(odd)).toMatchObject({ status: "Frozen", assetStatus: ["Odd"], currentStep: "zoning" })
    const bare = Result.getOrThrow(decode(AssetEntity)({ id: anAssetId(1) }))
    const set = Object.entries(bare).filter(([, value]) => value !== null)
    expect(Object.fromEntries(set)).toEqual({ id: anAssetId(1), displayDueDate: "Date" })
  })

  it("is read or refused whatever comes, and a refusal names paths, never values", () => {
    const secret = "account 000123456789"
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...Object.keys(sent)), (value, field) => {
        decode(AssetEntity)(value)
        const said = problems({ ...sent, [field]: [value, { deep: secret }] })
        expect(said.every((problem) => problem.startsWith(`/${field}`) && !problem.includes(secret))).toBe(true)
      }),
    )
    expect(problems({ ...sent, id: secret })).toEqual(["/id is not AssetId"])
  })
})
