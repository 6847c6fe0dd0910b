import type { AssetView } from "@xl/core/assets"
import type { Profile } from "@xl/core/profiles"
import { addDays, AssetId, dayOf, DAY_MILLIS, must } from "@xl/core/shared"
import { Effect } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { refusalOf } from "../../market/sale.ts"
import { adminOn, buyerOn, completeDraftOn, listingOn, type MarketStage, sellerOn } from "../../market/stage.ts"
import type { MarketPorts } from "../../market/market.ts"
import { freshUuid } from "../../shared/fresh-uuid.ts"
import { aBid } from "../../offers/examples.ts"
import { aNewAsset, anAsset } from "../examples.ts"
import { publicationLaws } from "./publication-laws.ts"
import { roundTripLaws } from "./round-trip-laws.ts"

const run = Effect.runPromise

/** The laws of every way to command listings. One market serves the whole suite: no law may assume it is empty. */
export const listingsContract = (way: string, open: () => Promise<MarketStage>) =>
  describe(`Listings through ${way}`, () => {
    let stage: MarketStage
    let seller: Profile
    let admin: Profile
    let asSeller: MarketPorts
    let asAdmin: MarketPorts
    beforeAll(async () => {
      stage = await open()
      ;[seller, admin] = [await sellerOn(stage), await adminOn(stage)]
      ;[asSeller, asAdmin] = [stage.as(seller), stage.as(admin)]
    })
    const published = () => listingOn(stage, seller, admin)

    it("leads a draft through review to the market", async () => {
      const draft = await completeDraftOn(stage, seller)
      expect(draft).toMatchObject({ status: "Draft", registrationStatus: null, isOwner: true })
      expect(draft.noteOverview).toEqual(anAsset().noteOverview)
      const requested = await run(asSeller.listings.requestPublish(draft.id, " The rent roll is of May. "))
      const note = "The rent roll is of May."
      expect(requested).toMatchObject({ status: "Draft", registrationStatus: "pending", publicationNote: note })
      expect(await run(asAdmin.catalog.find(draft.id))).toMatchObject({ publicationNote: note })
      const approved = await run(asAdmin.listings.approve(draft.id, requested.version ?? 0))
      expect(approved).toMatchObject({ status: "Published", registrationStatus: null, publishedTime: stage.now() })
      expect(await run(stage.as(null).catalog.find(draft.id))).toMatchObject({ publicationNote: null })
    })

    it("keeps what is created as it is kept: the country USA, accents mapped, a subtype", async () => {
      const tiers = await run(asSeller.listings.createDataRoom("Contract"))
      const { mainInfo } = aNewAsset()
      const address = { ...mainInfo.address, country: "Mexico", city: "Peñasco" }
      const created = await run(
        asSeller.listings.create(aNewAsset({ tiers, mainInfo: { ...mainInfo, subtype: [], address } })),
      )
      expect(created.mainInfo).toMatchObject({ subtype: ["None"], address: { country: "USA", city: "Penasco" } })
    })

    it("refuses a listing in a data room that is another's, or with a wrong symbol", async () => {
      const tiers = await run(stage.as(await sellerOn(stage)).listings.createDataRoom("Another's"))
      expect(await refusalOf(asSeller.listings.create(aNewAsset({ tiers })))).toBe("AssetFactsInvalid")
      const own = await run(asSeller.listings.createDataRoom("Own"))
      const { mainInfo } = aNewAsset()
      const wrong = aNewAsset({ tiers: own, mainInfo: { ...mainInfo, name: "Plaza #1" } })
      expect(await refusalOf(asSeller.listings.create(wrong))).toBe("AssetFactsInvalid")
    })

    it("lists in a data room once, whoever comes first, and whatever becomes of that listing", async () => {
      const tiers = await run(asSeller.listings.createDataRoom("Once"))
      const create = (name: string) =>
        asSeller.listings.create(aNewAsset({ tiers, mainInfo: { ...aNewAsset().mainInfo, name } }))
      const outcomes = await run(
        Effect.all(
          [create("Court"), create("Plaza")].map((made) =>
            Effect.match(made, { onFailure: ({ _tag }) => _tag, onSuccess: ({ id }) => id }),
          ),
          { concurrency: 2 },
        ),
      )
      const [id] = outcomes.filter((one) => one !== "DataRoomTaken")
      expect([outcomes.length, new Set(outcomes)]).toEqual([2, new Set(["DataRoomTaken", id])])
      await run(asSeller.listings.discard(must(AssetId, id)))
      expect(await refusalOf(create("Court"))).toBe("DataRoomTaken")
      expect(
        (await run(asSeller.listings.create(aNewAsset({ tiers: await run(asSeller.listings.createDataRoom("New")) }))))
          .status,
      ).toBe("Draft")
    })

    publicationLaws(() => ({ stage, seller }))

    roundTripLaws(() => ({ stage, seller }))

    const begun = async () => {
      const tiers = await run(asSeller.listings.createDataRoom("Contract"))
      return (await run(asSeller.listings.create(aNewAsset({ tiers })))).id
    }
    const missing = async (id: AssetId) => {
      const refused = await run(Effect.flip(asSeller.listings.requestPublish(id)))
      return refused._tag === "PublicationIncomplete" ? refused.missing : []
    }

    it("saves the visit of due diligence, and leaves the note overview as it was (SEL-328, SEL-335)", async () => {
      const id = await begun()
      const { noteOverview } = anAsset()
      await run(asSeller.listings.edit(id, { noteOverview }))
      expect(await missing(id)).toContain("dueDiligence.dueDiligenceVisited")
      const saved = await run(asSeller.listings.edit(id, { dueDiligenceVisited: true }))
      expect(saved.noteOverview).toEqual(noteOverview)
      expect(await missing(id)).not.toContain("dueDiligence.dueDiligenceVisited")
    })

    it("records the step that save-and-next leaves (SEL-334)", async () => {
      const id = await begun()
      expect(await missing(id)).toContain("propertyDetails.propertyOverview")
      await run(asSeller.listings.edit(id, { currentStep: "propertyDetails" }))
      expect(await missing(id)).not.toContain("propertyDetails.propertyOverview")
    })

    it("lets nothing change while publication is under review, until the request is taken back", async () => {
      const { id } = await completeDraftOn(stage, seller)
      await run(asSeller.listings.requestPublish(id))
      expect(await refusalOf(asSeller.listings.edit(id, { images: ["other"] }))).toBe("PublicationPending")
      expect(await refusalOf(asSeller.listings.planPeriods(id, {}))).toBe("PublicationPending")
      expect((await run(asSeller.listings.cancelPublishRequest(id))).registrationStatus).toBeNull()
      expect((await run(asSeller.listings.edit(id, { images: ["other"] }))).images).toEqual(["other"])
    })

    it("approves the version reviewed, and no draft that was not requested", async () => {
      const { id, version } = await completeDraftOn(stage, seller)
      expect(await refusalOf(asAdmin.listings.approve(id, version ?? 0))).toBe("PublicationNotRequested")
      await run(asSeller.listings.requestPublish(id))
      expect(await refusalOf(asAdmin.listings.approve(id, version ?? 0))).toBe("AssetVersionChanged")
    })

    it("puts an approved listing back under review until the first offer, and names its seller to administrators", async () => {
      const id = await published()
      const back = await run(asAdmin.listings.takeBackApproval(id))
      expect(back).toMatchObject({ status: "Draft", registrationStatus: "pending", publishedTime: null })
      expect(back.publicationRequestedAt).not.toBeNull()
      expect(await refusalOf(stage.as(null).catalog.find(id))).toBe("AssetNotFound")
      const found = await run(asAdmin.catalog.find(id))
      expect([found.sellerName, (await run(asSeller.catalog.find(id))).sellerName]).toEqual([
        seller.sellerProfile.entityName,
        null,
      ])
      await run(asAdmin.listings.approve(id, back.version ?? 0))
      const { offers } = stage.as(await buyerOn(stage))
      await run(Effect.flatMap(offers.create(aBid([{ id }])), (bid) => offers.publish(bid.id)))
      expect(await refusalOf(asAdmin.listings.takeBackApproval(id))).toBe("ListingHasOffers")
    })

    it("holds and releases, and only the one who held or an administrator releases", async () => {
      const id = await published()
      expect(await run(asAdmin.listings.hold(id))).toMatchObject({ status: "OnHold.Published", hold: { by: "Admin" } })
      expect(await refusalOf(asSeller.listings.release(id, null))).toBe("HeldByAnother")
      expect(await run(asAdmin.listings.release(id, null))).toMatchObject({ status: "Published", hold: null })
    })

    it("takes listings off the market: the seller for good, the administrator with a comment", async () => {
      const [one, other] = [await published(), await published()]
      expect((await run(asSeller.listings.withdraw(one))).status).toBe("NoLongerListedForSale")
      expect(await run(asAdmin.listings.revoke(other, "Wrong county"))).toMatchObject({
        status: "Revoked",
        statusComment: "Wrong county",
      })
      expect(await refusalOf(stage.as(null).catalog.find(one))).toBe("AssetNotFound")
      expect((await run(asAdmin.listings.remove(one))).status).toBe("Deleted")
    })

    it("throws a draft away, and a second time changes nothing", async () => {
      const { id } = await completeDraftOn(stage, seller)
      expect((await run(asSeller.listings.discard(id))).status).toBe("Deleted")
      expect((await run(asSeller.listings.discard(id))).status).toBe("Deleted")
      expect(await refusalOf(asSeller.catalog.find(id))).toBe("AssetNotFound")
    })

    it("plans periods in order, and lets the scheduler open and end them", async () => {
      const id = await published()
      const today = dayOf(stage.now())
      const day = (count: number) => addDays(today, count)
      const overlap = {
        callForOffers: { startDate: day(1), endDate: day(3) },
        bestAndFinal: { startDate: day(3), endDate: day(4) },
      }
      expect(await refusalOf(asSeller.listings.planPeriods(id, overlap))).toBe("PeriodsOverlap")
      const backwards = { callForOffers: { startDate: day(3), endDate: day(1) } }
      expect(await refusalOf(asSeller.listings.planPeriods(id, backwards))).toBe("PeriodEndsBeforeItStarts")
      const plan = { callForOffers: { startDate: day(0), endDate: day(0) } }
      expect((await run(asSeller.listings.planPeriods(id, plan))).status).toBe("CallForOffers")
      await stage.advance(DAY_MILLIS)
      await stage.tick()
      expect(await run(asSeller.catalog.find(id))).toMatchObject({ status: "Published", callForOffersPeriod: null })
    })

    it("closes no call without an active offer, and confirms no closing before a contract", async () => {
      const id = await published()
      expect(await refusalOf(asSeller.listings.closeCallForOffers(id))).toBe("NoActiveOffer")
      const forbidden = await run(Effect.flip(asAdmin.listings.confirmClosing(id)))
      expect(forbidden).toMatchObject({ _tag: "AssetStatusForbids", status: "Published", command: "confirmClosing" })
    })

    it("asks a guest to sign in, and a user without the role for the role", async () => {
      const id = await published()
      const buyer = stage.as(await buyerOn(stage))
      const asked = (ports: MarketPorts): ReadonlyArray<Effect.Effect<unknown, { readonly _tag: string }>> => [
        ports.listings.createDataRoom("x"),
        ports.listings.withdraw(id),
        ports.listings.approve(id, 1),
        ports.listings.edit(id, { images: [] }),
      ]
      for (const ask of asked(stage.as(null))) expect(await refusalOf(ask)).toBe("SignInRequired")
      for (const ask of asked(buyer)) expect(await refusalOf(ask)).toBe("RoleMissing")
      expect(await refusalOf(asSeller.listings.approve(id, 1))).toBe("RoleMissing")
      expect(await refusalOf(asAdmin.listings.closeCallForOffers(id))).toBe("RoleMissing")
    })

    it("answers for another's listing as for none", async () => {
      const id = await published()
      const { listings } = stage.as(await sellerOn(stage))
      const none = must(AssetId, freshUuid())
      const asked: ReadonlyArray<(asset: AssetId) => Effect.Effect<AssetView, { readonly _tag: string }>> = [
        listings.withdraw,
        listings.hold,
        listings.discard,
        listings.requestPublish,
        listings.closeCallForOffers,
      ]
      for (const ask of asked)
        expect([await refusalOf(ask(id)), await refusalOf(ask(none))]).toEqual(["AssetNotFound", "AssetNotFound"])
    })

    it("lets one of two rivals through", async () => {
      const { id } = await completeDraftOn(stage, seller)
      const { version } = await run(asSeller.listings.requestPublish(id))
      const outcomes = await run(
        Effect.all(
          [asAdmin.listings.approve(id, version ?? 0), asSeller.listings.discard(id)].map((ask) =>
            Effect.match(ask, { onFailure: ({ _tag }) => _tag as string, onSuccess: ({ status }): string => status }),
          ),
          { concurrency: 2 },
        ),
      )
      expect([
        ["Published", "AssetStatusForbids"],
        ["AssetStatusForbids", "Deleted"],
      ]).toContainEqual(outcomes)
    })
  })
