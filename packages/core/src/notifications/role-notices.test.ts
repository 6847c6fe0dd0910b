import { describe, expect, it } from "vitest"
import type { LiveEvent } from "../kernel/index.ts"
import { AssetId, must, NoticeId, OfferId, RoleRequestId } from "../shared/index.ts"
import { decidesOnBuying, refreshesSession, roleNotice, sellerGained } from "./index.ts"

const ID = "11111111-1111-4111-8111-111111111111"
const id = must(RoleRequestId, ID)
const decided = (type: "ApprovedBuyers" | "Sellers", status: "Approved" | "Declined" | "Draft"): LiveEvent => ({
  topic: "roleRequest",
  id,
  type,
  status,
})
const OF_THE_MARKET: ReadonlyArray<LiveEvent> = [
  { topic: "asset", id: must(AssetId, ID), status: "Published", by: "Seller" },
  { topic: "offer", id: must(OfferId, ID), assetId: must(AssetId, ID), status: "Declined", by: "Bot" },
  { topic: "notice", id: must(NoticeId, ID) },
]

describe("roleNotice", () => {
  it("tells of an assigned buyer role (ACC-457, ACC-462, SEL-442)", () => {
    expect(roleNotice({ topic: "roleAssigned", role: "ApprovedBuyers" })).toEqual({
      tone: "success",
      text: "You have been assigned a Buyer role. You can now make offers.",
      millis: 5_000,
    })
  })

  it("warns of a removed buyer role (ACC-458, ACC-462, SEL-443)", () => {
    expect(roleNotice({ topic: "roleRemoved", role: "ApprovedBuyers" })).toEqual({
      tone: "warning",
      text: "Your Buyer permission was removed. You can no longer make offers.",
      millis: 5_000,
    })
  })

  it("tells of an approved seller request (ACC-459, SEL-444)", () => {
    expect(roleNotice(decided("Sellers", "Approved"))?.text).toBe(
      "Your request for the Seller role has been approved. The changes can be applied now or after your next login.",
    )
  })

  it("tells of an approved buyer request (ACC-460, SEL-445)", () => {
    expect(roleNotice(decided("ApprovedBuyers", "Approved"))?.text).toBe(
      "Your request for the Buyer role has been approved. The permission to place offers is granted.",
    )
  })

  it("is glad of an approval and sorry for a refusal (ACC-462)", () => {
    const decisions = (["ApprovedBuyers", "Sellers"] as const).flatMap((type) =>
      (["Approved", "Declined"] as const).map((status) => roleNotice(decided(type, status))?.tone),
    )
    expect(decisions).toEqual(["success", "error", "success", "error"])
  })

  it("offers an approved seller to apply the change at once, and nobody else (ACC-463)", () => {
    const actions = [
      decided("Sellers", "Approved"),
      decided("ApprovedBuyers", "Approved"),
      decided("Sellers", "Declined"),
    ]
    expect(actions.map((event) => roleNotice(event)?.action)).toEqual(["Apply now", undefined, undefined])
  })

  it("tells of a declined proof of funds as an error (ACC-461, SEL-446)", () => {
    expect(roleNotice(decided("ApprovedBuyers", "Declined"))).toEqual({
      tone: "error",
      text: "Unfortunately, your Proof of Funds request was declined. Please review the information you had provided and try again.",
      millis: 5_000,
    })
  })

  it("shows role notices for 5 seconds (ACC-294, SEL-441)", () => {
    expect(roleNotice(decided("Sellers", "Approved"))?.millis).toBe(5_000)
  })

  it("says nothing of a request just filed, of other roles, or of the market", () => {
    expect([
      roleNotice(decided("Sellers", "Draft")),
      roleNotice({ topic: "roleAssigned", role: "VerifiedUsers" }),
      roleNotice({ topic: "roleRemoved", role: "Admins" }),
      ...OF_THE_MARKET.map(roleNotice),
    ]).toEqual([null, null, null, null, null, null])
  })

  it("has the session refreshed for what is about roles, and for nothing else (ACC-280)", () => {
    const ofRoles: ReadonlyArray<LiveEvent> = [
      decided("Sellers", "Draft"),
      { topic: "roleAssigned", role: "Sellers" },
      { topic: "roleRemoved", role: "Admins" },
    ]
    expect([...ofRoles, ...OF_THE_MARKET].map(refreshesSession)).toEqual([true, true, true, false, false, false])
  })
})

it("knows what decides on buying: an answer to a buyer's request, the role given or taken", () => {
  const decisions: ReadonlyArray<LiveEvent> = [
    decided("ApprovedBuyers", "Approved"),
    decided("ApprovedBuyers", "Declined"),
    { topic: "roleAssigned", role: "ApprovedBuyers" },
    { topic: "roleRemoved", role: "ApprovedBuyers" },
  ]
  const others: ReadonlyArray<LiveEvent> = [
    decided("ApprovedBuyers", "Draft"),
    decided("Sellers", "Approved"),
    { topic: "roleAssigned", role: "Sellers" },
    ...OF_THE_MARKET,
  ]
  expect([...decisions, ...others].filter(decidesOnBuying)).toEqual(decisions)
})

describe("sellerGained", () => {
  it("tells of the seller role when it is gained (ACC-275, SEL-447)", () => {
    expect(sellerGained(["VerifiedUsers"], ["Sellers", "VerifiedUsers"])).toEqual({
      tone: "success",
      text: "You are Seller now! You can move on to creating and publishing assets.",
      millis: 5_000,
    })
  })

  it("says nothing while a user remains a seller (ACC-276)", () => {
    const history: ReadonlyArray<ReadonlyArray<"Admins" | "Sellers">> = [
      [],
      ["Sellers"],
      ["Sellers"],
      ["Admins", "Sellers"],
    ]
    const told = history.slice(1).map((after, at) => sellerGained(history[at] ?? [], after)?.text)
    const once = "You are Seller now! You can move on to creating and publishing assets."
    expect(told).toEqual([once, undefined, undefined])
    expect(sellerGained([], ["Admins"])).toBeNull()
  })
})
