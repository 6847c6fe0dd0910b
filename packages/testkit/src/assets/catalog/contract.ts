import { type AssetSearch, countedOfType, EVERYTHING, nearFrom, NO_PROPERTY } from "@xl/core/assets"
import type { Profile } from "@xl/core/profiles"
import { AssetId, Cents, Day, must, Rate } from "@xl/core/shared"
import { Effect } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { refusalOf } from "../../market/sale.ts"
import { adminOn, buyerOn, completeDraftOn, listingOn, type MarketStage, sellerOn } from "../../market/stage.ts"
import { freshUuid } from "../../shared/fresh-uuid.ts"
import { aBid } from "../../offers/examples.ts"
import { aNewAsset } from "../examples.ts"

const run = Effect.runPromise

/** A name that no other listing has, in letters and digits that a listing's name may hold. */
const aName = () => `Plaza ${freshUuid().slice(0, 8)}`

const named = (name: string, balance = 10_000_000_00) => {
  const { mainInfo } = aNewAsset()
  const amount = must(Cents, balance)
  return { mainInfo: { ...mainInfo, name, title: name, upb: amount } }
}

/** The laws of every way to look up listings. One market serves the whole suite: no law may assume it is empty. */
export const assetCatalogContract = (way: string, open: () => Promise<MarketStage>) =>
  describe(`AssetCatalog through ${way}`, () => {
    let stage: MarketStage
    let seller: Profile
    let admin: Profile
    let buyer: Profile
    beforeAll(async () => {
      stage = await open()
      ;[seller, admin, buyer] = [await sellerOn(stage), await adminOn(stage), await buyerOn(stage)]
    })
    const find = (who: Profile | null, name: string) =>
      run(stage.as(who).catalog.search({ ...EVERYTHING, name })).then(({ assets, total }) => ({
        total,
        names: assets.map(({ mainInfo }) => mainInfo.name),
      }))

    it("shows a guest a published listing without what is its owner's", async () => {
      const id = await listingOn(stage, seller, admin)
      const seen = await run(stage.as(null).catalog.find(id))
      expect(seen).toMatchObject({ status: "Published", isOwner: false, version: null, contacts: null, hold: null })
      expect(seen).toMatchObject({ numberOfActiveOffers: null, numberOfOffers: null, winnerOfferId: null })
      expect(await run(stage.as(seller).catalog.find(id))).toMatchObject({ isOwner: true, numberOfActiveOffers: 0 })
    })

    it("keeps a draft from all but its owner and administrators", async () => {
      const { id } = await completeDraftOn(stage, seller)
      for (const who of [null, buyer, await sellerOn(stage)])
        expect(await refusalOf(stage.as(who).catalog.find(id))).toBe("AssetNotFound")
      expect((await run(stage.as(seller).catalog.find(id))).status).toBe("Draft")
      expect((await run(stage.as(admin).catalog.find(id))).status).toBe("Draft")
    })

    it("tells a buyer which other loans of the same seller one offer may cover, and nobody of what is not for them", async () => {
      const [one, rival] = [await sellerOn(stage), await sellerOn(stage)]
      const [first, second] = [await listingOn(stage, one, admin), await listingOn(stage, one, admin)]
      await listingOn(stage, rival, admin)
      const draft = await completeDraftOn(stage, one)
      const beside = await run(stage.as(buyer).catalog.companions(first))
      expect(beside.map(({ id }) => id)).toEqual([second])
      expect(beside[0]).toMatchObject({ isOwner: false, status: "Published", version: null })
      expect(await refusalOf(stage.as(null).catalog.companions(first))).toBe("SignInRequired")
      for (const id of [draft.id, must(AssetId, freshUuid())])
        expect(await refusalOf(stage.as(buyer).catalog.companions(id))).toBe("AssetNotFound")
    })

    it("knows nothing of an id that no listing has", async () => {
      const id = must(AssetId, freshUuid())
      expect(await refusalOf(stage.as(admin).catalog.find(id))).toBe("AssetNotFound")
      expect(await refusalOf(stage.as(null).catalog.trackView(id))).toBe("AssetNotFound")
    })

    it("finds by a fragment of the name, whatever the case, and counts what the caller may see", async () => {
      const name = aName()
      await listingOn(stage, seller, admin, named(name))
      await completeDraftOn(stage, seller, named(name))
      expect(await find(null, name.toUpperCase().slice(2))).toEqual({ total: 1, names: [name] })
      expect((await find(seller, name)).total).toBe(1)
      const mine = await run(stage.as(seller).catalog.search({ ...EVERYTHING, name, mine: true }))
      expect(mine.assets.map(({ status }) => status).toSorted()).toEqual(["Draft", "Published"])
    })

    it("shows a named status that is not public to administrators alone", async () => {
      const name = aName()
      await completeDraftOn(stage, seller, named(name))
      const drafts = { ...EVERYTHING, name, status: ["Draft"] as const }
      expect((await run(stage.as(admin).catalog.search(drafts))).total).toBe(1)
      for (const who of [null, buyer, seller]) expect((await run(stage.as(who).catalog.search(drafts))).total).toBe(0)
    })

    it("filters by bounds that count themselves in, and by what the collateral is", async () => {
      const name = aName()
      const { mainInfo } = named(name, 5_000_000_00)
      const ask = must(Cents, 4_600_000_00)
      await listingOn(stage, seller, admin, { mainInfo: { ...mainInfo, listingPrice: ask } })
      const total = async (filter: Partial<typeof EVERYTHING>) =>
        (await run(stage.as(null).catalog.search({ ...EVERYTHING, name, ...filter }))).total
      const exactly = must(Cents, 5_000_000_00)
      expect(await total({ askMin: ask, askMax: ask })).toBe(1)
      expect(await total({ askMin: must(Cents, ask + 1) })).toBe(0)
      expect(await total({ askMax: must(Cents, ask - 1) })).toBe(0)
      expect(await total({ upbMin: exactly, upbMax: exactly })).toBe(1)
      expect(await total({ upbMin: must(Cents, exactly + 1) })).toBe(0)
      expect(await total({ upbMax: must(Cents, exactly - 1) })).toBe(0)
      expect(await total({ propertyType: ["Retail", "Office"], state: ["TX"], city: "AUSTIN" })).toBe(1)
      expect(await total({ propertyType: ["Office"] })).toBe(0)
      expect(await total({ state: ["CA"] })).toBe(0)
      expect(await total({ city: "Dallas" })).toBe(0)
      expect(await total({ assetStatus: ["Performing Loan"] })).toBe(0)
      expect(await total({ status: ["Published.WithOffers"] })).toBe(0)
    })

    it("filters by what terms and figures say, bounds included, and counts what it finds", async () => {
      const name = aName()
      const { id, noteOverview } = await completeDraftOn(stage, seller, named(name))
      const of = (millionths: number) => must(Rate, millionths)
      await run(
        stage.as(seller).listings.edit(id, {
          noteOverview: {
            ...noteOverview,
            dscr: of(820_000),
            lienPosition: "Second",
            seniorBalance: must(Cents, 2_000_000_00),
            rateType: "Floating",
            rateIndex: "Prime",
          },
          propertyOverview: { ...NO_PROPERTY, occupancy: of(912_500) },
        }),
      )
      const { version } = await run(stage.as(seller).listings.requestPublish(id))
      await run(stage.as(admin).listings.approve(id, version ?? 0))
      const total = async (filter: Partial<typeof EVERYTHING>) => {
        const page = await run(stage.as(null).catalog.search({ ...EVERYTHING, name, ...filter }))
        expect(page.assets).toHaveLength(page.total)
        return page.total
      }
      const ltv = of(857_143) // $10,000,000 behind $2,000,000 of $14,000,000
      const rate = of(47_500)
      const maturity = must(Day, "2026-05-01")
      expect(await total({ ltv: { min: ltv, max: ltv }, rate: { min: rate, max: rate } })).toBe(1)
      expect(await total({ ltv: { min: null, max: of(857_142) } })).toBe(0)
      expect(await total({ ltv: { min: of(857_144), max: null } })).toBe(0)
      expect(await total({ rate: { min: of(47_501), max: null } })).toBe(0)
      expect(await total({ dscr: { min: null, max: of(820_000) }, occupancy: { min: of(912_500), max: null } })).toBe(1)
      expect(await total({ dscr: { min: of(820_001), max: null } })).toBe(0)
      expect(await total({ occupancy: { min: null, max: of(912_499) } })).toBe(0)
      expect(await total({ maturity: { min: maturity, max: maturity } })).toBe(1)
      expect(await total({ maturity: { min: null, max: must(Day, "2026-04-30") } })).toBe(0)
      expect(await total({ maturity: { min: must(Day, "2026-05-02"), max: null } })).toBe(0)
      expect(await total({ lienPosition: ["Second", "Mezzanine"], rateType: ["Floating"] })).toBe(1)
      expect(await total({ lienPosition: ["First"] })).toBe(0)
      expect(await total({ rateType: ["Fixed"] })).toBe(0)
    })

    it("leaves a loan behind an unknown senior debt out of a search by loan to value", async () => {
      const name = aName()
      const { id, noteOverview } = await completeDraftOn(stage, seller, named(name))
      const values = '"Mezzanine", null'
      await run(
        stage.as(seller).listings.edit(id, {
          noteOverview: { ...noteOverview, lienPosition: "Mezzanine" },
          confirmedWarnings: [{ warning: "seniorUnknown", values }],
        }),
      )
      const { version } = await run(stage.as(seller).listings.requestPublish(id))
      await run(stage.as(admin).listings.approve(id, version ?? 0))
      const total = async (filter: Partial<typeof EVERYTHING>) =>
        (await run(stage.as(null).catalog.search({ ...EVERYTHING, name, ...filter }))).total
      expect([await total({}), await total({ ltv: { min: must(Rate, 0), max: null } })]).toEqual([1, 0])
    })

    it("finds by the address as it stands on the page, by street, country, id and place, for everybody (SEL-146, SEL-147)", async () => {
      const { mainInfo } = aNewAsset()
      const street = `${freshUuid().slice(0, 6)} Birch Lane`
      const placed = { ...mainInfo, address: { ...mainInfo.address, address: street } }
      const id = await listingOn(stage, seller, admin, { mainInfo: placed })
      const found = async (filter: Partial<AssetSearch>, name: string | null = street) => {
        const page = await run(stage.as(null).catalog.search({ ...EVERYTHING, name, ...filter }))
        return page.assets.length === page.total ? page.total : -1
      }
      expect([await found({}), await found({}, `${street}, Austin, TX 78701`), await found({}, `${street} 9`)]).toEqual(
        [1, 1, 0],
      )
      expect([await found({ address: street.toUpperCase() }, null), await found({ address: "Cedar" })]).toEqual([1, 0])
      expect([await found({ country: "usa" }), await found({ country: "Canada" })]).toEqual([1, 0])
      expect([await found({ id }, null), await found({ id: must(AssetId, freshUuid()) })]).toEqual([1, 0])
      for (const [typed, miles, total] of [
        ["78701", 1, 1],
        ["Austin, TX", 10, 1],
        ["30.2713, -97.7426", 1, 1],
        ["75201", 182, 0],
        ["75201", 183, 1],
        ["Atlantis", 500, 0],
      ] as const)
        expect([typed, miles, await found({ near: nearFrom(typed, miles) })]).toEqual([typed, miles, total])
      const isUnknown = async (typed: string) =>
        (await run(stage.as(null).catalog.search({ ...EVERYTHING, near: nearFrom(typed, 1) }))).isPlaceUnknown
      expect([await isUnknown("Atlantis"), await isUnknown("75201"), await isUnknown("10, 10")]).toEqual([
        true,
        false,
        false,
      ])
      expect((await run(stage.as(null).catalog.search(EVERYTHING))).isPlaceUnknown).toBe(false)
    })

    it("finds by whose a loan is and by offers only for whoever is told those (SEL-146, SEL-147)", async () => {
      const owner = await sellerOn(stage)
      const [id, other] = [await listingOn(stage, owner, admin), await listingOn(stage, owner, admin)]
      const asBuyer = stage.as(buyer).offers
      await run(asBuyer.publish((await run(asBuyer.create(aBid([{ id }])))).id))
      const found = (filter: Partial<AssetSearch>) =>
        Promise.all(
          [owner, admin, buyer, seller, null].map(async (who) => {
            const page = await run(stage.as(who).catalog.search({ ...EVERYTHING, ...filter }))
            expect(page.assets).toHaveLength(page.total)
            return page.assets.map((asset) => asset.id).toSorted()
          }),
        )
      const both = [id, other].toSorted()
      const owners = [owner.id]
      expect(await found({ owners })).toEqual([both, both, both, both, []])
      expect(await found({ owners, offers: true })).toEqual([[id], [id], [], [], []])
      expect(await found({ owners, offers: false })).toEqual([[other], [other], [], [], []])
      for (const typed of [owner.email.toUpperCase(), owner.email.slice(0, -3)])
        expect(await found({ owners, seller: typed })).toEqual([[], both, [], [], []])
      expect(await found({ owners, seller: buyer.email })).toEqual([[], [], [], [], []])
      expect(await found({ owners, seller: owner.sellerProfile.entityName ?? "-" })).toEqual([[], both, [], [], []])
    })

    it("pages in order, the whole counted on every page", async () => {
      const word = aName()
      for (const balance of [3, 1, 2])
        await listingOn(stage, seller, admin, named(`${word} ${balance}`, balance * 1_000_000_00))
      const page = (offset: number, orderBy: "asc" | "desc") =>
        run(stage.as(null).catalog.search({ ...EVERYTHING, name: word, sortBy: "upb", orderBy, size: 2, offset })).then(
          ({ assets, total }) => [total, ...assets.map(({ mainInfo }) => mainInfo.name.slice(-1))],
        )
      expect(await page(0, "asc")).toEqual([3, "1", "2"])
      expect(await page(2, "asc")).toEqual([3, "3"])
      expect(await page(0, "desc")).toEqual([3, "3", "2"])
    })

    it("counts visits of others, and neither the owner's nor an administrator's", async () => {
      const id = await listingOn(stage, seller, admin)
      const { version } = await run(stage.as(seller).catalog.find(id))
      for (const who of [null, buyer, seller, admin]) await run(stage.as(who).catalog.trackView(id))
      expect(await run(stage.as(seller).catalog.find(id))).toMatchObject({ numberOfImpressions: 2, version })
    })

    it("counts public listings by property type", async () => {
      const retail = async () =>
        (await run(stage.as(null).catalog.count())).find(({ propertyType }) => propertyType === "Retail")?.total ?? 0
      const before = await retail()
      await listingOn(stage, seller, admin)
      await completeDraftOn(stage, seller)
      expect(await retail()).toBe(before + 1)
    })

    it("counts by type what the list behind the number finds, also while a sale is in contract", async () => {
      const id = await listingOn(stage, seller, admin)
      const asBuyer = stage.as(buyer).offers
      const bid = await run(asBuyer.create(aBid([{ id }])))
      await run(asBuyer.publish(bid.id))
      await run(stage.as(seller).listings.closeCallForOffers(id))
      const agree = async () => {
        const { catalog } = stage.as(null)
        const counts = await run(catalog.count())
        const lists = await run(
          Effect.forEach(counts, ({ propertyType }) => catalog.search(countedOfType(propertyType))),
        )
        expect(lists.map(({ total }) => total)).toEqual(counts.map(({ total }) => total))
        return counts.find(({ propertyType }) => propertyType === "Retail")?.total ?? 0
      }
      const before = await agree()
      await run(stage.as(seller).offers.selectWinner(bid.id))
      expect(await agree()).toBe(before - 1)
    })
  })
