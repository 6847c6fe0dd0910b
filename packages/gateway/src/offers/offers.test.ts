import { describe, expect, it } from "vitest"
import { aListing, anOffer, bid, onAsset, onOffer } from "../testing/listings.ts"
import { testMarket } from "../testing/market.ts"
import { asBuyer, asSeller } from "../testing/people.ts"
import { verifyLog } from "../events/index.ts"

const market = await testMarket()
const seller = await market.person(["Sellers", "VerifiedUsers"], asSeller)
const admin = await market.person(["Admins", "VerifiedUsers"])
const buyer = await market.person(["ApprovedBuyers", "VerifiedUsers"], asBuyer())
const rival = await market.person(["ApprovedBuyers", "VerifiedUsers"], asBuyer())

describe("a sale", () => {
  it("goes from draft to contract, through the public mutations alone", async () => {
    const { id } = await aListing(market, seller, admin)
    const mine = await anOffer(market, buyer, id, "9000000.00")
    await anOffer(market, rival, id, "8000000.00")
    expect(await onAsset(market, seller, "closeCallForOffers", id)).toMatchObject({
      status: "UnderSelection.CallForOffers",
    })
    expect(await onOffer(market, seller, "selectWinner", mine)).toMatchObject({ status: "Successful" })
    const { body } = await market.ask(buyer, `query ($id: ID!) { getAsset(id: $id) { status winnerOfferId } }`, { id })
    expect(body).toEqual({ data: { getAsset: { status: "ContractPending.CallForOffers", winnerOfferId: null } } })
    expect(await verifyLog(market.db)).toMatchObject({ broken: undefined })
    expect(await bid(market, buyer, id, "1")).toMatchObject({
      body: { data: { createOffer: { code: "AssetClosedToOffers" } } },
    })
  })
})
