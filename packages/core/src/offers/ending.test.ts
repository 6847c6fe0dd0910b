import { anAssetId } from "@xl/testkit/assets"
import { aSale, EXAMPLE_NOW, refusalOf } from "@xl/testkit/market"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { withdrawnLocally } from "./optimistic.ts"

const run = Effect.runPromise

describe("an offer that ends", () => {
  it("is withdrawn by its buyer, with the date (BUY-133)", async () => {
    const sale = aSale()
    const { id } = await sale.bid(1, [1])
    const withdrawn = await run(sale.buyer(1).offers.withdraw(id))
    expect(withdrawn).toMatchObject({ status: "Withdrawn", withdrawDate: EXAMPLE_NOW, canceledDate: null })
    expect(sale.asset(1)).toMatchObject({ numberOfActiveOffers: 0, numberOfOffers: 1 })
  })

  it("shows as Withdrawn with a date while the withdrawal is on its way (BUY-134, BUY-135)", async () => {
    const sale = aSale()
    const offer = await sale.bid(1, [1])
    expect(withdrawnLocally(offer, EXAMPLE_NOW)).toEqual({
      ...offer,
      status: "Withdrawn",
      withdrawDate: EXAMPLE_NOW,
    })
  })

  it("is declined by the seller with a reason, and never without one (SEL-174, BUY-138)", async () => {
    const sale = aSale()
    const { id } = await sale.bid(1, [1])
    for (const blank of ["", "  "])
      expect(await refusalOf(sale.seller.offers.decline(id, blank))).toBe("DeclineReasonRequired")
    expect(await run(sale.seller.offers.decline(id, " Too low "))).toMatchObject({
      status: "Declined",
      declineReason: "Too low",
      declinedDate: EXAMPLE_NOW,
    })
    expect(sale.market.mails().at(-1)).toMatchObject({ kind: "offerDeclined", facts: { reason: "Too low" } })
  })

  it("carries the date of each thing that happened to it (BUY-142)", async () => {
    const sale = aSale()
    const [one, other] = [await sale.bid(1, [1]), await sale.bid(2, [1])]
    expect(one.publishedDate).toBe(EXAMPLE_NOW)
    await sale.close(1)
    const selected = await run(sale.seller.offers.selectForBestAndFinal(one.id))
    expect(selected.acceptedDate).toBe(EXAMPLE_NOW)
    expect((await sale.win(one.id)).winningDate).toBe(EXAMPLE_NOW)
    expect((await run(sale.seller.offers.decline(other.id, "Lost"))).declinedDate).toBe(EXAMPLE_NOW)
  })

  it("needs a reason when an administrator cancels it, and gives the win back", async () => {
    const sale = aSale()
    const [one] = [await sale.bid(1, [1]), await sale.bid(2, [1])]
    await sale.close(1)
    await sale.win(one.id)
    expect(await refusalOf(sale.admin.offers.cancel(one.id, " "))).toBe("DeclineReasonRequired")
    const canceled = await run(sale.admin.offers.cancel(one.id, "The buyer asked"))
    expect(canceled).toMatchObject({ status: "Canceled", assetStatus: "UnderSelection.CallForOffers" })
    expect(sale.asset(1)).toMatchObject({ winnerOfferId: null, periods: { buyerClosing: null } })
  })

  it("is not canceled once the contract is made: then the fall-through is reported", async () => {
    const sale = aSale()
    const { id } = await sale.bid(1, [1])
    await sale.close(1)
    await sale.win(id)
    await sale.contract(1, id)
    expect(await refusalOf(sale.admin.offers.cancel(id, "x"))).toBe("AssetStatusForbids")
    expect((await run(sale.admin.listings.reportFallThrough(anAssetId(1), "x"))).status).toBe("Published")
  })
})
