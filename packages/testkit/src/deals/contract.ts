import { buyerNameOf } from "@xl/core/offers"
import { titleOf } from "@xl/core/assets"
import type { LogSearchPage } from "@xl/core/deals"
import type { Profile } from "@xl/core/profiles"
import { addDays, AssetId, dayOf, must, type OfferId } from "@xl/core/shared"
import { Effect } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import type { MarketPorts } from "../market/market.ts"
import { refusalOf } from "../market/sale.ts"
import { adminOn, buyerOn, completeDraftOn, listingOn, type MarketStage, personOn, sellerOn } from "../market/stage.ts"
import { aBid, terms } from "../offers/examples.ts"
import { activityLaws } from "./activity-laws.ts"
import { waitingLaws } from "./waiting-laws.ts"
import { freshUuid } from "../shared/fresh-uuid.ts"

const run = Effect.runPromise
const FIRST = { size: 20, offset: 0 }
const EVERYTHING = { person: null, asset: null, kind: null, from: null, to: null, size: 50, offset: 0 }
const actsIn = (entries: LogSearchPage["entries"]) => entries.map(({ trigger, what }) => `${trigger}: ${what}`)
const said = ({ entries }: { readonly entries: ReadonlyArray<{ readonly what: string }> }) =>
  entries.map(({ what }) => what)

