import type { Profile } from "@xl/core/profiles"
import { AssetId, must, Tier2RequestId, UserId } from "@xl/core/shared"
import { Effect } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { refusalOf } from "../market/sale.ts"
import { adminOn, buyerOn, completeDraftOn, listingOn, type MarketStage, personOn, sellerOn } from "../market/stage.ts"
import { aBid, terms } from "../offers/examples.ts"
import { freshUuid } from "../shared/fresh-uuid.ts"

const run = Effect.runPromise

/** The laws of every way to ask what a person has to do with an asset. One market serves the whole suite. */
export const userAssetsContract = (way: string, open: () => Promise<MarketStage>) =>
  describe(`UserAssets through ${way}`, () => {
    let stage: MarketStage
    let seller: Profile
    let admin: Profile
    beforeAll(async () => {
      stage = await open()
      ;[seller, admin] = [await sellerOn(stage), await adminOn(stage)]
    })
    const found = (reader: Profile | null, id: AssetId, who: Pick<Profile, "id">) =>
      run(stage.as(reader).userAssets.find(id, who.id))
    const NOTHING = {
      offer: null,
      offerHistory: [],
      Tier1: false,
      Tier2: false,
      Favorite: false,
      viewed: false,
      userAssetData: null,
      CAExecutionDate: null,
      Tier2AccessDate: null,
      executedCA: null,
    }

    it("tells a person what was offered, signed, let in to, starred and looked at (SEL-350, BUY-343)", async () => {
      const [id, who] = [await listingOn(stage, seller, admin), await buyerOn(stage)]
      const own = stage.as(who)
      expect(await found(who, id, who)).toEqual({ userEmail: who.email, ...NOTHING })
      await run(own.catalog.trackView(id))
      await stage.advance(1_000)
      await run(own.catalog.trackView(id))
      const visited = stage.now()
      await run(own.favorites.add(id))
      const executed = await run(own.dataRooms.sign(id, `${who.firstName} ${who.lastName}`, null))
      const request = await run(own.dataRooms.request(id))
      const first = await run(own.offers.create(aBid([{ id }])))
      await run(own.offers.publish(first.id))
      await run(own.offers.withdraw(first.id))
      await stage.advance(1_000)
      const approved = await run(stage.as(seller).dataRooms.approve(must(Tier2RequestId, request.id)))
      const second = await run(own.offers.create(aBid([{ id }], terms({ bidPrice: 7_000_000_00 }))))
      const data = await found(who, id, who)
      expect(data).toMatchObject({
        userEmail: who.email,
        Tier1: true,
        Tier2: true,
        Favorite: true,
        viewed: true,
        userAssetData: { latestVisitDate: visited, totalVisits: 2 },
        CAExecutionDate: executed.executionDate,
        Tier2AccessDate: approved.dateModified,
        executedCA: executed,
      })
      expect(data?.offer).toMatchObject({
        id: second.id,
        status: "Draft",
        bidPrice: 7_000_000_00,
        creationDate: stage.now(),
      })
      expect(data?.offerHistory?.map((one) => [one.id, one.status, one.bidPrice])).toEqual([
        [first.id, "Withdrawn", first.terms.bidPrice],
      ])
    })

    it("tells of each person and each asset apart, and an administrator of everybody", async () => {
      const [id, other] = [await listingOn(stage, seller, admin), await listingOn(stage, seller, admin)]
      const [who, rival] = [await buyerOn(stage), await buyerOn(stage)]
      await run(stage.as(who).catalog.trackView(id))
      await run(stage.as(who).favorites.add(id))
      expect(await found(who, other, who)).toEqual({ userEmail: who.email, ...NOTHING })
      expect(await found(rival, id, rival)).toEqual({ userEmail: rival.email, ...NOTHING })
      expect(await found(admin, id, who)).toEqual(await found(who, id, who))
      expect(await found(seller, id, seller)).toMatchObject({ Tier1: true, Tier2: true, viewed: false })
    })

    it("tells nobody else, the seller not excepted, nor of what is not there", async () => {
      const [id, who] = [await listingOn(stage, seller, admin), await buyerOn(stage)]
      for (const reader of [seller, await buyerOn(stage), await personOn(stage)])
        expect(await found(reader, id, who)).toBeNull()
      const draft = await completeDraftOn(stage, seller)
      for (const nothing of [draft.id, must(AssetId, freshUuid())]) {
        expect(await found(who, nothing, who)).toBeNull()
        expect(await found(admin, nothing, who)).toBeNull()
      }
      expect(await found(admin, id, { id: must(UserId, freshUuid()) })).toBeNull()
      expect(await refusalOf(stage.as(null).userAssets.find(id, who.id))).toBe("SignInRequired")
    })

    it("shuts the tiers of a listing that left the market, and goes on telling of the agreement", async () => {
      const [id, who] = [await listingOn(stage, seller, admin), await buyerOn(stage)]
      await run(stage.as(who).dataRooms.sign(id, `${who.firstName} ${who.lastName}`, null))
      const offer = await run(stage.as(who).offers.create(aBid([{ id }])))
      await run(stage.as(seller).listings.hold(id))
      expect(await found(who, id, who)).toMatchObject({ Tier1: false, offer: { id: offer.id }, executedCA: {} })
    })
  })
