import { anAssetId, standingIn } from "@xl/testkit/assets"
import { aBuyer, anAdmin, aSale, aSeller, EXAMPLE_NOW, marketInMemory, type Sale } from "@xl/testkit/market"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { addDays, dayOf } from "../../shared/days.ts"

const run = Effect.runPromise
const ID = anAssetId(1)
const TODAY = dayOf(EXAMPLE_NOW)

const kinds = ({ market }: Sale) => market.mails().map(({ kind, to }) => [kind, to])
const live = ({ market }: Sale) =>
  market.home.memory.rows.outbox.flatMap((message) => (message.tag === "live" ? [message] : []))

describe("what is mailed", () => {
  it("is an administrator's revocation to the owner, with its comment, and no withdrawal of the owner's own", async () => {
    const sale = aSale()
    await run(sale.admin.listings.revoke(ID, "Wrong county"))
    expect(sale.market.mails()).toMatchObject([
      { kind: "assetRevoked", to: aSeller().id, facts: { comment: "Wrong county", assetId: ID } },
    ])
    expect(sale.market.mails()[0]?.facts).not.toHaveProperty("was")
    await run(sale.seller.listings.withdraw(anAssetId(2)))
    await run(sale.admin.listings.hold(anAssetId(3)))
    expect(kinds(sale)).toHaveLength(1)
  })

  it("is to the owner what an administrator decides on a publication, and that an approval was taken back", async () => {
    const [draft] = [standingIn("Draft", { registrationStatus: "pending" }).asset]
    const market = marketInMemory({ seed: { assets: [draft], profiles: [aSeller(), anAdmin()] } })
    const { listings } = market.as(anAdmin())
    await run(listings.approve(draft.id, draft.version))
    await run(listings.takeBackApproval(draft.id))
    expect(market.mails().map(({ kind, to }) => [kind, to])).toEqual([
      ["assetApproved", aSeller().id],
      ["assetApprovalTakenBack", aSeller().id],
    ])
  })

  it("is an offer to the seller once, when it is published, and not when it is revised or comes back", async () => {
    const sale = aSale()
    const offer = await sale.bid(1, [1])
    await run(sale.buyer(1).offers.edit(offer.id, { assets: offer.assets, terms: offer.terms }))
    await run(sale.admin.offers.cancel(offer.id, "by mistake"))
    await run(sale.admin.offers.reactivate(offer.id))
    expect(kinds(sale)).toEqual([
      ["offerReceived", aSeller().id],
      ["offerCanceled", aBuyer(1).id],
      ["offerReactivated", aBuyer(1).id],
      ["offerReactivated", aSeller().id],
    ])
  })

  it("is each step of a closing, to whom it concerns, with the day by which that side acts", async () => {
    const sale = aSale()
    const { id } = await sale.bid(1, [1])
    await sale.close(1)
    const { buyerClosingPeriod } = await sale.win(id)
    const end = buyerClosingPeriod?.endDate ?? dayOf(0)
    await run(sale.admin.offers.editBuyerClosingPeriod(id, addDays(end, 2)))
    const accepted = await run(sale.buyer(1).offers.acceptClosingDocuments(id))
    await run(sale.seller.offers.acceptClosingDocuments(id))
    await run(sale.admin.listings.confirmClosing(anAssetId(1)))
    const [buyer, seller] = [aBuyer(1).id, aSeller().id]
    const told = sale.market.mails().slice(1)
    expect(told.flatMap(({ facts }) => facts["side"] ?? [])).toEqual(["buyer", "buyer"]) // whose period was extended
    expect(told.map(({ facts, kind, to }) => [kind, to, facts["day"]])).toEqual([
      ["offerWon", buyer, end],
      ["closingExtended", buyer, addDays(end, 2)],
      ["closingExtended", seller, addDays(end, 2)],
      ["buyerAccepted", seller, accepted.sellerClosingPeriod?.endDate],
      ["underContract", buyer, TODAY],
      ["underContract", seller, TODAY],
      ["saleClosed", buyer, TODAY],
      ["saleClosed", seller, TODAY],
    ])
  })

  it("is what becomes of an offer to its buyer: selected, won, declined with the reason, canceled with it", async () => {
    const sale = aSale()
    const [one, other] = [await sale.bid(1, [1]), await sale.bid(2, [1])]
    await sale.close(1)
    await run(sale.seller.offers.selectForBestAndFinal(one.id))
    await sale.win(one.id)
    await run(sale.seller.offers.decline(other.id, "Too low"))
    await run(sale.admin.offers.cancel(one.id, "Default"))
    const told = sale.market.mails().slice(2)
    expect(told.slice(-2).map(({ facts }) => facts["day"])).toEqual([TODAY, TODAY])
    expect(told.map(({ facts, kind, to }) => [kind, to, facts["reason"]])).toEqual([
      ["offerSelectedForBestAndFinal", aBuyer(1).id, ""],
      ["offerWon", aBuyer(1).id, ""],
      ["offerDeclined", aBuyer(2).id, "Too low"],
      ["offerCanceled", aBuyer(1).id, "Default"],
      ["saleLost", aSeller().id, "Default"],
    ])
  })
})

describe("who hears live", () => {
  it("is everybody, of a listing that is or was public, and else its owner", async () => {
    const sale = aSale()
    await run(sale.seller.listings.hold(ID))
    await run(sale.seller.listings.release(ID, null))
    await run(sale.seller.listings.withdraw(ID))
    await run(sale.seller.listings.edit(ID, { images: ["other"] }))
    expect(live(sale).map(({ audience }) => audience.everyone)).toEqual([true, true, true, false])
    expect(live(sale).every(({ audience }) => audience.users.includes(aSeller().id))).toBe(true)
  })

  it("is the buyer alone of a draft, and the seller too from publication on", async () => {
    const sale = aSale()
    await sale.bid(1, [1])
    expect(live(sale).map(({ audience }) => audience)).toEqual([
      { everyone: false, users: [aBuyer(1).id] },
      { everyone: false, users: [aBuyer(1).id, aSeller().id] },
    ])
  })
})

describe("what is logged", () => {
  it("is who did what when, before and after, of what changed alone", async () => {
    const sale = aSale()
    await run(sale.seller.listings.hold(ID))
    const since = sale.market.home.clock.now()
    expect(sale.market.home.memory.rows.events).toEqual([
      {
        chain: ID,
        type: "AssetStatusChanged",
        actor: { id: aSeller().id, trigger: "Seller" },
        at: since,
        subject: ID,
        before: { status: "Published", hold: null },
        after: { status: "OnHold.Published", hold: { by: "Seller", since } },
      },
    ])
  })

  it("is a bundle's story on the chain of each of its assets", async () => {
    const sale = aSale()
    await sale.bid(1, [1, 2])
    const { events } = sale.market.home.memory.rows
    expect(events.map(({ chain, type }) => [chain, type])).toEqual([
      [anAssetId(1), "OfferCreated"],
      [anAssetId(2), "OfferCreated"],
      [anAssetId(1), "OfferStatusChanged"],
      [anAssetId(2), "OfferStatusChanged"],
    ])
  })
})
