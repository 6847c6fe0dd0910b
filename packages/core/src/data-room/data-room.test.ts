import { anAsset } from "@xl/testkit/assets"
import { actorOf, aBuyer, anAdmin, aSeller, GUEST } from "@xl/testkit/market"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { type Actor, AssetStatus } from "../kernel/index.ts"
import { BUYER_RELEVANT_STATUSES } from "../assets/index.ts"
import { DAY_MILLIS, decode, Millis, must } from "../shared/index.ts"
import { mayReadTier, type Room, type Standing, Tier2Request, TIERS } from "./index.ts"

const NOW = Date.UTC(2026, 10, 28)
const buyer = actorOf(aBuyer())
const room = (change: Partial<Room> = {}): Room => ({
  owners: anAsset().owners,
  status: "Published",
  closedAt: null,
  winnerId: null,
  tier1Whitelist: [],
  tier2Whitelist: [],
  ...change,
})
const standing = (change: Partial<Standing> = {}): Standing => ({ hasSigned: false, hasApproval: false, ...change })
const reads = (actor: Actor = buyer, of = room(), how = standing(), now = NOW) =>
  TIERS.filter((tier) => mayReadTier(actor, tier, of, how, now))

it("a tier 2 request has id, status and dateModified (SEL-125)", () => {
  const sent = { id: "r-1", status: "Draft", dateModified: NOW }
  const read = Result.getOrThrow(decode(Tier2Request)({ ...sent, other: 1 }))
  expect(Tier2Request.encode(read)).toEqual(sent)
  for (const field of Object.keys(sent)) {
    expect(Result.isFailure(decode(Tier2Request)({ ...sent, [field]: undefined }))).toBe(true)
  }
  expect(Result.getOrThrow(decode(Tier2Request)({ ...sent, status: "Later" })).status).toEqual({ unknown: "Later" })
})

describe("a data room", () => {
  it("is read from the General folder inwards", () => {
    expect(reads(GUEST)).toEqual([])
    expect(reads()).toEqual(["home"])
    expect(reads(buyer, room(), standing({ hasSigned: true }))).toEqual(["home", "tier1"])
    expect(reads(buyer, room(), standing({ hasApproval: true }))).toEqual(["home"])
    expect(reads(buyer, room(), standing({ hasSigned: true, hasApproval: true }))).toEqual(["home", "tier1", "tier2"])
  })

  it("lets in whom the seller named", () => {
    const { id } = aBuyer()
    expect(reads(buyer, room({ tier1Whitelist: [id] }))).toEqual(["home", "tier1"])
    expect(reads(buyer, room({ tier2Whitelist: [id] }))).toEqual(["home"])
    expect(reads(buyer, room({ tier1Whitelist: [id], tier2Whitelist: [id] }))).toEqual(["home", "tier1", "tier2"])
  })

  it("is open to its owner and administrators whatever became of the asset", () => {
    for (const actor of [actorOf(aSeller()), actorOf(anAdmin())]) {
      expect(reads(actor, room({ status: "Revoked" }))).toEqual(["home", "tier1", "tier2"])
    }
  })

  it("is open to others in the nine public statuses alone", () => {
    const statuses = Object.keys(AssetStatus.keys).filter(AssetStatus.is)
    const open = statuses.filter((status) => reads(buyer, room({ status })).length > 0)
    expect(open.toSorted()).toEqual([...BUYER_RELEVANT_STATUSES].toSorted())
  })

  it("stays open to the winner until the 90th day after the closing", () => {
    const left = room({ status: "Deleted", closedAt: must(Millis, NOW), winnerId: aBuyer().id })
    const end = NOW + 90 * DAY_MILLIS
    expect([end - 1, end].map((now) => reads(buyer, left, standing(), now).length)).toEqual([1, 0])
    expect(reads(buyer, { ...left, winnerId: aSeller().id })).toEqual([])
    expect(reads(buyer, { ...left, closedAt: null }, standing(), 0)).toEqual([])
  })
})
