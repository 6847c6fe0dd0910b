import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { AssetStatus } from "../kernel/index.ts"
import { countedOfType, isPublic, statusLabel } from "./index.ts"
import { decode, must } from "../shared/decode.ts"
import { STATUS_ORDER } from "./statuses.ts"

const statuses = Object.keys(AssetStatus.keys).filter(AssetStatus.is)

describe("the statuses", () => {
  it("are read by these 17 names, and by no other (SEL-149)", () => {
    const stated =
      "Draft, Published, CallForOffers, BestAndFinal, UnderSelection.CallForOffers, UnderSelection.BestAndFinal, " +
      "ContractPending.CallForOffers, ContractPending.BestAndFinal, UnderContract, Closed, OnHold.Published, " +
      "OnHold.CallForOffers, OnHold.BestAndFinal, ListingExpired, NoLongerListedForSale, Revoked, Deleted"
    const isRead = (status: string) => Result.isSuccess(decode(AssetStatus)(status))
    expect([...stated.split(", "), "published", "OnHold", "UnderSelection", ""].filter(isRead).join(", ")).toBe(stated)
    expect(statuses).toHaveLength(17)
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

  it("are public in nine cases, which concern buyers (BUY-431)", () => {
    expect(statuses.filter(isPublic).toSorted().join(", ")).toBe(
      "BestAndFinal, CallForOffers, Closed, ContractPending.BestAndFinal, ContractPending.CallForOffers, Published, " +
        "UnderContract, UnderSelection.BestAndFinal, UnderSelection.CallForOffers",
    )
  })

  it("are counted by type without pending contracts and contracts (SEL-465)", () => {
    expect(countedOfType("Office").status.toSorted().join(", ")).toBe(
      "BestAndFinal, CallForOffers, Closed, Published, UnderSelection.BestAndFinal, UnderSelection.CallForOffers",
    )
  })
})

describe("the order by status", () => {
  it("holds each status once, and the public ones together", () => {
    expect(STATUS_ORDER.toSorted()).toEqual(Object.keys(AssetStatus.keys).toSorted())
    expect(STATUS_ORDER.slice(1, 10).every(isPublic)).toBe(true)
  })
})
