import { MarketUnavailable } from "@xl/core/kernel"
import { aPublishedAsset, anAsset, anAssetId } from "@xl/testkit/assets"
import { aSeller } from "@xl/testkit/market"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { type App, app, settled } from "../testing/app.ts"
import { AssetViewModel } from "./asset-view-model.ts"

const asset = aPublishedAsset()
const draft = anAsset({ id: anAssetId(2) })
const other = aPublishedAsset({ id: anAssetId(3) })
const seed = { assets: [asset, draft, other], profiles: [aSeller()] }
const model = ({ ports, session }: App, change: Partial<App["ports"]["catalog"]> = {}) =>
  new AssetViewModel({ ...ports.catalog, ...change }, session)
const down = () => Effect.fail(new MarketUnavailable({ cause: "down" }))

describe("an asset's page", () => {
  it("opens on the asset and counts the look at it", async () => {
    const here = await app({ seed })
    const page = model(here)
    expect([page.opened.tag, page.asset]).toEqual(["opening", null])
    await page.open(asset.id)
    expect(page.asset?.mainInfo.name).toBe("Cedar Park Retail")
    expect(here.market.home.memory.rows.impressions.get(asset.id)).toBe(1)
  })

  it("opens with what was fetched ahead, asks no second time, and counts the look then", async () => {
    const here = await app({ seed })
    const asked: Array<string> = []
    const find = (id: typeof asset.id) => (asked.push(id), here.ports.catalog.find(id))
    const page = model(here, { find })
    await page.prepare(asset.id)
    expect([page.opened.tag, here.market.home.memory.rows.impressions.size]).toEqual(["open", 0])
    await page.open(asset.id)
    expect([asked, here.market.home.memory.rows.impressions.get(asset.id)]).toEqual([[asset.id], 1])
    await page.open(asset.id)
    await page.open(other.id)
    expect(asked).toEqual([asset.id, asset.id, other.id])
  })

  it("fetches another asset than the one fetched ahead", async () => {
    const page = model(await app({ seed }))
    await page.prepare(asset.id)
    const opening = page.open(other.id)
    expect(page.opened.tag).toBe("opening")
    await opening
    expect(page.asset?.id).toBe(other.id)
  })

  it("costs the reader nothing where the count fails", async () => {
    const page = model(await app({ seed }), { trackView: down })
    await page.open(asset.id)
    expect(page.opened.tag).toBe("open")
  })

  it("is missing where there is none, and where it is not one's business", async () => {
    const here = await app({ seed })
    const page = model(here)
    await page.open(anAssetId(99))
    expect(page.opened.tag).toBe("missing")
    await page.open(draft.id)
    expect(page.opened.tag).toBe("missing")
    expect(here.market.home.memory.rows.impressions.size).toBe(0)
  })

  it("says that it failed, and can be asked again", async () => {
    let isDown = true
    const here = await app({ seed })
    const page = model(here, { find: (id) => (isDown ? down() : here.ports.catalog.find(id)) })
    await page.open(asset.id)
    expect(page.opened.tag).toBe("failed")
    isDown = false
    await page.again()
    expect(page.opened.tag).toBe("open")
  })

  it("stays open where a later look fails", async () => {
    let isDown = false
    const here = await app({ seed })
    const page = model(here, { find: (id) => (isDown ? down() : here.ports.catalog.find(id)) })
    await page.open(asset.id)
    isDown = true
    await page.again()
    expect(page.asset?.id).toBe(asset.id)
  })

  it("shows the sale's next stage without reload; another asset's does not concern it", async () => {
    const here = await app({ seed })
    let asked = 0
    const find = (id: typeof asset.id) => {
      asked += 1
      return here.ports.catalog.find(id)
    }
    const page = model(here, { find })
    const stop = page.follow()
    await page.open(asset.id)
    const { listings } = here.market.as(aSeller())
    await Effect.runPromise(listings.hold(asset.id))
    await expect.poll(() => page.opened.tag).toBe("missing")
    expect(asked).toBe(2)
    await Effect.runPromise(listings.hold(other.id))
    stop()
    await Effect.runPromise(listings.release(asset.id, null))
    await settled()
    expect(asked).toBe(2)
  })

  it("drops the answer for an asset that the reader has left", async () => {
    const here = await app({ seed })
    const slow: typeof here.ports.catalog.find = (id) =>
      id === asset.id ? Effect.delay(here.ports.catalog.find(id), 20) : here.ports.catalog.find(id)
    const page = model(here, { find: slow })
    const first = page.open(asset.id)
    await page.open(other.id)
    await first
    expect(page.asset?.id).toBe(other.id)
  })
})
