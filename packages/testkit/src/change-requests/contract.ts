import type { AssetEdit, AssetView } from "@xl/core/assets"
import type { ChangeRequests, ChangeRequestView } from "@xl/core/change-requests"
import type { Profile } from "@xl/core/profiles"
import { type AssetId, Cents, ChangeRequestId, must } from "@xl/core/shared"
import { Effect } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { refusalOf } from "../market/sale.ts"
import { adminOn, buyerOn, listingOn, type MarketStage, personOn, sellerOn } from "../market/stage.ts"
import { aBid } from "../offers/examples.ts"
import { freshUuid } from "../shared/fresh-uuid.ts"

export { changeRequestStoreContract } from "./store-laws.ts"

const run = Effect.runPromise
const PAYOFF = "noteOverview.totalPayoff"
const payoffOf = ({ noteOverview }: AssetView, dollars: number): AssetEdit => ({
  noteOverview: { ...noteOverview, totalPayoff: must(Cents, dollars * 100) },
})

/** The laws of every way to ask for a change of a published listing and to decide on it. One market serves the whole suite. */
export const changeRequestsContract = (way: string, open: () => Promise<MarketStage>) =>
  describe(`ChangeRequests through ${way}`, () => {
    let stage: MarketStage
    let seller: Profile
    let admin: Profile
    beforeAll(async () => {
      stage = await open()
      ;[seller, admin] = [await sellerOn(stage), await adminOn(stage)]
    })
    const of = (who: Profile | null): ChangeRequests["Service"] => stage.as(who).changeRequests
    const listing = () => listingOn(stage, seller, admin)
    const seen = (id: AssetId, who: Profile | null = seller) => run(stage.as(who).catalog.find(id))
    const edit = async (id: AssetId, make: (asset: AssetView) => AssetEdit) =>
      run(stage.as(seller).listings.edit(id, make(await seen(id))))
    /** The pending request for another payoff. */
    const asked = async (id: AssetId, dollars = 11_000_000): Promise<ChangeRequestView> => {
      await edit(id, (asset) => payoffOf(asset, dollars))
      const { latest } = await run(of(seller).ofListing(id))
      if (latest === null) throw new Error("No request was filed")
      return latest
    }
    const payoff = async (id: AssetId) => (await seen(id)).noteOverview.totalPayoff
    const bid = async (buyer: Profile, id: AssetId) => {
      const { offers } = stage.as(buyer)
      return run(offers.publish((await run(offers.create(aBid([{ id }])))).id))
    }

    it("keeps a material change of a published listing as a request, and the listing as it is", async () => {
      const id = await listing()
      const before = await payoff(id)
      const request = await asked(id)
      expect(request).toMatchObject({ assetId: id, status: "Pending", version: 1, assetStatus: "Published" })
      expect(request.changes).toEqual([
        { field: PAYOFF, label: "Total payoff", before: "$10,500,000", after: "$11,000,000" },
      ])
      expect(await payoff(id)).toBe(before)
    })

    it("applies what is not material at once, in the same save too", async () => {
      const id = await listing()
      await edit(id, (asset) => ({
        ...payoffOf(asset, 11_000_000),
        mainInfo: { ...asset.mainInfo, description: "Beside the new station" },
      }))
      expect((await seen(id, null)).mainInfo.description).toBe("Beside the new station")
      expect((await run(of(seller).ofListing(id))).latest?.changes).toHaveLength(1)
    })

    it("refuses a change that its seller did not confirm, and shows whoever decides what was confirmed", async () => {
      const id = await listing()
      const low = payoffOf(await seen(id), 9_000_000)
      expect(await refusalOf(stage.as(seller).listings.edit(id, low))).toBe("AssetFactsInvalid")
      expect((await run(of(seller).ofListing(id))).latest).toBeNull()
      const values = "900000000, 1000000000"
      await edit(id, () => ({ ...low, confirmedWarnings: [{ warning: "payoffBelowBalance", values }] }))
      const { latest } = await run(of(seller).ofListing(id))
      const warnings = [
        { message: expect.stringMatching(/ less than the unpaid principal balance /), isConfirmed: true },
      ]
      expect(latest).toMatchObject({ status: "Pending", warnings })
      if (latest === null) throw new Error("No request was filed")
      expect((await run(of(admin).find(latest.id))).warnings).toEqual(warnings)
      await run(of(admin).approve(latest.id, latest.version))
      expect((await run(of(admin).find(latest.id))).warnings).toEqual([])
    })

    it("adds a later save to the pending request, whose version counts", async () => {
      const id = await listing()
      const first = await asked(id)
      await edit(id, (asset) => ({ mainInfo: { ...asset.mainInfo, listingPrice: must(Cents, 9_000_000_00) } }))
      const second = await asked(id, 11_500_000)
      expect([second.id, second.version]).toEqual([first.id, 3])
      expect(second.changes.map(({ after, label }) => [label, after])).toEqual([
        ["Asking price", "$9,000,000"],
        ["Total payoff", "$11,500,000"],
      ])
      expect((await asked(id, 11_500_000)).version).toBe(3)
    })

    it("applies material changes at once before publication and after the sale is off", async () => {
      const id = await listing()
      await run(stage.as(seller).listings.withdraw(id))
      await edit(id, (asset) => payoffOf(asset, 12_000_000))
      expect([await payoff(id), (await run(of(seller).ofListing(id))).latest]).toEqual([12_000_000_00, null])
    })

    it("refuses a save that would change what the seller did not confirm", async () => {
      const id = await listing()
      const edited = payoffOf(await seen(id), 11_000_000)
      const { listings } = stage.as(seller)
      expect(await refusalOf(listings.edit(id, { ...edited, confirmedChanges: [] }))).toBe("ChangesUnconfirmed")
      await run(listings.edit(id, { ...edited, confirmedChanges: [PAYOFF] }))
      expect((await run(of(seller).ofListing(id))).latest?.status).toBe("Pending")
    })

    it("shows a pending request to nobody but the first owner and administrators", async () => {
      const id = await listing()
      const request = await asked(id)
      const others = [await buyerOn(stage), await sellerOn(stage), await personOn(stage), null]
      for (const other of others) expect(await run(of(other).ofListing(id))).toEqual({ latest: null, history: [] })
      for (const other of others.slice(0, 3)) {
        expect(await refusalOf(of(other).find(request.id))).toBe("RoleMissing")
        expect(await refusalOf(of(other).pending({ size: 20, offset: 0 }))).toBe("RoleMissing")
      }
      expect((await run(of(admin).ofListing(id))).latest?.id).toBe(request.id)
      const rival = await sellerOn(stage)
      expect(await refusalOf(of(rival).withdraw(request.id))).toBe("ChangeRequestNotFound")
      expect(await refusalOf(of(seller).approve(request.id, 1))).toBe("RoleMissing")
    })

    it("lists pending requests for administrators with the seller's name, the longest waiting first", async () => {
      const one = await asked(await listing())
      await stage.advance(1_000)
      const other = await asked(await listing())
      const { requests, total } = await run(of(admin).pending({ size: 1_000, offset: 0 }))
      expect(total).toBe(requests.length)
      const places = [one, other].map(({ id }) => requests.findIndex((request) => request.id === id))
      expect(places[0]).toBeGreaterThanOrEqual(0)
      expect(places[1]).toBeGreaterThan(places[0] ?? 0)
      expect(requests[places[0] ?? 0]?.sellerName).toBe(seller.sellerProfile.entityName)
      expect((await run(of(admin).find(one.id))).assetId).toBe(one.assetId)
      expect(await refusalOf(of(admin).find(must(ChangeRequestId, freshUuid())))).toBe("ChangeRequestNotFound")
    })

    it("puts an approved change into the listing and its history, for everybody", async () => {
      const id = await listing()
      const request = await asked(id)
      await stage.advance(1_000)
      expect((await run(of(admin).approve(request.id, request.version))).status).toBe("Approved")
      expect(await payoff(id)).toBe(11_000_000_00)
      expect((await run(of(null).ofListing(id))).history).toEqual([
        { at: stage.now(), changes: request.changes, note: null },
      ])
    })

    it("carries the seller's note to who decides, and once approved to everybody who sees the listing", async () => {
      const id = await listing()
      const payoffAt = async (dollars: number, changeNote?: string) =>
        edit(id, (asset) => ({ ...payoffOf(asset, dollars), ...(changeNote === undefined ? {} : { changeNote }) }))
      const noteOf = async (who: Profile) => (await run(of(who).ofListing(id))).latest?.note
      await payoffAt(11_000_000, "  The servicer corrected it.\n")
      expect([await noteOf(seller), await noteOf(admin)]).toEqual(Array(2).fill("The servicer corrected it."))
      expect(await run(of(await buyerOn(stage)).ofListing(id))).toEqual({ latest: null, history: [] })
      await payoffAt(11_100_000, "  ")
      expect(await noteOf(admin)).toBe("The servicer corrected it.")
      await payoffAt(11_100_000, "Corrected twice.")
      const { latest } = await run(of(admin).ofListing(id))
      expect([latest?.note, latest?.version]).toEqual(["Corrected twice.", 3])
      await run(of(admin).approve(latest?.id ?? must(ChangeRequestId, freshUuid()), 3))
      expect((await run(of(null).ofListing(id))).history.map(({ note }) => note)).toEqual(["Corrected twice."])
    })

    it("marks a live offer as made before the change until its buyer sets the terms anew", async () => {
      const [id, buyer] = [await listing(), await buyerOn(stage)]
      const offer = await bid(buyer, id)
      const request = await asked(id)
      await stage.advance(1_000)
      await run(of(admin).approve(request.id, 1))
      const marked = async (who: Profile) => (await run(stage.as(who).offers.find(offer.id))).listingChangedAt
      expect([offer.listingChangedAt, await marked(buyer), await marked(seller)]).toEqual([
        null,
        stage.now(),
        stage.now(),
      ])
      await run(stage.as(buyer).offers.edit(offer.id, aBid([{ id }])))
      expect([await marked(buyer), await marked(seller)]).toEqual([null, null])
    })

    it("tells the seller, live bidders and everybody who has it as a favorite or is admitted to its room", async () => {
      const [id, buyer, fan, reader, stranger] = [
        await listing(),
        await buyerOn(stage),
        await personOn(stage),
        await personOn(stage),
        await personOn(stage),
      ]
      await bid(buyer, id)
      for (const watcher of [fan, buyer, seller]) await run(stage.as(watcher).favorites.add(id))
      await run(stage.as(reader).dataRooms.sign(id, `${reader.firstName} ${reader.lastName}`, null))
      const request = await asked(id)
      await run(of(admin).approve(request.id, 1))
      const titles = async (who: Profile) =>
        (await run(stage.as(who).notices.page({ size: 20, offset: 0, unreadOnly: false }))).notices.map(
          ({ title }) => title,
        )
      expect(await titles(seller)).toContain("Your change of a listing was approved")
      expect(await titles(buyer)).toContain("A listing that you bid on has changed")
      for (const watcher of [fan, reader])
        expect(
          (await titles(watcher)).filter((title) => title === "A listing that you watch has changed"),
        ).toHaveLength(1)
      for (const told of [buyer, seller])
        expect(await titles(told)).not.toContain("A listing that you watch has changed")
      expect(await titles(stranger)).toEqual([])
    })

    it("leaves the listing as it is once declined, and tells the seller why", async () => {
      const id = await listing()
      const request = await asked(id)
      expect(await refusalOf(of(admin).decline(request.id, 1, " "))).toBe("DeclineReasonRequired")
      const declined = await run(of(admin).decline(request.id, 1, " Send the payoff letter "))
      expect(declined).toMatchObject({ status: "Declined", reason: "Send the payoff letter" })
      expect(await payoff(id)).toBe(10_500_000_00)
      const { notices } = await run(stage.as(seller).notices.page({ size: 20, offset: 0, unreadOnly: false }))
      expect(notices.filter(({ text }) => text.includes("Send the payoff letter"))).toHaveLength(1)
      expect((await asked(id)).id).not.toBe(request.id)
    })

    it("lets the seller withdraw what nobody decided, once", async () => {
      const id = await listing()
      const request = await asked(id)
      expect((await run(of(seller).withdraw(request.id))).status).toBe("Withdrawn")
      for (const ask of [
        of(seller).withdraw(request.id),
        of(admin).approve(request.id, 1),
        of(admin).decline(request.id, 1, "No"),
      ])
        expect(await refusalOf(ask)).toBe("ChangeRequestDecided")
      expect((await run(of(seller).ofListing(id))).history).toEqual([])
    })

    it("refuses to decide on another version than the one reviewed", async () => {
      const id = await listing()
      const reviewed = await asked(id)
      await asked(id, 12_000_000)
      expect(await refusalOf(of(admin).approve(reviewed.id, reviewed.version))).toBe("ChangeRequestStale")
      expect(await refusalOf(of(admin).decline(reviewed.id, reviewed.version, "No"))).toBe("ChangeRequestStale")
      expect(await payoff(id)).toBe(10_500_000_00)
    })

    it("refuses what the stage of the sale forbids, asked for and approved", async () => {
      const [id, buyer] = [await listing(), await buyerOn(stage)]
      const offer = await bid(buyer, id)
      const request = await asked(id)
      await run(stage.as(seller).listings.closeCallForOffers(id))
      expect(await refusalOf(of(admin).approve(request.id, 1))).toBe("AssetStatusForbids")
      const edited = payoffOf(await seen(id), 12_000_000)
      expect(await refusalOf(stage.as(seller).listings.edit(id, edited))).toBe("AssetStatusForbids")
      expect((await run(stage.as(buyer).offers.find(offer.id))).listingChangedAt).toBeNull()
      expect((await run(of(seller).withdraw(request.id))).status).toBe("Withdrawn")
    })

    it("ends a pending request with the listing", async () => {
      const id = await listing()
      const request = await asked(id)
      await run(stage.as(seller).listings.withdraw(id))
      expect((await run(of(seller).ofListing(id))).latest).toMatchObject({ id: request.id, status: "Lapsed" })
      expect(await refusalOf(of(admin).approve(request.id, 1))).toBe("ChangeRequestDecided")
    })
  })
