import { DAY_MILLIS } from "@xl/core/shared"
import { standingIn } from "@xl/testkit/assets"
import { aBuyer, aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { anOfferId } from "@xl/testkit/offers"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { app } from "../testing/app.ts"
import { ClosingListModel } from "./closing-list-model.ts"

const won = standingIn("ContractPending.CallForOffers")
const OFFER = anOfferId(1)
const opened = async (who = aBuyer()) => {
  const seed = { assets: [won.asset], offers: [...won.offers], profiles: [aSeller(), aBuyer()] }
  const stage = await app({ who, now: EXAMPLE_NOW, seed })
  const model = new ClosingListModel(stage.ports.offers, stage.session)
  await model.open(who.id === aSeller().id ? "seller" : "buyer")
  return { model, stage }
}
const ids = (model: ClosingListModel, now: number = EXAMPLE_NOW) => model.openAt(now).map(({ id }) => id)

describe("the closings that wait for a party", () => {
  it("leave the buyer's list for the seller's, without reload, when the buyer has accepted (BUY-144, BUY-145)", async () => {
    const [buyers, sellers] = [await opened(), await opened(aSeller())]
    expect([ids(buyers.model), ids(sellers.model)]).toEqual([[OFFER], []])
    const stops = [buyers.model.follow()]
    await Effect.runPromise(buyers.stage.ports.offers.acceptClosingDocuments(OFFER))
    await expect.poll(() => ids(buyers.model)).toEqual([])
    const seller = new ClosingListModel(buyers.stage.market.as(aSeller()).offers, buyers.stage.session)
    await seller.open("seller")
    expect(ids(seller)).toEqual([OFFER])
    for (const stop of stops) stop()
  })

  it("are no longer shown once the period has ended (BUY-144)", async () => {
    const { model } = await opened()
    expect(ids(model, EXAMPLE_NOW + 58 * DAY_MILLIS)).toEqual([OFFER])
    expect(ids(model, EXAMPLE_NOW + 59 * DAY_MILLIS)).toEqual([])
  })
})
