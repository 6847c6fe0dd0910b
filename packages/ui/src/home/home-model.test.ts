import type { AssetSearch } from "@xl/core/assets"
import { MarketUnavailable } from "@xl/core/kernel"
import { aPublishedAsset } from "@xl/testkit/assets"
import { aSeller } from "@xl/testkit/market"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { app } from "../testing/app.ts"
import { HomeModel } from "./home-model.ts"

const seed = { assets: [aPublishedAsset()], profiles: [aSeller()] }

describe("the front page", () => {
  it("opens with what was fetched ahead, asks no second time, and then as ever", async () => {
    const { ports, session } = await app({ seed })
    let asked = 0
    const count: typeof ports.catalog.count = () => ((asked += 1), ports.catalog.count())
    const home = new HomeModel({ ...ports.catalog, count }, session)
    await home.prepare()
    expect(home.front).toMatchObject({ tag: "open", total: 1, counts: [{ propertyType: "Retail", total: 1 }] })
    await home.open()
    expect(asked).toBe(1)
    await home.open()
    expect(asked).toBe(2)
  })

  it("loads the carousel's sixteen loans for its street (SEL-452, BUY-348)", async () => {
    const { ports, session } = await app({ seed })
    const asked: Array<AssetSearch> = []
    const search: typeof ports.catalog.search = (wanted) => (asked.push(wanted), ports.catalog.search(wanted))
    await new HomeModel({ ...ports.catalog, search }, session).open()
    expect(asked.filter(({ sortBy }) => sortBy === "upb").map(({ size }) => size)).toEqual([16])
  })

  it("says that it failed, can be asked again, and then stays open", async () => {
    const { ports, session } = await app({ seed })
    let isDown = true
    const count = () => (isDown ? Effect.fail(new MarketUnavailable({ cause: "down" })) : ports.catalog.count())
    const home = new HomeModel({ ...ports.catalog, count }, session)
    await home.open()
    expect(home.front.tag).toBe("failed")
    isDown = false
    await home.open()
    expect(home.front.tag).toBe("open")
    isDown = true
    await home.open()
    expect(home.front.tag).toBe("open")
  })
})
