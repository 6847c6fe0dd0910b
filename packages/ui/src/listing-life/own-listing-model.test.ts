import { MarketUnavailable } from "@xl/core/kernel"
import { anAsset } from "@xl/testkit/assets"
import { aSeller } from "@xl/testkit/market"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { app } from "../testing/app.ts"
import { OwnListingModel } from "./own-listing-model.ts"

const asset = anAsset()
const seed = { assets: [asset], profiles: [aSeller()] }

describe("an own listing beside another page", () => {
  it("stays shown where a later look gets no answer", async () => {
    let isDown = false
    const { ports, session } = await app({ who: aSeller(), seed })
    const find: typeof ports.catalog.find = (id) =>
      isDown ? Effect.fail(new MarketUnavailable({ cause: "down" })) : ports.catalog.find(id)
    const own = new OwnListingModel({ ...ports.catalog, find }, session)
    await own.open(asset.id)
    isDown = true
    await own.open(asset.id)
    expect(own.asset?.id).toBe(asset.id)
  })

  it("shows what happens to it, and nothing once it is gone", async () => {
    const { market, ports, session } = await app({ who: aSeller(), seed })
    const own = new OwnListingModel(ports.catalog, session)
    const stop = own.follow()
    await own.open(asset.id)
    const { listings } = market.as(aSeller())
    await Effect.runPromise(listings.requestPublish(asset.id))
    await expect.poll(() => own.asset?.registrationStatus).toBe("pending")
    await Effect.runPromise(listings.cancelPublishRequest(asset.id))
    await Effect.runPromise(listings.discard(asset.id))
    await expect.poll(() => own.asset).toBeNull()
    stop()
  })
})
