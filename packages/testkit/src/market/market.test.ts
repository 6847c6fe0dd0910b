import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { aNewAsset, anAsset, anAssetId, aPublishedAsset } from "../assets/index.ts"
import { aBid } from "../offers/index.ts"
import { aBuyer, anAdmin, aSeller, marketInMemory } from "./index.ts"

const run = Effect.runPromise

describe("a market in memory", () => {
  it("carries a loan from a seller's draft to a winner, and tells the buyers live", async () => {
    const [first, second] = [aBuyer(1), aBuyer(2)]
    const market = marketInMemory({ seed: { profiles: [aSeller(), first, second, anAdmin()] } })
    const seller = market.as(aSeller())
    const draft = anAsset()
    const tiers = await run(seller.listings.createDataRoom("Cedar Park Retail"))
    const { id } = await run(seller.listings.create(aNewAsset({ tiers })))
    const { contacts, images, legal, noteOverview, propertyOverview } = draft
    await run(
      seller.listings.edit(id, { contacts, images, legal, noteOverview, propertyOverview, dueDiligenceVisited: true }),
    )
    const { version } = await run(seller.listings.requestPublish(id))
    await run(market.as(anAdmin()).listings.approve(id, version ?? 0))
    const heard: Array<string> = []
    market.as(second).live.watch((event) => heard.push(event.topic === "roleRequest" ? "" : JSON.stringify(event)))
    const offers = await Promise.all(
      [first, second].map(async (buyer) => {
        const offer = await run(market.as(buyer).offers.create(aBid([{ id }])))
        return run(market.as(buyer).offers.publish(offer.id))
      }),
    )
    expect((await run(seller.listings.closeCallForOffers(id))).status).toBe("UnderSelection.CallForOffers")
    const winner = offers[0]?.id
    if (!winner) throw new Error("no offer")
    expect((await run(seller.offers.selectWinner(winner))).status).toBe("Successful")
    expect((await run(market.catalog.find(id))).status).toBe("ContractPending.CallForOffers")
    expect(heard.some((event) => event.includes("ContractPending"))).toBe(true)
    expect(heard.filter((event) => event.includes(winner))).toEqual([])
    expect(market.mails().map(({ kind }) => kind)).toEqual([
      "assetApproved",
      "offerReceived",
      "offerReceived",
      "offerWon",
    ])
  })

  it("keeps nothing of a command that is refused", async () => {
    const market = marketInMemory({ actor: aBuyer(), seed: { profiles: [aSeller()], assets: [aPublishedAsset()] } })
    const before = market.home.memory.rows
    await run(Effect.flip(market.listings.withdraw(anAssetId(1))))
    expect(market.home.memory.rows).toBe(before)
  })
})
