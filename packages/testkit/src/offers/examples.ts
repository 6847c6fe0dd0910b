import type { Asset } from "@xl/core/assets"
import type { NewOffer, Offer, OfferTerms } from "@xl/core/offers"
import { Cents, Day, Millis, must, OfferId } from "@xl/core/shared"
import * as t from "io-ts"
import { aPublishedAsset } from "../assets/examples.ts"
import { aBuyer, EXAMPLE_NOW } from "../market/people.ts"
import { aUuid } from "../shared/counted-ids.ts"

/** The id of the n-th example offer. */
export const anOfferId = (count: number): OfferId => must(OfferId, aUuid(count, 7))

/** Terms that any example asset takes: $8,000,000, 30 days of due diligence, 30 of closing. */
export const terms = (
  change: Partial<Record<"bidPrice" | "closing" | "dueDiligencePeriod" | "earnestMoneyDeposit", number>> = {},
): OfferTerms => ({
  bidPrice: must(Cents, change.bidPrice ?? 8_000_000_00),
  earnestMoneyDeposit: must(Cents, change.earnestMoneyDeposit ?? 100_000_00),
  dueDiligencePeriod: must(t.Int, change.dueDiligencePeriod ?? 30),
  closing: must(t.Int, change.closing ?? 30),
  notes: "",
})

/** What a buyer asks for on these assets, the price split evenly. */
export const aBid = (assets: ReadonlyArray<Pick<Asset, "id">>, offered: OfferTerms = terms()): NewOffer => {
  const share = Math.floor(offered.bidPrice / assets.length)
  const rest = offered.bidPrice - share * assets.length
  return {
    assets: assets.map(({ id }, place) => ({ id, bidAllocation: place === 0 ? share + rest : share })),
    terms: offered,
  }
}

/**
 * A Published offer of the first example buyer on the first example asset, changed where the reader should look. Seed it
 * beside assets whose counters `seeded` puts right.
 */
export const anOffer = (change: Partial<Offer> = {}): Offer => ({
  id: anOfferId(1),
  version: must(t.Int, 1),
  type: "SingleBid",
  offerType: "Cash",
  status: "Published",
  owners: [aBuyer().id],
  sellerId: aPublishedAsset().owners[0] ?? aBuyer().id,
  assets: [
    {
      id: aPublishedAsset().id,
      title: "Cedar Park Retail",
      principalBalance: must(Cents, 10_000_000_00),
      bidAllocation: (change.terms ?? terms()).bidPrice,
    },
  ],
  terms: terms(),
  creationDate: must(Millis, EXAMPLE_NOW - 3_600_000),
  publishedDate: must(Millis, EXAMPLE_NOW - 3_000_000),
  acceptedDate: null,
  listingChangedAt: null,
  winningDate: null,
  declinedDate: null,
  withdrawDate: null,
  canceledDate: null,
  declineReason: null,
  cancelReason: null,
  pofSum: must(Cents, 50_000_000_00),
  fundsApprovalDate: must(Day, "2026-11-18"),
  buyerClosingPeriod: null,
  sellerClosingPeriod: null,
  buyerClosingDocumentsAccepted: false,
  sellerClosingDocumentsAccepted: false,
  buyerClosingNotificationSeen: false,
  sellerClosingNotificationSeen: false,
  closingHistory: [],
  sellerNotes: "",
  depositAgreement: null,
  deposit: { value: must(Cents, 100_000_00), decision: "none", transfers: [] },
  offerHistory: [
    { from: null, to: "Draft", at: must(Millis, EXAMPLE_NOW - 3_600_000), trigger: "Buyer" },
    { from: "Draft", to: "Published", at: must(Millis, EXAMPLE_NOW - 3_000_000), trigger: "Buyer" },
  ],
  offerStatusChangeTrigger: "Buyer",
  ...change,
})
