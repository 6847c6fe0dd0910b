import { EVERYTHING } from "@xl/core/assets"
import type { Offers, OfferView } from "@xl/core/offers"
import type { Profile } from "@xl/core/profiles"
import { addDays, type AssetId, dayOf, DAY_MILLIS, must, OfferId } from "@xl/core/shared"
import { Effect } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import type { MarketPorts } from "../market/market.ts"
import { refusalOf } from "../market/sale.ts"
import { adminOn, buyerOn, completeDraftOn, listingOn, type MarketStage, sellerOn } from "../market/stage.ts"
import { freshUuid } from "../shared/fresh-uuid.ts"
import { closingLaws } from "./closing-laws.ts"
import { aBid, terms } from "./examples.ts"
import { fundsLaws } from "./funds-laws.ts"
import { roundTripLaws } from "./round-trip-laws.ts"

const run = Effect.runPromise
const ALL = { status: [], type: [], size: 10, offset: 0 }

/** The laws of every way to command offers. One market serves the whole suite: no law may assume it is empty. */
export const offersContract = (way: string, open: () => Promise<MarketStage>) =>
  describe(`Offers through ${way}`, () => {
    let stage: MarketStage
    let seller: Profile
    let admin: Profile
    beforeAll(async () => {
      stage = await open()
      ;[seller, admin] = [await sellerOn(stage), await adminOn(stage)]
    })
    const listing = () => listingOn(stage, seller, admin)
    const buyer = async (): Promise<MarketPorts> => stage.as(await buyerOn(stage))
    const publish = (offers: Offers["Service"], ...assets: ReadonlyArray<AssetId>): Promise<OfferView> =>
      run(Effect.flatMap(offers.create(aBid(assets.map((id) => ({ id })))), ({ id }) => offers.publish(id)))
    const selection = async () => {
      const [id, one, other] = [await listing(), await buyer(), await buyer()]
      const [first, second] = [await publish(one.offers, id), await publish(other.offers, id)]
      await run(stage.as(seller).listings.closeCallForOffers(id))
      return { id, one, other, first, second }
    }

    it("shows a draft to its buyer alone, and a published offer to the seller too (BUY-300)", async () => {
      const [id, { offers }] = [await listing(), await buyer()]
      const draft = await run(offers.create(aBid([{ id }])))
      expect(draft).toMatchObject({ status: "Draft", terms: terms(), buyerName: null, sellerNotes: null })
      expect(await refusalOf(stage.as(seller).offers.find(draft.id))).toBe("OfferNotFound")
      const published = await run(offers.publish(draft.id))
      expect(await run(offers.find(draft.id))).toEqual(published)
      const seen = await run(stage.as(seller).offers.find(draft.id))
      expect(seen).toMatchObject({ status: "Published", buyerName: "Blair Buyer1", sellerNotes: "" })
    })

    it("lists a buyer's own offers newest first, and a listing's with the highest bid first", async () => {
      const [id, other, one, two] = [await listing(), await listing(), await buyer(), await buyer()]
      const low = await publish(one.offers, id)
      const high = await run(
        Effect.flatMap(two.offers.create(aBid([{ id }], terms({ bidPrice: 9_000_000_00 }))), (draft) =>
          two.offers.publish(draft.id),
        ),
      )
      await stage.advance(1_000)
      const newest = await publish(one.offers, other)
      const ids = (offers: ReadonlyArray<OfferView>) => offers.map((offer) => offer.id)
      const mine = await run(one.offers.mine(ALL))
      expect([mine.total, ids(mine.offers)]).toEqual([2, [newest.id, low.id]])
      expect(ids((await run(one.offers.mine({ ...ALL, size: 1, offset: 1 }))).offers)).toEqual([low.id])
      expect((await run(one.offers.mine({ ...ALL, status: ["Draft"] }))).total).toBe(0)
      expect(ids(await run(stage.as(seller).offers.onAsset(id)))).toEqual([high.id, low.id])
      expect(await refusalOf(one.offers.onAsset(id))).toBe("AssetNotFound")
    })

    it("lists a listing's offers by what each bids on it: a bundle by its share, not by its total", async () => {
      const [id, other, one, two] = [await listing(), await listing(), await buyer(), await buyer()]
      const single = await publish(one.offers, id)
      const bid = aBid([{ id }, { id: other }], terms({ bidPrice: 9_000_000_00 }))
      const bundle = await run(Effect.flatMap(two.offers.create(bid), (draft) => two.offers.publish(draft.id)))
      const shown = await run(stage.as(seller).offers.onAsset(id))
      expect(shown.map((offer) => offer.id)).toEqual([single.id, bundle.id])
    })

    it("never tells a rival of an offer, by whatever command", async () => {
      const [id, one, rival] = [await listing(), await buyer(), await buyer()]
      const offer = await publish(one.offers, id)
      const none = must(OfferId, freshUuid())
      for (const ask of [
        rival.offers.find,
        rival.offers.withdraw,
        rival.offers.publish,
        rival.offers.acceptClosingDocuments,
      ])
        expect([await refusalOf(ask(offer.id)), await refusalOf(ask(none))]).toEqual(["OfferNotFound", "OfferNotFound"])
    })

    it("tells by a search that a listing has offers to its owner and administrators alone (SEL-351)", async () => {
      const [id, one] = [await listing(), await buyer()]
      await publish(one.offers, id)
      const { name } = (await run(stage.as(seller).catalog.find(id))).mainInfo
      const withOffers = { ...EVERYTHING, name, status: ["Published.WithOffers"] as const, size: 100 }
      const finds = async ({ catalog }: Pick<MarketPorts, "catalog">) =>
        (await run(catalog.search(withOffers))).assets.some((asset) => asset.id === id)
      expect([await finds(stage.as(seller)), await finds(stage.as(admin))]).toEqual([true, true])
      for (const who of [stage.as(null), one, await buyer()]) expect(await finds(who)).toBe(false)
    })

    it("refuses what the terms, the asset and the buyer forbid, and writes nothing", async () => {
      const [id, one] = [await listing(), await buyer()]
      const draft = await completeDraftOn(stage, seller)
      const bid = (change: Parameters<typeof terms>[0]) => one.offers.create(aBid([{ id }], terms(change)))
      expect(await refusalOf(bid({ bidPrice: 0, earnestMoneyDeposit: 0 }))).toBe("BidPriceOutOfBounds")
      expect(await refusalOf(bid({ bidPrice: 100_000_000_01 }))).toBe("BidPriceOutOfBounds")
      expect(await refusalOf(bid({ earnestMoneyDeposit: 8_000_000_01 }))).toBe("EarnestMoneyOutOfBounds")
      expect(await refusalOf(bid({ dueDiligencePeriod: 366 }))).toBe("DueDiligenceOutOfBounds")
      expect(await refusalOf(bid({ closing: 0 }))).toBe("ClosingOutOfBounds")
      expect(await refusalOf(one.offers.create(aBid([])))).toBe("BundleInvalid")
      expect(await refusalOf(one.offers.create(aBid([{ id: draft.id }])))).toBe("AssetNotFound")
      expect((await run(one.offers.mine(ALL))).total).toBe(0)
      const old = addDays(dayOf(stage.now()), -90)
      const late = await buyerOn(stage)
      await stage.add({ ...late, buyerProfile: { ...late.buyerProfile, fundsApprovalDate: old } })
      expect(await refusalOf(stage.as(late).offers.create(aBid([{ id }])))).toBe("FundsExpired")
      const unverified = await buyerOn(stage, { roles: ["ApprovedBuyers"] })
      expect(await refusalOf(stage.as(unverified).offers.create(aBid([{ id }])))).toBe("EmailNotVerified")
      expect(await refusalOf(stage.as(seller).offers.create(aBid([{ id }])))).toBe("RoleMissing")
      expect(await refusalOf(stage.as(null).offers.create(aBid([{ id }])))).toBe("SignInRequired")
    })

    it("refuses a second active offer, and takes new terms for a draft", async () => {
      const [id, { offers }] = [await listing(), await buyer()]
      const draft = await run(offers.create(aBid([{ id }])))
      const again = await run(offers.create(aBid([{ id }], terms({ closing: 45 }))))
      expect([again.id, again.terms.closing]).toEqual([draft.id, 45])
      await run(offers.publish(draft.id))
      expect(await refusalOf(offers.create(aBid([{ id }])))).toBe("OfferAlreadyActive")
    })

    it("takes revised terms while the asset is open, and an offer back at any time", async () => {
      const { first, id, one } = await selection()
      const revised = aBid([{ id }], terms({ bidPrice: 8_500_000_00 }))
      expect(await refusalOf(one.offers.edit(first.id, revised))).toBe("AssetClosedToOffers")
      expect(await run(one.offers.withdraw(first.id))).toMatchObject({ status: "Withdrawn", withdrawDate: stage.now() })
      const repeated = await run(one.offers.withdraw(first.id))
      expect(repeated.offerHistory.at(-1)).toMatchObject({ from: "Published", to: "Withdrawn", trigger: "Buyer" })
    })

    roundTripLaws(() => ({ stage, seller, listing }))

    fundsLaws(() => ({ stage, seller, admin, listing, publish }))

    it("declines with a reason only", async () => {
      const { second } = await selection()
      const { offers } = stage.as(seller)
      expect(await refusalOf(offers.decline(second.id, " "))).toBe("DeclineReasonRequired")
      expect(await run(offers.decline(second.id, "Too low"))).toMatchObject({
        status: "Declined",
        declineReason: "Too low",
        offerStatusChangeTrigger: "Seller",
      })
    })

    it("keeps the seller's notes, whatever becomes of the offer, and tells its buyer nothing (BUY-298)", async () => {
      const { one, second } = await selection()
      const { offers } = stage.as(seller)
      const noted = await run(offers.note(second.id, "  Call their counsel first. "))
      expect(noted).toMatchObject({ sellerNotes: "Call their counsel first.", status: "Published" })
      await run(offers.decline(second.id, "Too low"))
      expect((await run(offers.find(second.id))).sellerNotes).toBe("Call their counsel first.")
      expect((await run(offers.note(second.id, " "))).sellerNotes).toBe("")
      expect(await refusalOf(one.offers.note(second.id, "x"))).toBe("RoleMissing")
      expect(await refusalOf(stage.as(await sellerOn(stage)).offers.note(second.id, "x"))).toBe("OfferNotFound")
    })

    it("carries one winner to the contract, and ends every other offer with it (BUY-285, BUY-338)", async () => {
      const { first, id, one, second } = await selection()
      const { listings, offers } = stage.as(seller)
      expect((await run(offers.selectWinner(first.id))).assetStatus).toBe("ContractPending.CallForOffers")
      expect(await refusalOf(offers.selectWinner(second.id))).toBe("WinnerChosen")
      expect(await refusalOf(offers.acceptClosingDocuments(first.id))).toBe("BuyerAcceptsFirst")
      expect((await run(one.offers.acceptClosingDocuments(first.id))).closingPhase).toBe("sellerClosing")
      expect((await run(offers.acceptClosingDocuments(first.id))).assetStatus).toBe("UnderContract")
      expect(await run(offers.find(second.id))).toMatchObject({
        status: "Declined",
        declineReason: "Another offer was accepted",
      })
      expect(await refusalOf(listings.withdraw(id))).toBe("AssetStatusForbids")
      expect((await run(stage.as(admin).listings.confirmClosing(id))).status).toBe("Closed")
    })

    closingLaws(() => ({ stage, seller, admin, selection }))

    it("lets one of two choices win", async () => {
      const { first, second } = await selection()
      const { offers } = stage.as(seller)
      const outcomes = await run(
        Effect.all(
          [first, second].map(({ id }) =>
            Effect.match(offers.selectWinner(id), {
              onFailure: ({ _tag }): string => _tag,
              onSuccess: ({ status }): string => status,
            }),
          ),
          { concurrency: 2 },
        ),
      )
      expect(outcomes.toSorted()).toEqual(["Successful", "WinnerChosen"])
    })

    it("moves a bundle as a whole", async () => {
      const [one, other, { offers }] = [await listing(), await listing(), await buyer()]
      const bundle = await publish(offers, one, other)
      expect(bundle.type).toBe("MultipleBid")
      await run(stage.as(seller).listings.withdraw(other))
      expect(await run(offers.find(bundle.id))).toMatchObject({
        status: "Canceled",
        cancelReason: "An asset of this offer is no longer available",
      })
    })

    it("lets the selected revise in best and final", async () => {
      const { first, id, one } = await selection()
      const asSeller = stage.as(seller)
      const today = dayOf(stage.now())
      const bestAndFinal = { startDate: addDays(today, 1), endDate: addDays(today, 2) }
      await run(asSeller.listings.planPeriods(id, { bestAndFinal }))
      expect((await run(asSeller.offers.selectForBestAndFinal(first.id))).status).toBe("BestAndFinal")
      await stage.advance(DAY_MILLIS)
      await stage.tick()
      const revised = await run(one.offers.edit(first.id, aBid([{ id }], terms({ bidPrice: 8_500_000_00 }))))
      expect(revised).toMatchObject({ assetStatus: "BestAndFinal", terms: { bidPrice: 8_500_000_00 } })
      expect((await run(asSeller.listings.closeBestAndFinal(id))).status).toBe("UnderSelection.BestAndFinal")
    })

    it("is canceled and brought back by administrators, who enter its money by hand", async () => {
      const [id, { offers }] = [await listing(), await buyer()]
      const offer = await publish(offers, id)
      const asAdmin = stage.as(admin).offers
      const today = dayOf(stage.now())
      expect(await refusalOf(offers.cancel(offer.id, "x"))).toBe("RoleMissing")
      expect(await refusalOf(asAdmin.recordManualTransfer(offer.id, "refundToBuyer", "wire", today))).toBe(
        "TransferOutOfOrder",
      )
      expect(await refusalOf(asAdmin.recordManualTransfer(offer.id, "fund", " ", today))).toBe("ReferenceRequired")
      await run(asAdmin.recordManualTransfer(offer.id, "fund", "wire 7", today))
      expect(await run(asAdmin.cancel(offer.id, "Entered twice"))).toMatchObject({
        status: "Canceled",
        cancelReason: "Entered twice",
        deposit: { decision: "open" },
      })
      expect(await run(asAdmin.reactivate(offer.id))).toMatchObject({ status: "Published", canceledDate: null })
    })
  })
