import { standingIn } from "@xl/testkit/assets"
import { actorOf, aBuyer, anAdmin, aSeller, GUEST } from "@xl/testkit/market"
import { describe, expect, it } from "vitest"
import { Millis, must } from "../shared/index.ts"
import type { Asset } from "./model.ts"
import { isPublic } from "./statuses.ts"
import { AssetStatus } from "../kernel/statuses.ts"
import { assetView, isFirstOwner } from "./visibility.ts"

const STATUSES = Object.keys(AssetStatus.keys).filter(AssetStatus.is)
const [seller, buyer, admin] = [actorOf(aSeller()), actorOf(aBuyer()), actorOf(anAdmin())]
const standing = standingIn("ContractPending.CallForOffers", { statusComment: "private" })
const asset: Asset = {
  ...standing.asset,
  registrationStatus: "pending",
  publicationRequestedAt: must(Millis, 1_764_288_000_000),
  hold: { by: "Admin", since: must(Millis, 1_764_288_000_000) },
}
const KEPT = [
  "version",
  "statusComment",
  "currentStep",
  "dueDiligenceVisited",
  "legal",
  "contacts",
  "winnerOfferId",
  "numberOfActiveOffers",
  "numberOfOffers",
  "registrationStatus",
  "publicationRequestedAt",
  "hold",
] as const

describe("who sees a listing", () => {
  it.each(STATUSES)("%s: everybody, signed in or not, where it is public (ACC-004)", (status) => {
    const { asset: listing } = standingIn(status)
    const sees = (actor: Parameters<typeof assetView>[1], hasOffer = false) =>
      assetView(listing, actor, hasOffer) !== null
    expect([sees(GUEST), sees(buyer), sees(actorOf(aSeller(2)))]).toEqual(
      Array.from({ length: 3 }, () => isPublic(status)),
    )
    expect(sees(buyer, true)).toBe(status !== "Deleted")
    expect(sees(GUEST, true)).toBe(isPublic(status))
    expect(sees(seller)).toBe(status !== "Deleted")
    expect(sees(admin)).toBe(true)
  })
})

describe("what is seen of a listing", () => {
  it.each([GUEST, buyer, actorOf(aSeller(2))])("is nothing of its owner's for others, case %#", (actor) => {
    const view = assetView(asset, actor, true)
    for (const field of KEPT) {
      expect(asset[field]).not.toBeNull()
      expect(view?.[field]).toBeNull()
    }
    expect(view?.isOwner).toBe(false)
    expect(view?.numberOfImpressions).toBe(0)
  })

  it.each([seller, admin])("is everything for its first owner and administrators, case %#", (actor) => {
    const view = assetView(asset, actor, false)
    for (const field of KEPT) expect(view?.[field]).toEqual(asset[field])
    expect(view?.isOwner).toBe(actor === seller)
  })

  it("tells whoever is signed in of which assets the seller is the same, and a guest nothing", () => {
    const sellerIn = (actor: Parameters<typeof assetView>[1]) => assetView(asset, actor, false)?.sellerId
    expect([GUEST, buyer, seller, admin].map(sellerIn)).toEqual([null, ...Array(3).fill(aSeller().id)])
    const unowned = { ...asset, owners: [] }
    expect(assetView(unowned, buyer, false)?.sellerId).toBeNull()
  })

  it("shows advisors to everybody once they are disclosed", () =>
    expect(assetView({ ...asset, contactsDisclosed: true }, GUEST, false)?.contacts).toEqual(asset.contacts))

  it("holds no owner, room or plan, whoever looks", () => {
    for (const actor of [GUEST, buyer, seller, admin]) {
      const names = Object.keys(assetView(asset, actor, false) ?? {})
      for (const hidden of ["owners", "tiers", "pricingPlan", "planPaid", "periods"])
        expect(names).not.toContain(hidden)
    }
  })
})

it("an asset without an owner belongs to nobody, a guest least of all", () =>
  expect(isFirstOwner(GUEST, { owners: [] })).toBe(false))
