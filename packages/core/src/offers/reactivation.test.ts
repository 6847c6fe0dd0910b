import { standingIn } from "@xl/testkit/assets"
import { aBuyer, anAdmin, aSale, aSeller, EXAMPLE_NOW, marketInMemory, refusalOf } from "@xl/testkit/market"
import { anOffer, anOfferId } from "@xl/testkit/offers"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const PEOPLE = [aSeller(), aBuyer(1), aBuyer(2), anAdmin()]
const run = Effect.runPromise

describe("a canceled offer brought back", () => {
  it("is Published where its asset is open, as if it had not won (BUY-165)", async () => {
    const sale = aSale()
    const { id } = await sale.bid(1, [1])
    await sale.close(1)
    await sale.win(id)
    await run(sale.admin.offers.cancel(id, "by mistake"))
    expect(await run(sale.admin.offers.reactivate(id))).toMatchObject({
      status: "Published",
      winningDate: null,
      buyerClosingPeriod: null,
      offerStatusChangeTrigger: "Admin",
    })
  })

  it("is BestAndFinal where that runs and it was selected", async () => {
    const { asset: standing } = standingIn("BestAndFinal")
    const selected = anOffer({ id: anOfferId(2), owners: [aBuyer(2).id], status: "BestAndFinal" })
    const canceled = anOffer({ status: "Canceled", acceptedDate: EXAMPLE_NOW, canceledDate: EXAMPLE_NOW })
    const market = marketInMemory({ seed: { profiles: PEOPLE, assets: [standing], offers: [canceled, selected] } })
    expect((await run(market.as(anAdmin()).offers.reactivate(canceled.id))).status).toBe("BestAndFinal")
  })

  it("is refused beside another of the same buyer, with a winner, and after the funds ran out", async () => {
    const sale = aSale()
    const { id } = await sale.bid(1, [1])
    await run(sale.admin.offers.cancel(id, "by mistake"))
    const next = await sale.bid(1, [1])
    expect(await refusalOf(sale.admin.offers.reactivate(id))).toBe("OfferAlreadyActive")
    await sale.close(1)
    await sale.win(next.id)
    expect(await refusalOf(sale.admin.offers.reactivate(id))).toBe("WinnerChosen")
    await run(sale.admin.offers.cancel(next.id, "by mistake"))
    sale.market.home.clock.set(Date.UTC(2027, 1, 16))
    expect(await refusalOf(sale.admin.offers.reactivate(id))).toBe("FundsExpired")
  })
})
