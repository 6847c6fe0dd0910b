import { MarketUnavailable } from "@xl/core/kernel"
import { anAsset } from "@xl/testkit/assets"
import { aBuyer, anAdmin, aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { app } from "../testing/app.ts"
import { EventLogModel } from "./event-log-model.ts"
import { OwnLogModel } from "./own-log-model.ts"

const asset = anAsset({ status: "Published", publishedTime: EXAMPLE_NOW })
const seed = { assets: [asset], profiles: [aSeller(), aBuyer(), anAdmin()] }
const NOTHING = { person: null, asset: null, kind: null, from: null, to: null, offset: 0 }

it("an administrator searches the log and has it checked", async () => {
  const { ports } = await app({ who: anAdmin(), seed })
  await Effect.runPromise(ports.listings.hold(asset.id))
  const model = new EventLogModel(ports.deals)
  await model.open({ ...NOTHING, kind: "listing" })
  expect(model.page?.entries.map(({ assetId, what }) => [assetId, what])).toEqual([[asset.id, "Listing put on hold"]])
  await model.open({ ...NOTHING, kind: "banks" })
  expect(model.page?.total).toBe(0)
  await model.verify()
  expect(model.check).toMatchObject({ tag: "checked", check: { entries: 1, chains: 1, broken: null } })
})

it("a check that fails says so", async () => {
  const { ports } = await app({ who: anAdmin(), seed })
  const down = () => Effect.fail(new MarketUnavailable({ cause: "down" }))
  const model = new EventLogModel({ ...ports.deals, checkLog: down })
  await model.verify()
  expect(model.check.tag).toBe("failed")
})

it("a seller reads the log of the own deal, which follows what happens; others read nothing", async () => {
  const own = await app({ who: aSeller(), seed })
  const model = new OwnLogModel(own.ports.deals, own.session)
  model.follow()
  await model.open(asset.id, 0)
  expect(model.listed).toMatchObject({ tag: "listed", page: { total: 0 } })
  await Effect.runPromise(own.ports.listings.hold(asset.id))
  await expect.poll(() => model.listed?.tag === "listed" && model.listed.page.total).toBe(1)
  const other = await app({ who: aBuyer(), seed })
  const strange = new OwnLogModel(other.ports.deals, other.session)
  await strange.open(asset.id, 0)
  expect(strange.listed?.tag).toBe("failed")
})
