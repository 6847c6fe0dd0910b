import { describe, expect, it } from "vitest"
import { AssetStatus, BUYER_RELEVANT_STATUSES, COUNTED_STATUSES, isPublic, statusLabel } from "./index.ts"
import { must } from "../shared/decode.ts"
import { STATUS_ORDER } from "./statuses.ts"

describe("the statuses", () => {
  it("are these 17 (SEL-149)", () => {
    expect(Object.keys(AssetStatus.keys)).toEqual([
      "Draft",
      "Published",
      "CallForOffers",
      "BestAndFinal",
      "UnderSelection.CallForOffers",
      "UnderSelection.BestAndFinal",
      "ContractPending.CallForOffers",
      "ContractPending.BestAndFinal",
      "UnderContract",
      "Closed",
      "OnHold.Published",
      "OnHold.CallForOffers",
      "OnHold.BestAndFinal",
      "ListingExpired",
      "NoLongerListedForSale",
      "Revoked",
      "Deleted",
    ])
  })

  it("show a published asset as an active listing (SEL-150)", () =>
    expect(statusLabel("Published")).toBe("Active Listing"))

  it("show a closed one in capitals (SEL-151)", () => expect(statusLabel("Closed")).toBe("CLOSED"))

  it("say in words where the sale stands, and apart those that share their words", () =>
    expect(Object.keys(AssetStatus.keys).map((status) => statusLabel(must(AssetStatus, status)))).toEqual([
      "Draft",
      "Active Listing",
      "Call For Offers",
      "Best And Final",
      "Under Selection, CFO",
      "Under Selection, BAF",
      "Contract Pending, CFO",
      "Contract Pending, BAF",
      "Under Contract",
      "CLOSED",
      "On Hold, listing",
      "On Hold, CFO",
      "On Hold, BAF",
      "Listing Expired",
      "No Longer Listed For Sale",
      "Revoked",
      "Deleted",
    ]))

  it("concern buyers in nine cases (BUY-431)", () => {
    expect(BUYER_RELEVANT_STATUSES).toEqual([
      "Published",
      "CallForOffers",
      "BestAndFinal",
      "UnderSelection.CallForOffers",
      "UnderSelection.BestAndFinal",
      "ContractPending.CallForOffers",
      "ContractPending.BestAndFinal",
      "UnderContract",
      "Closed",
    ])
  })

  it("are counted by type without pending contracts and contracts (SEL-465)", () => {
    expect(COUNTED_STATUSES).toEqual([
      "Published",
      "CallForOffers",
      "BestAndFinal",
      "UnderSelection.CallForOffers",
      "UnderSelection.BestAndFinal",
      "Closed",
    ])
  })
})

describe("the order by status", () => {
  it("holds each status once, and the public ones together", () => {
    expect(STATUS_ORDER.toSorted()).toEqual(Object.keys(AssetStatus.keys).toSorted())
    expect(STATUS_ORDER.slice(1, 10).every(isPublic)).toBe(true)
  })
})
