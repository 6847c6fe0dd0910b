import { MarketUnavailable } from "@xl/core/kernel"
import { anAdmin, aSeller } from "@xl/testkit/market"
import { anAsset, anAssetId, aPublishedAsset } from "@xl/testkit/assets"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { app, type Change, settled } from "../testing/app.ts"
import { AdminAssetsModel, UNNARROWED } from "./admin-assets-model.ts"

const seller = aSeller()
const own = (n: number) => ({ id: anAssetId(n), owners: [seller.id] })
const draft = anAsset(own(1))
const pending = anAsset({ ...own(2), registrationStatus: "pending" })
const published = aPublishedAsset(own(3))

const opened = async (change?: Change) => {
  const seed = { assets: [draft, pending, published], profiles: [seller] }
  const here = await app({ who: anAdmin(), seed }, change)
  const model = new AdminAssetsModel(here.ports.catalog, here.ports.listings, here.session, here.snackbars)
  await model.open({ ...UNNARROWED, status: ["Draft.Pending"] })
  const [asset] = model.page?.assets ?? []
  if (!asset) throw new Error("Nothing waits for approval")
  const kept = () => here.market.home.memory.rows.assets.get(pending.id)
  return { ...here, model, asset, kept }
}

describe("assets before the administrators", () => {
  it("are those whose publication was requested, or all of the statuses named", async () => {
    const { model } = await opened()
    expect(model.page?.assets.map(({ id }) => id)).toEqual([pending.id])
    await model.open({ ...UNNARROWED, status: ["Draft", "Published"] })
    expect(model.page?.total).toBe(3)
    await model.open({ ...UNNARROWED, status: [] })
    expect(model.page?.assets.map(({ id }) => id)).toEqual([published.id])
    await model.open({ ...UNNARROWED, status: [], name: draft.id })
    expect(model.page?.assets.map(({ id }) => id)).toEqual([draft.id])
    await model.open({ ...UNNARROWED, status: ["Published"], name: draft.id })
    expect(model.page?.total).toBe(0)
  })

  it("are found by their seller and by whether there are offers, whatever their status", async () => {
    const { model } = await opened()
    const totals: Array<number | undefined> = []
    for (const change of [
      { seller: seller.email.slice(0, 5) },
      { seller: "nobody@" },
      { offers: true },
      { offers: false },
      { offers: false, status: ["Published"] as const },
    ]) {
      await model.open({ ...UNNARROWED, ...change })
      totals.push(model.page?.total)
    }
    expect(totals).toEqual([3, 0, 0, 3, 1])
  })

  it("are approved as they are seen, once that is confirmed, and then wait no longer", async () => {
    const { asset, kept, model } = await opened()
    expect([await model.approve(), kept()?.status]).toEqual([false, "Draft"])
    model.askApprove(asset)
    expect(await model.approve()).toBe(true)
    expect([kept()?.status, model.page?.total, model.approving]).toEqual(["Published", 0, null])
  })

  it("are declined with a reason", async () => {
    const { asset, kept, model } = await opened()
    model.askDecline(asset)
    expect(await model.decline("The deed is missing.")).toBe(true)
    expect([kept()?.status, kept()?.statusComment, model.declining]).toEqual(["Revoked", "The deed is missing.", null])
  })

  it("stay where an action fails: it gives false, and says why (ACC-566)", async () => {
    const down = () => Effect.fail(new MarketUnavailable({ cause: "down" }))
    const { asset, kept, model, said } = await opened(({ listings }) => ({
      listings: { ...listings, approve: down, revoke: down },
    }))
    expect(await model.decline("x")).toBe(false)
    model.askDecline(asset)
    model.askApprove(asset)
    expect([await model.approve(), await model.decline("x")]).toEqual([false, false])
    expect([kept(), model.declining?.id, said().length > 0]).toEqual([pending, pending.id, true])
  })

  it("show without reload what sellers do", async () => {
    const { market, model } = await opened()
    const stop = model.follow()
    await Effect.runPromise(market.as(seller).listings.cancelPublishRequest(pending.id))
    await settled()
    expect(model.page?.total).toBe(0)
    stop()
  })
})
