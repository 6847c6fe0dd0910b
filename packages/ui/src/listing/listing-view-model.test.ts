import { AssetPage, EVERYTHING } from "@xl/core/assets"
import { MarketUnavailable } from "@xl/core/kernel"
import { Cents, Day, must, Rate } from "@xl/core/shared"
import { aPublishedAsset, anAssetId } from "@xl/testkit/assets"
import { aSeller } from "@xl/testkit/market"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { type App, app, settled } from "../testing/app.ts"
import { ListingViewModel } from "./listing-view-model.ts"

const texas = aPublishedAsset()
const { mainInfo } = texas
const ohio = aPublishedAsset({
  id: anAssetId(2),
  mainInfo: { ...mainInfo, name: "Ohio Depot", address: { ...mainInfo.address, state: "OH" } },
})
const seed = { assets: [texas, ohio], profiles: [aSeller()] }
const names = ({ page }: ListingViewModel) => page?.assets.map(({ mainInfo: { name } }) => name)
const model = ({ ports, session }: App) => new ListingViewModel(ports.catalog, session)
const ohioOnly = { ...EVERYTHING, state: ["OH" as const] }

/** A catalog whose answers come when the test says so. */
const slow = () => {
  const answers: Array<(page: AssetPage) => void> = []
  const search = () => Effect.callback<AssetPage>((resume) => void answers.push((page) => resume(Effect.succeed(page))))
  return { answers, search }
}
const pageOf = (total: number): AssetPage => must(AssetPage, { total, assets: [], isPlaceUnknown: false })

describe("the listing", () => {
  it("shows what the search finds", async () => {
    const listing = model(await app({ seed }))
    expect([listing.found.tag, listing.page]).toEqual(["looking", null])
    await listing.open(EVERYTHING)
    expect([listing.found.tag, listing.page?.total]).toEqual(["found", 2])
    await listing.open(ohioOnly)
    expect(names(listing)).toEqual(["Ohio Depot"])
  })

  it("tells a place that nobody knows from one where no loan lies", async () => {
    const listing = model(await app({ seed }))
    await listing.open({ ...EVERYTHING, near: { at: "Atlantis", miles: 50 } })
    expect([listing.page?.total, listing.unknownPlace]).toEqual([0, "Atlantis"])
    await listing.open({ ...EVERYTHING, near: { at: "75201", miles: 1 } })
    expect([listing.page?.total, listing.unknownPlace]).toEqual([0, null])
  })

  it("asks for twelve from the first one, by status descending (SEL-451, SEL-456, SEL-457)", async () => {
    const here = await app({ seed })
    const asked: Array<unknown> = []
    const search: App["ports"]["catalog"]["search"] = (wanted) => (
      asked.push(wanted),
      here.ports.catalog.search(wanted)
    )
    await new ListingViewModel({ ...here.ports.catalog, search }, here.session).open(EVERYTHING)
    expect(asked).toMatchObject([{ size: 12, offset: 0, sortBy: "status", orderBy: "desc", mine: false }])
  })

  it("opens with what was fetched ahead, asks no second time, and then as ever", async () => {
    const here = await app({ seed })
    const asked: Array<number> = []
    const search: App["ports"]["catalog"]["search"] = (wanted) => (
      asked.push(wanted.state.length),
      here.ports.catalog.search(wanted)
    )
    const listing = new ListingViewModel({ ...here.ports.catalog, search }, here.session)
    await listing.prepare(ohioOnly)
    await listing.open(ohioOnly)
    expect([asked, listing.found.tag, names(listing)]).toEqual([[1], "found", ["Ohio Depot"]])
    await listing.open(EVERYTHING)
    expect([asked, listing.page?.total]).toEqual([[1, 0], 2])
  })

  it("keeps the page before on screen while it looks for another", async () => {
    const listing = model(await app({ seed }))
    await listing.open(EVERYTHING)
    const looking = listing.open(ohioOnly)
    expect([listing.found.tag, listing.page?.total]).toEqual(["looking", 2])
    await looking
    expect([listing.found.tag, listing.page?.total]).toEqual(["found", 1])
  })

  it("drops an answer to a search that is no longer wanted", async () => {
    const { answers, search } = slow()
    const listing = model(await app({}, ({ catalog }) => ({ catalog: { ...catalog, search } })))
    const [first, second] = [listing.open(EVERYTHING), listing.open(ohioOnly)]
    answers[1]?.(pageOf(1))
    await second
    answers[0]?.(pageOf(99))
    await first
    expect([listing.found.tag, listing.page?.total]).toEqual(["found", 1])
  })

  it("says that it failed, and can be asked again", async () => {
    let isDown = true
    const down = Effect.fail(new MarketUnavailable({ cause: "down" }))
    const here = await app({ seed }, ({ catalog }) => ({
      catalog: { ...catalog, search: (wanted) => (isDown ? down : catalog.search(wanted)) },
    }))
    const listing = model(here)
    await listing.open(ohioOnly)
    expect([listing.found.tag, listing.page]).toEqual(["failed", null])
    isDown = false
    await listing.again()
    expect(names(listing)).toEqual(["Ohio Depot"])
  })

  it("takes a loan put on hold off the page without reload, until the screen closes (ACC-296)", async () => {
    const here = await app({ seed })
    const listing = model(here)
    const stop = listing.follow()
    await listing.open(EVERYTHING)
    const seller = here.market.as(aSeller())
    await Effect.runPromise(seller.listings.hold(texas.id))
    await settled()
    expect(names(listing)).toEqual(["Ohio Depot"])
    stop()
    await Effect.runPromise(seller.listings.hold(ohio.id))
    await settled()
    expect(names(listing)).toEqual(["Ohio Depot"])
  })

  it("keeps the page where a look behind the scenes fails", async () => {
    let isDown = false
    const down = Effect.fail(new MarketUnavailable({ cause: "down" }))
    const here = await app({ seed }, ({ catalog }) => ({
      catalog: { ...catalog, search: (wanted) => (isDown ? down : catalog.search(wanted)) },
    }))
    const listing = model(here)
    const stop = listing.follow()
    await listing.open(EVERYTHING)
    isDown = true
    await Effect.runPromise(here.market.as(aSeller()).listings.hold(texas.id))
    await settled()
    expect([listing.found.tag, listing.page?.total]).toEqual(["found", 2])
    stop()
  })

  it.each([
    ["loan", { assetStatus: ["Performing Loan" as const] }],
    ["type", { propertyType: ["Office" as const] }],
    ["state", { state: ["OH" as const] }],
    ["stage", { status: ["Published" as const] }],
    ["city", { city: "Austin" }],
    ["name", { name: "Depot" }],
    ["least amount", { upbMin: mainInfo.upb }],
    ["most amount", { upbMax: mainInfo.upb }],
    ["asking price", { askMax: must(Cents, 9_000_000_00) }],
    ["loan to value", { ltv: { min: null, max: must(Rate, 750_000) } }],
    ["maturity", { maturity: { min: must(Day, "2027-01-01"), max: null } }],
    ["lien", { lienPosition: ["First" as const] }],
  ])("knows that a %s narrows it", async (_what, change) => {
    const listing = model(await app({ seed }))
    expect(listing.narrowed).toBe(false)
    await listing.open({ ...EVERYTHING, ...change })
    expect(listing.narrowed).toBe(true)
  })
})
