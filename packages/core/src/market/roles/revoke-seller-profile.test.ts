import { anAsset, anAssetId, aPublishedAsset } from "@xl/testkit/assets"
import { actorOf, anAdmin, aSeller, EXAMPLE_NOW, marketInMemory } from "@xl/testkit/market"
import { anOffer } from "@xl/testkit/offers"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { restoreSellerProfile, revokeSellerProfile } from "./index.ts"

const admin = actorOf(anAdmin())
const by = { id: anAdmin().id, trigger: "Admin" }
const seller = aSeller()

const scene = (seed: NonNullable<NonNullable<Parameters<typeof marketInMemory>[0]>["seed"]>) => {
  const { home } = marketInMemory({ seed })
  const { memory, run } = home
  return {
    run,
    rows: () => memory.rows,
    who: () => memory.rows.profiles.get(seller.id),
    told: () => ({ events: memory.rows.events, outbox: memory.rows.outbox }),
  }
}
type Scene = ReturnType<typeof scene>

describe("a seller who is blocked", () => {
  const other = aSeller(2)
  const assets = [
    aPublishedAsset(),
    aPublishedAsset({ id: anAssetId(2), owners: [other.id] }),
    anAsset({ id: anAssetId(3) }),
  ]
  const blocked = async (mine: ReadonlyArray<(typeof assets)[number]> = assets) => {
    const here = scene({ profiles: [seller, other, anAdmin()], assets: mine })
    await Effect.runPromise(here.run(revokeSellerProfile(admin, seller.id, "Fraud")))
    return here
  }
  const statuses = (here: Scene) => [...here.rows().assets.values()].map(({ status }) => status)

  it("has the live listings held by the administrator, and no other's (BUY-274)", async () => {
    const here = await blocked()
    expect(here.who()?.sellerProfile).toMatchObject({
      status: "Revoked",
      comment: "Fraud",
      entityName: seller.sellerProfile.entityName,
      dateModified: EXAMPLE_NOW,
    })
    expect(statuses(here)).toEqual(["OnHold.Published", "Published", "Draft"])
    expect(here.rows().assets.get(assets[0]?.id ?? "")?.hold).toMatchObject({ by: "Admin" })
    expect(here.told().events.at(-1)).toEqual({
      chain: seller.id,
      type: "SellerRevoked",
      actor: by,
      at: EXAMPLE_NOW,
      subject: seller.id,
      before: null,
      after: { status: "Revoked", comment: "Fraud" },
    })
    expect(here.told().events.length).toBe(2)
    expect(here.told().outbox.at(-1)).toEqual({
      tag: "mail",
      kind: "sellerBlocked",
      to: seller.id,
      facts: { comment: "Fraud" },
    })
  })

  it("takes no other's listing along, not even one that an offer ties to the own", async () => {
    const [first] = anOffer().assets
    const bundle = anOffer({ type: "MultipleBid", assets: first ? [first, { ...first, id: anAssetId(2) }] : [] })
    const here = scene({ profiles: [seller, other, anAdmin()], assets, offers: [bundle] })
    await Effect.runPromise(here.run(revokeSellerProfile(admin, seller.id, "Fraud")))
    expect(statuses(here)).toEqual(["OnHold.Published", "Published", "Draft"])
  })

  it("may have no listing at all", async () => {
    const here = await blocked([])
    expect([here.who()?.sellerProfile.status, here.told().events.length]).toEqual(["Revoked", 1])
  })

  it("is blocked once, restored once, and the listings stay held", async () => {
    const here = await blocked()
    const before = here.rows()
    await Effect.runPromise(here.run(revokeSellerProfile(admin, seller.id, "Again")))
    expect(here.rows()).toBe(before)
    await Effect.runPromise(here.run(restoreSellerProfile(admin, seller.id)))
    expect(here.who()?.sellerProfile).toMatchObject({ status: "Active", comment: null })
    expect(statuses(here)).toEqual(["OnHold.Published", "Published", "Draft"])
    expect(here.told().events.at(-1)).toMatchObject({
      type: "SellerRestored",
      subject: seller.id,
      after: { status: "Active", comment: null },
    })
    expect(here.told().outbox.at(-1)).toEqual({ tag: "mail", kind: "sellerRestored", to: seller.id, facts: {} })
    const restored = here.rows()
    await Effect.runPromise(here.run(restoreSellerProfile(admin, seller.id)))
    expect(here.rows()).toBe(restored)
  })
})