/** The laws of every way to look at deals. One market serves the whole suite: no law may assume it is empty. */
export const dealsContract = (way: string, open: () => Promise<MarketStage>) =>
  describe(`Deals through ${way}`, () => {
    let stage: MarketStage
    let seller: Profile
    let buyer: Profile
    let rival: Profile
    let admin: MarketPorts
    let adminProfile: Profile
    beforeAll(async () => {
      stage = await open()
      ;[seller, buyer, rival] = [await sellerOn(stage), await buyerOn(stage), await buyerOn(stage)]
      adminProfile = await adminOn(stage)
      admin = stage.as(adminProfile)
    })
    activityLaws(() => ({ stage, seller, admin: adminProfile }))
    waitingLaws(() => ({ stage, seller, admin: adminProfile }))
    const bid = async (who: Profile, id: AssetId, price: number): Promise<OfferId> => {
      const { offers } = stage.as(who)
      const draft = await run(offers.create(aBid([{ id }], terms({ bidPrice: price }))))
      return (await run(offers.publish(draft.id))).id
    }
    const sold = async () => {
      const id = await listingOn(stage, seller, adminProfile)
      const [high, low] = [await bid(buyer, id, 9_000_000_00), await bid(rival, id, 8_000_000_00)]
      const { listings, offers } = stage.as(seller)
      await run(listings.closeCallForOffers(id))
      await run(offers.selectWinner(high))
      return { id, high, low }
    }

    it("shows both sides with entity, signer and funds, and offers with the highest price first", async () => {
      const { high, id, low } = await sold()
      const deal = await run(admin.deals.find(id))
      expect(deal.asset).toMatchObject({ id, status: "ContractPending.CallForOffers", winnerOfferId: high })
      expect(deal.seller).toMatchObject({
        id: seller.id,
        email: seller.email,
        entity: seller.sellerProfile.entityName,
        isRevoked: false,
      })
      expect(deal.offers.map((offer) => [offer.id, offer.status])).toEqual([
        [high, "Successful"],
        [low, "Published"],
      ])
      expect(deal.bidders).toMatchObject([
        {
          id: buyer.id,
          entity: buyer.buyerProfile.purchasingEntity,
          pofSum: buyer.buyerProfile.pofSum,
          fundsApprovalDate: addDays(dayOf(stage.now()), -10),
          offerIds: [high],
        },
        { id: rival.id, offerIds: [low] },
      ])
    })

    it("shows no funds that were approved for another entity than the one that buys", async () => {
      const [id, moved] = [await listingOn(stage, seller, adminProfile), await buyerOn(stage)]
      await bid(moved, id, 8_000_000_00)
      await stage.add({ ...moved, buyerProfile: { ...moved.buyerProfile, purchasingEntity: "Pier LLC" } })
      const deal = await run(admin.deals.find(id))
      expect(deal.bidders).toMatchObject([{ entity: "Pier LLC", pofSum: 0 }])
      expect(deal.offers).toMatchObject([{ fundsMark: "priceAboveFunds" }])
    })

    it("shows each deposit with what is held and what waits for an entry", async () => {
      const { high, id, low } = await sold()
      const promised = terms().earnestMoneyDeposit
      await run(admin.offers.recordManualTransfer(high, "fund", "wire 1", dayOf(stage.now())))
      const { deposits } = await run(admin.deals.find(id))
      expect(deposits).toMatchObject([
        { offerId: high, value: promised, depositStatus: "paid", held: promised, due: [], decision: "none" },
        { offerId: low, depositStatus: "none", held: 0, due: [{ leg: "fund", amount: promised }] },
      ])
      await run(admin.offers.cancel(low, "Sent by mistake"))
      expect((await run(admin.deals.find(id))).deposits[1]).toMatchObject({ offerId: low, due: [] })
      const isNamed = async () => (await run(admin.deals.waiting())).deposits.some(({ assetId }) => assetId === id)
      expect(await isNamed()).toBe(false)
      await run(admin.offers.cancel(high, "The buyer defaulted"))
      expect((await run(admin.deals.find(id))).deposits[0]).toMatchObject({ decision: "open" })
      expect(await isNamed()).toBe(true)
    })

    it("shows a draft without offers, and who signed and asked for access", async () => {
      const { id } = await completeDraftOn(stage, seller)
      expect(await run(admin.deals.find(id))).toMatchObject({
        offers: [],
        bidders: [],
        deposits: [],
        papers: [],
        agreementSigners: 0,
        tier2Requests: [],
      })
      const listed = await listingOn(stage, seller, adminProfile)
      const { dataRooms } = stage.as(buyer)
      await run(dataRooms.sign(listed, "Blair Buyer1", null))
      const request = await run(dataRooms.request(listed))
      expect(await run(admin.deals.find(listed))).toMatchObject({
        agreementSigners: 1,
        tier2Requests: [{ id: request.id, userId: buyer.id, status: "Draft" }],
      })
    })

    it("leaves out an offer that never reached the seller", async () => {
      const id = await listingOn(stage, seller, adminProfile)
      await run(stage.as(buyer).offers.create(aBid([{ id }])))
      expect((await run(admin.deals.find(id))).offers).toEqual([])
    })

    it("tells what happened in plain words, newest first, with who and what changed", async () => {
      const { high, id } = await sold()
      await run(admin.offers.cancel(high, "The buyer defaulted"))
      const { entries, isVerified, total } = await run(admin.deals.log(id, FIRST))
      expect(isVerified).toBe(true)
      expect(total).toBe(entries[0]?.sequence)
      const canceled = entries.find(({ what }) => what === "Offer canceled")
      expect(canceled).toMatchObject({ trigger: "Admin", actor: buyerNameOf(adminProfile), buyer: "Blair Buyer1" })
      expect(canceled?.changes).toContainEqual({ label: "Reason", before: null, after: "The buyer defaulted" })
      expect(entries.map(({ what }) => what)).toEqual(
        expect.arrayContaining([
          "Contract pending: closing began",
          "Offer selected as winner",
          "Offer sent to the seller",
          "Publication approved; the listing is on the market",
          "Publication requested",
        ]),
      )
      const drafted = entries.find(({ what }) => what === "Offer drafted")
      expect(drafted?.changes).toContainEqual({ label: "Price", before: null, after: "$8,000,000" })
    })

    it("gives the log a page at a time", async () => {
      const { id } = await sold()
      const all = await run(admin.deals.log(id, { size: 1_000, offset: 0 }))
      const second = await run(admin.deals.log(id, { size: 3, offset: 3 }))
      expect(second.entries).toEqual(all.entries.slice(3, 6))
      expect(second.total).toBe(all.total)
    })

    it("tells the seller all but drafts of offers, and each bidder of the asset and the own offer alone", async () => {
      const { id } = await sold()
      const readBy = (who: Profile) => run(stage.as(who).deals.log(id, { size: 1_000, offset: 0 }))
      const [sells, won, lost] = [await readBy(seller), await readBy(buyer), await readBy(rival)]
      expect(sells.isVerified).toBe(true)
      expect(said(sells)).toContain("Offer selected as winner")
      expect(said(sells)).not.toContain("Offer drafted")
      expect(sells.entries.filter(({ what }) => what === "Offer sent to the seller").map(({ actor }) => actor)).toEqual(
        [buyerNameOf(rival), buyerNameOf(buyer)],
      )
      expect(said(won)).toEqual([
        "Contract pending: closing began",
        "Offer selected as winner",
        "Call for offers ended; the seller selects",
        "Offer sent to the seller",
        "Offer drafted",
        "Publication approved; the listing is on the market",
      ])
      expect(said(lost)).toEqual(said(won).filter((what) => what !== "Offer selected as winner"))
      const names = [...won.entries, ...lost.entries].map(({ actor }) => actor)
      expect(new Set(names)).toEqual(new Set([null, buyerNameOf(buyer), buyerNameOf(rival)]))
      expect(won.entries.map(({ sequence }) => sequence)).toEqual([6, 5, 4, 3, 2, 1])
    })

    it("finds events of everybody by person, asset, kind and day", async () => {
      const { id } = await sold()
      const { asset: sale } = await run(admin.deals.find(id))
      const title = sale.mainInfo.name
      const today = dayOf(stage.now())
      const ofBuyer = await run(admin.deals.searchLog({ ...EVERYTHING, person: buyer.email, kind: "offers" }))
      expect(actsIn(ofBuyer.entries.filter(({ assetId }) => assetId === id))).toEqual([
        "Seller: Offer selected as winner",
        "Buyer: Offer sent to the seller",
        "Buyer: Offer drafted",
      ])
      expect(new Set(ofBuyer.entries.map((one) => one.buyer))).toEqual(new Set([buyerNameOf(buyer)]))
      const listing = await run(
        admin.deals.searchLog({ ...EVERYTHING, asset: title, kind: "listing", from: today, to: today, size: 1_000 }),
      )
      expect(actsIn(listing.entries.filter(({ assetId }) => assetId === id))).toEqual([
        "Seller: Contract pending: closing began",
        "Seller: Call for offers ended; the seller selects",
        "Admin: Publication approved; the listing is on the market",
        "Seller: Publication requested",
        "Seller: Listing edited",
        "Seller: Draft created",
      ])
      expect(new Set(listing.entries.map(({ asset }) => asset))).toEqual(new Set([titleOf(sale)]))
      const yesterday = addDays(today, -1)
      // Others' assets may have its name, and be older.
      const before = await run(admin.deals.searchLog({ ...EVERYTHING, asset: title, to: yesterday }))
      expect(before.entries.filter(({ assetId }) => assetId === id)).toEqual([])
      expect(await run(admin.deals.searchLog({ ...EVERYTHING, person: "nobody of that name" }))).toMatchObject({
        total: 0,
      })
    })

    it("names to whom a mandate was given", async () => {
      const concierge = await personOn(stage, { roles: ["Concierges", "VerifiedUsers"] })
      await run(stage.as(seller).mandates.give(concierge.id))
      const { entries } = await run(admin.deals.searchLog({ ...EVERYTHING, person: seller.email, kind: "people" }))
      expect(entries.find(({ what }) => what.startsWith("Mandate given"))?.person).toBe(buyerNameOf(concierge))
    })

    it("recomputes every chain", async () => {
      await sold()
      const { broken, chains, entries } = await run(admin.deals.checkLog())
      expect(broken).toBeNull()
      expect(chains).toBeGreaterThan(0)
      expect(entries).toBeGreaterThan(chains)
    })

    it("is for administrators, its log for the parties too, and knows nothing of an asset that is not there", async () => {
      const id = await listingOn(stage, seller, adminProfile)
      for (const who of [seller, buyer]) {
        const { deals } = stage.as(who)
        expect(await refusalOf(deals.find(id))).toBe("RoleMissing")
        expect(await refusalOf(deals.searchLog(EVERYTHING))).toBe("RoleMissing")
        expect(await refusalOf(deals.checkLog())).toBe("RoleMissing")
      }
      expect(await refusalOf(stage.as(buyer).deals.log(id, FIRST))).toBe("AssetNotFound")
      expect(await refusalOf(stage.as(null).deals.find(id))).toBe("SignInRequired")
      const none = must(AssetId, freshUuid())
      expect(await refusalOf(admin.deals.find(none))).toBe("AssetNotFound")
      expect(await refusalOf(admin.deals.log(none, FIRST))).toBe("AssetNotFound")
    })
  })
