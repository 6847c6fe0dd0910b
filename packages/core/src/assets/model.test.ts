import { anAsset, anAssetId } from "@xl/testkit/assets"
import { aBuyer, aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { anOfferId } from "@xl/testkit/offers"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { decode } from "../shared/decode.ts"
import { Asset, SalePeriods } from "./model.ts"

interface Sent {
  readonly [field: string]: unknown
}

const withValue = (sent: Sent, [field = "", ...inside]: ReadonlyArray<string>, value: unknown): Sent => ({
  ...sent,
  [field]: inside.length === 0 ? value : withValue(sent[field] as Sent, inside, value),
})

/** Where an asset keeps what SEL-105 names, with a value as it travels. What it does not keep is in docs/settled-rows.md. */
const KEPT: { readonly [path: string]: unknown } = {
  id: anAssetId(1),
  "mainInfo.name": "Cedar Park Retail",
  "mainInfo.title": "Cedar Park",
  "mainInfo.description": "A shopping center",
  "mainInfo.type": "Loan",
  "mainInfo.assetStatus": "Non-Performing Loan",
  "mainInfo.privacy": "Public",
  "mainInfo.upbDate": "2026-11-01T00:00:00.000Z",
  "mainInfo.listingPrice": { amount: "9000000.00", currency: "USD" },
  "mainInfo.upb": "9999999.99",
  status: "Published",
  statusComment: "Welcome",
  creationDate: EXAMPLE_NOW - 3,
  dateModified: EXAMPLE_NOW - 2,
  publishedTime: EXAMPLE_NOW - 1,
  owners: [aSeller().id, aBuyer().id],
  pricingPlan: "LenderDirect",
  currentStep: "legal",
  registrationStatus: "pending",
  images: ["images/retail-1"],
  "legal.customCADoc": "ca.pdf",
  "legal.customCAText": "An agreement",
  "legal.caConfirmed": true,
  "legal.TOCConfirmed": true,
  "legal.BDAConfirmed": true,
  contactsDisclosed: true,
  requireBidDeposit: true,
  bidDepositSum: "50000.00",
  winnerOfferId: anOfferId(1),
  "tiers.tier_home_id": "t0",
  "tiers.tier1_id": "t1",
  "tiers.tier2_id": "t2",
}
const filled = Object.entries(KEPT).reduce<Sent>(
  (sent, [path, value]) => withValue(sent, path.split("."), value),
  Asset.encode(anAsset()),
)
const problems = (sent: unknown) => {
  const read = decode(Asset)(sent)
  return Result.isFailure(read) ? read.failure.problems : []
}

describe("an asset as it is kept", () => {
  it("has each field in its place, and goes out as it came (SEL-105)", () => {
    expect(Asset.encode(Result.getOrThrow(decode(Asset)({ ...filled, other: 1 })))).toEqual(filled)
    for (const path of Object.keys(KEPT)) {
      const said = problems(withValue(filled, path.split("."), { odd: "account 000123456789" }))
      expect([said.length > 0, said.every((one) => one.startsWith(`/${path.replace(".", "/")}`))], path).toEqual([
        true,
        true,
      ])
    }
  })

  it("counts its money in cents, and sends it as text", () => {
    const { bidDepositSum, mainInfo } = Result.getOrThrow(decode(Asset)(filled))
    expect([mainInfo.upb, mainInfo.listingPrice, bidDepositSum]).toEqual([9_999_999_99, 9_000_000_00, 50_000_00])
  })
})

describe("the windows of a sale", () => {
  const window = { startDate: "2026-12-01", endDate: "2026-12-31", endedAt: null }
  const none = {
    callForOffers: null,
    bestAndFinal: null,
    underSelection: null,
    buyerClosing: null,
    sellerClosing: null,
  }

  it("are kept by their names, each with a first and a last day, or not at all (SEL-007, SEL-113)", () => {
    expect(Object.keys(Asset.encode(anAsset()).periods)).toEqual(Object.keys(none))
    for (const name of Object.keys(none)) {
      const sent = { ...none, [name]: window }
      expect(SalePeriods.encode(Result.getOrThrow(decode(SalePeriods)({ ...sent, other: window })))).toEqual(sent)
      for (const wrong of [{ startDate: undefined }, { endDate: undefined }, { endDate: "soon" }])
        expect(Result.isFailure(decode(SalePeriods)({ ...none, [name]: { ...window, ...wrong } }))).toBe(true)
      expect(Result.isFailure(decode(SalePeriods)({ ...none, [name]: undefined }))).toBe(true)
    }
  })
})
