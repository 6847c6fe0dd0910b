import { MarketUnavailable, AssetStatus } from "@xl/core/kernel"
import { anAssetId, standingIn } from "@xl/testkit/assets"
import { aSeller } from "@xl/testkit/market"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { app, type Change } from "../testing/app.ts"
import { SellerAssetsModel } from "./seller-assets-model.ts"

const STATUSES = Object.keys(AssetStatus.keys) as ReadonlyArray<AssetStatus>
const ARCHIVED = ["ListingExpired", "NoLongerListedForSale", "Revoked"]
const assets = STATUSES.map(
  (status, place) => standingIn(status, { id: anAssetId(place + 1), winnerOfferId: null }).asset,
)
const foreign = standingIn("Published", { id: anAssetId(50), owners: [aSeller(2).id] }).asset

const opened = async (change?: Change) => {
  const seed = { assets: [...assets, foreign], profiles: [aSeller(), aSeller(2)] }
  const here = await app({ who: aSeller(), seed }, change)
  return { here, model: new SellerAssetsModel(here.ports.catalog, here.session) }
}
const statuses = ({ listed }: SellerAssetsModel) =>
  listed.tag === "failed" ? [] : (listed.page?.assets.map(({ status }) => status).toSorted() ?? [])

describe("a seller's assets", () => {
  it("are asked for fifty at a time, the newest first (SEL-453, SEL-455)", async () => {
    const asked: Array<unknown> = []
    const { model } = await opened(({ catalog }) => ({
      catalog: { ...catalog, search: (wanted) => (asked.push(wanted), catalog.search(wanted)) },
    }))
    await model.open("active")
    expect(asked).toMatchObject([{ size: 50, offset: 0, mine: true, sortBy: "creationDate", orderBy: "desc" }])
  })

  it("are active or archived by status, all but the deleted, and only one's own", async () => {
    const { model } = await opened()
    await model.open("archive")
    expect(statuses(model)).toEqual(ARCHIVED)
    await model.open("active")
    const active = STATUSES.filter((status) => !ARCHIVED.includes(status) && status !== "Deleted")
    expect(statuses(model)).toEqual(active.toSorted())
  })

  it("move to the archive without reload", async () => {
    const { here, model } = await opened()
    const stop = model.follow()
    await model.open("active")
    const before = statuses(model).length
    const [published] = assets.filter(({ status }) => status === "Published")
    if (published) await Effect.runPromise(here.ports.listings.withdraw(published.id))
    await expect.poll(() => statuses(model).length).toBe(before - 1)
    stop()
  })

  it("show the list that was chosen last, whichever answer comes last", async () => {
    let isFirst = true
    const { model } = await opened(({ catalog }) => ({
      catalog: {
        ...catalog,
        search: (wanted) => {
          const answer = isFirst ? Effect.delay(catalog.search(wanted), 20) : catalog.search(wanted)
          isFirst = false
          return answer
        },
      },
    }))
    const first = model.open("active")
    await model.open("archive")
    await first
    expect(statuses(model)).toEqual(ARCHIVED)
  })

  it("say that they failed, and can be asked again", async () => {
    let isDown = true
    const { model } = await opened(({ catalog }) => ({
      catalog: {
        ...catalog,
        search: (wanted) => (isDown ? Effect.fail(new MarketUnavailable({ cause: "down" })) : catalog.search(wanted)),
      },
    }))
    await model.open("archive")
    expect(model.listed.tag).toBe("failed")
    isDown = false
    await model.again()
    expect(statuses(model)).toEqual(ARCHIVED)
  })
})
