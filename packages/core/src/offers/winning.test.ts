import { anAssetId, aPublishedAsset, standingIn } from "@xl/testkit/assets"
import { aBuyer, anAdmin, aSale, aSeller, EXAMPLE_NOW, marketInMemory, refusalOf } from "@xl/testkit/market"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { addDays, DAY_MILLIS, dayOf } from "../shared/days.ts"

const run = Effect.runPromise
const TODAY = dayOf(EXAMPLE_NOW)

describe("the winner", () => {
  it("is chosen under selection, and its buyer's closing opens (SEL-173)", async () => {
    const sale = aSale()
    const { id } = await sale.bid(1, [1])
    expect(await refusalOf(sale.seller.offers.selectWinner(id))).toBe("AssetStatusForbids")
    await sale.close(1)
    expect(await sale.win(id)).toMatchObject({
      status: "Successful",
      winningDate: EXAMPLE_NOW,
      buyerClosingPeriod: { startDate: TODAY, endDate: addDays(TODAY, 60) },
      closingPhase: "buyerClosing",
    })
    expect(sale.asset(1)).toMatchObject({ status: "ContractPending.CallForOffers", winnerOfferId: id })
  })

  it("is one: another cannot be chosen beside it", async () => {
    const sale = aSale()
    const [first, second] = [await sale.bid(1, [1]), await sale.bid(2, [1])]
    await sale.close(1)
    await sale.win(first.id)
    expect(await refusalOf(sale.seller.offers.selectWinner(second.id))).toBe("WinnerChosen")
  })

  it("is not one whose funds ran out, who is asked to renew them and nothing else is written", async () => {
    const sale = aSale()
    const { id } = await sale.bid(1, [1])
    await sale.close(1)
    sale.market.home.clock.set(Date.UTC(2027, 1, 16))
    const { events } = sale.market.home.memory.rows
    expect(await refusalOf(sale.seller.offers.selectWinner(id))).toBe("WinnerFundsExpired")
    expect(sale.market.mails().at(-1)).toMatchObject({ kind: "winnerFundsExpired", to: aBuyer(1).id })
    expect(sale.market.home.memory.rows.events).toEqual(events)
  })

  it("makes the contract once both parties accepted, and every other offer ends with it", async () => {
    const sale = aSale()
    const [winner, other] = [await sale.bid(1, [1]), await sale.bid(2, [1])]
    const bundle = await sale.bid(3, [1, 3])
    await sale.close(1)
    await sale.win(winner.id)
    expect(await refusalOf(sale.seller.offers.acceptClosingDocuments(winner.id))).toBe("BuyerAcceptsFirst")
    sale.market.home.clock.advance(3 * DAY_MILLIS)
    const accepted = await run(sale.buyer(1).offers.acceptClosingDocuments(winner.id))
    const sellerClosing = { startDate: addDays(TODAY, 3), endDate: addDays(TODAY, 13) }
    expect(accepted).toMatchObject({ sellerClosingPeriod: sellerClosing, closingPhase: "sellerClosing" })
    expect(sale.asset(1).periods.sellerClosing).toMatchObject(sellerClosing)
    const done = await run(sale.seller.offers.acceptClosingDocuments(winner.id))
    expect([done.closingPhase, done.assetStatus]).toEqual(["completed", "UnderContract"])
    expect(sale.offer(other.id)).toMatchObject({ status: "Declined", declineReason: "Another offer was accepted" })
    expect(sale.offer(bundle.id)).toMatchObject({ status: "Canceled" })
    expect(sale.asset(3)).toMatchObject({ status: "Published", numberOfActiveOffers: 0 })
    expect((await run(sale.admin.listings.confirmClosing(anAssetId(1)))).status).toBe("Closed")
  })

  it("needs its earnest money paid where the asset requires one", async () => {
    const sale = aSale()
    const { id } = await sale.bid(1, [2])
    await sale.close(2)
    await sale.win(id)
    await run(sale.buyer(1).offers.acceptClosingDocuments(id))
    expect(await refusalOf(sale.seller.offers.acceptClosingDocuments(id))).toBe("DepositUnpaid")
    await run(sale.admin.offers.recordManualTransfer(id, "fund", "wire 7", TODAY))
    expect((await run(sale.seller.offers.acceptClosingDocuments(id))).assetStatus).toBe("UnderContract")
  })

  it("is not confirmed as closed while required earnest money is missing", async () => {
    const { asset, offers } = standingIn("UnderContract", { requireBidDeposit: true })
    const seed = { assets: [asset], offers, profiles: [aSeller(), aBuyer(1), anAdmin()] }
    const { home, as } = marketInMemory({ seed })
    const before = home.memory.rows
    expect(await refusalOf(as(anAdmin()).listings.confirmClosing(asset.id))).toBe("DepositUnpaid")
    expect(home.memory.rows).toBe(before)
  })

  it("may fall through: the offer is canceled, a decision on its deposit opens, the asset is for sale again", async () => {
    const sale = aSale()
    const { id } = await sale.bid(1, [2])
    await sale.close(2)
    await sale.win(id)
    await run(sale.admin.offers.recordManualTransfer(id, "fund", "wire 7", TODAY))
    await sale.contract(1, id)
    const back = await run(sale.admin.listings.reportFallThrough(anAssetId(2), "No financing"))
    expect([back.status, back.winnerOfferId]).toEqual(["Published", null])
    expect(sale.offer(id)).toMatchObject({
      status: "Canceled",
      cancelReason: "No financing",
      deposit: { decision: "open" },
      buyerClosingPeriod: { startDate: TODAY },
    })
    expect(sale.asset(2).periods).toEqual(aPublishedAsset().periods)
  })
})
