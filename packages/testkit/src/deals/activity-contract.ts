import type { Profile } from "@xl/core/profiles"
import { AssetId, must, Tier2RequestId } from "@xl/core/shared"
import { Effect } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { refusalOf } from "../market/sale.ts"
import { adminOn, buyerOn, listingOn, type MarketStage, sellerOn } from "../market/stage.ts"
import { aBid } from "../offers/examples.ts"
import { freshUuid } from "../shared/fresh-uuid.ts"

const run = Effect.runPromise

const NOTHING = {
  numberOfImpressions: 0,
  totalUniqueViewers: 0,
  numberOfViewedOnly: 0,
  numberOfCAs: 0,
  numberOfTier2s: 0,
  numberOfActiveOffers: 0,
  numberOfOffers: 0,
  numberOfAllActivities: 0,
  viewedOnly: [],
}

/** The laws of what a seller is told of a listing's activity. */
export const activityContract = (way: string, open: () => Promise<MarketStage>) =>
  describe(`The activity of a listing through ${way}`, () => {
    let stage: MarketStage
    let seller: Profile
    let admin: Profile
    let people: ReadonlyArray<Profile>
    beforeAll(async () => {
      stage = await open()
      ;[seller, admin] = [await sellerOn(stage), await adminOn(stage)]
      people = [await buyerOn(stage), await buyerOn(stage), await buyerOn(stage), await buyerOn(stage)]
    })
    const listed = () => listingOn(stage, seller, admin)
    const activity = (id: AssetId, who = seller) => run(stage.as(who).deals.activity(id))
    const [LOOKS, SIGNS, ASKS, OFFERS] = [0, 1, 2, 3]
    const as = (which: number) => stage.as(people[which] ?? seller)

    it("is nothing before anybody looked", async () => {
      expect(await activity(await listed())).toEqual(NOTHING)
    })

    it("counts each visit, and each member once", async () => {
      const id = await listed()
      await run(stage.as(null).catalog.trackView(id))
      for (const who of [LOOKS, LOOKS, SIGNS]) await run(as(who).catalog.trackView(id))
      const visit = { latestVisitDate: stage.now() }
      expect(await activity(id)).toEqual({
        ...NOTHING,
        numberOfImpressions: 4,
        totalUniqueViewers: 2,
        numberOfViewedOnly: 2,
        numberOfAllActivities: 2,
        viewedOnly: expect.arrayContaining([
          { ...visit, totalVisits: 2 },
          { ...visit, totalVisits: 1 },
        ]) as unknown,
      })
    })

    it("tells who only looked from who signed, asked or offered, looked or not", async () => {
      const id = await listed()
      for (const who of [LOOKS, SIGNS]) await run(as(who).catalog.trackView(id))
      await run(as(SIGNS).dataRooms.sign(id, "Blair Buyer1", null))
      await run(as(ASKS).dataRooms.sign(id, "Blair Buyer1", null))
      const request = await run(as(ASKS).dataRooms.request(id))
      const draft = await run(as(OFFERS).offers.create(aBid([{ id }])))
      const before = { numberOfAllActivities: 3, numberOfActiveOffers: 0, numberOfOffers: 0, numberOfTier2s: 0 }
      expect(await activity(id)).toMatchObject(before)
      await run(as(OFFERS).offers.publish(draft.id))
      await run(stage.as(seller).dataRooms.approve(must(Tier2RequestId, request.id)))
      expect(await activity(id)).toEqual({
        numberOfImpressions: 2,
        totalUniqueViewers: 2,
        numberOfViewedOnly: 1,
        numberOfCAs: 2,
        numberOfTier2s: 1,
        numberOfActiveOffers: 1,
        numberOfOffers: 1,
        numberOfAllActivities: 4,
        viewedOnly: [{ latestVisitDate: stage.now(), totalVisits: 1 }],
      })
      await run(as(OFFERS).offers.withdraw(draft.id))
      expect(await activity(id)).toMatchObject({ numberOfActiveOffers: 0, numberOfOffers: 1 })
    })

    it("is the first owner's and administrators'; to others, and of no asset, there is none", async () => {
      const id = await listed()
      expect(await activity(id, admin)).toEqual(NOTHING)
      const nowhere = must(AssetId, freshUuid())
      for (const ask of [
        as(LOOKS).deals.activity(id),
        stage.as(await sellerOn(stage)).deals.activity(id),
        stage.as(seller).deals.activity(nowhere),
        stage.as(admin).deals.activity(nowhere),
      ])
        expect(await refusalOf(ask)).toBe("AssetNotFound")
      expect(await refusalOf(stage.as(null).deals.activity(id))).toBe("SignInRequired")
    })
  })
