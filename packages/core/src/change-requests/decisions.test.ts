import { aPublishedAsset, standingIn } from "@xl/testkit/assets"
import { aChangeRequest } from "@xl/testkit/change-requests"
import { anAdmin, aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { AssetStatus } from "../kernel/index.ts"
import type { Asset } from "../assets/model.ts"
import type { Act } from "../kernel/events.ts"
import { Millis } from "../shared/days.ts"
import { must } from "../shared/decode.ts"
import { ChangeRequestId } from "../shared/ids.ts"
import { Cents } from "../shared/money.ts"
import { approvedRequest, endsChangeRequests, filedRequest, needsChangeRequest } from "./decisions.ts"
import type { KeptChangeRequest } from "./model.ts"

const act = (id = anAdmin().id): Act => ({ by: { id, trigger: "Admin" }, at: must(Millis, EXAMPLE_NOW + 1) })
const statuses = Object.keys(AssetStatus.keys).filter(AssetStatus.is)
const asset = aPublishedAsset()
const withPayoff = (dollars: number): Asset => ({
  ...asset,
  noteOverview: { ...asset.noteOverview, totalPayoff: must(Cents, dollars * 100) },
})
const outcome = (request: KeptChangeRequest, listing: Asset = asset, version = 1) => {
  const result = approvedRequest(request, listing, version, { act: act(), autoDeposit: false })
  return Result.isSuccess(result) ? "approved" : result.failure._tag
}

describe("a change request", () => {
  it("is needed while the listing is on the market, and ends once it is off it or its sale is done", () => {
    expect(statuses.filter((status) => needsChangeRequest({ status })).join(" ")).toBe(
      "Published CallForOffers BestAndFinal UnderSelection.CallForOffers UnderSelection.BestAndFinal OnHold.Published OnHold.CallForOffers OnHold.BestAndFinal",
    )
    expect(statuses.filter(endsChangeRequests).join(" ")).toBe(
      "Draft Closed ListingExpired NoLongerListedForSale Revoked Deleted",
    )
  })

  it("is approved only where the stage of the sale lets facts change", () => {
    const approved = statuses.filter((status) => {
      const { offers: _, asset: standing } = standingIn(status, { ...asset, status })
      return outcome(aChangeRequest(), { ...asset, ...standing, status }) === "approved"
    })
    expect(approved.join(" ")).toBe("Published CallForOffers OnHold.Published OnHold.CallForOffers OnHold.BestAndFinal")
  })

  it("is stale where a fact is not what it was, or another version was reviewed", () => {
    expect(outcome(aChangeRequest())).toBe("approved")
    expect(outcome(aChangeRequest(), withPayoff(10_700_000))).toBe("ChangeRequestStale")
    expect(outcome(aChangeRequest(), asset, 2)).toBe("ChangeRequestStale")
  })

  it.each(["Approved", "Declined", "Withdrawn", "Lapsed"] as const)("is decided no more once it is %s", (status) =>
    expect(outcome(aChangeRequest({ status }))).toBe("ChangeRequestDecided"),
  )

  it("does not take from a listing what publication needs", () => {
    const changes = [{ field: "mainInfo.upb", before: asset.mainInfo.upb, after: null } as const]
    expect(outcome(aChangeRequest({ changes }))).toBe("PublicationIncomplete")
  })

  it("takes over the changes of a later save, in the order of the facts, and is the same without any", () => {
    const id = must(ChangeRequestId, aChangeRequest().id)
    const [payoff] = aChangeRequest().changes
    const pending = aChangeRequest({ changes: payoff ? [payoff] : [] })
    const price = { field: "mainInfo.listingPrice", before: null, after: 9_000_000_00 } as const
    const later = filedRequest(pending, asset, [price], { ...act(aSeller().id), id })
    expect([later.version, later.changes.map(({ field }) => field), later.createdAt]).toEqual([
      2,
      ["mainInfo.listingPrice", "noteOverview.totalPayoff"],
      pending.createdAt,
    ])
    expect(filedRequest(pending, asset, pending.changes, { ...act(aSeller().id), id })).toBe(pending)
  })
})
