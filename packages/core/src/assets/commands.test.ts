import { aNewAsset, anAssetId, standingIn } from "@xl/testkit/assets"
import { aBuyer, anAdmin, aSeller, EXAMPLE_NOW, type MarketInMemory, marketInMemory } from "@xl/testkit/market"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { addDays, dayOf } from "../shared/days.ts"
import type { Asset } from "./model.ts"
import type { AssetStatus } from "../kernel/statuses.ts"

const run = Effect.runPromise
const ID = anAssetId(1)
const TODAY = dayOf(EXAMPLE_NOW)

const marketIn = (status: AssetStatus, change: Partial<Asset> = {}) => {
  const { asset, offers } = standingIn(status, change)
  const profiles = [aSeller(), aSeller(2), aBuyer(1), aBuyer(2), anAdmin()]
  const market = marketInMemory({ seed: { assets: [asset], offers, profiles } })
  return { market, seller: market.as(aSeller()).listings, admin: market.as(anAdmin()).listings }
}
const events = ({ home }: MarketInMemory) => home.memory.rows.events

describe("taking a request for publication back", () => {
  it("leaves the draft open to edits again, and is told", async () => {
    const { market, seller } = marketIn("Draft", { registrationStatus: "pending" })
    expect(await run(seller.cancelPublishRequest(ID))).toMatchObject({ status: "Draft", registrationStatus: null })
    expect(events(market)).toMatchObject([{ type: "PublicationRequestCanceled", subject: ID }])
    const { rows } = market.home.memory
    await run(seller.cancelPublishRequest(ID))
    expect(market.home.memory.rows).toBe(rows)
  })

  it("is for drafts alone", async () => {
    const { seller } = marketIn("Published")
    expect(await run(Effect.flip(seller.cancelPublishRequest(ID)))).toMatchObject({
      _tag: "AssetStatusForbids",
      status: "Published",
      command: "cancelPublishRequest",
    })
  })
})

describe("requesting publication", () => {
  it("twice is once", async () => {
    const { market, seller } = marketIn("Draft")
    await run(seller.requestPublish(ID))
    const { rows } = market.home.memory
    expect(await run(seller.requestPublish(ID))).toMatchObject({ status: "Draft", registrationStatus: "pending" })
    expect(market.home.memory.rows).toBe(rows)
  })
})

describe("a new listing", () => {
  it("lies in a data room of its seller's own", async () => {
    const { market, seller } = marketIn("Draft")
    const tiers = await run(market.as(aSeller(2)).listings.createDataRoom(" Theirs "))
    expect(market.home.memory.rows.events).toEqual([])
    expect(await run(Effect.flip(seller.create(aNewAsset({ tiers }))))).toMatchObject({
      _tag: "AssetFactsInvalid",
      problems: [{ field: "tiers", message: "Please open the data room of this asset first" }],
    })
    const own = await run(seller.createDataRoom(" Ours "))
    expect(market.home.memory.rows.dataRooms.slice(-2)).toEqual([
      { ...tiers, owner: aSeller(2).id, title: "Theirs" },
      { ...own, owner: aSeller().id, title: "Ours" },
    ])
    const { id } = await run(seller.create(aNewAsset({ tiers: own, bidDepositSum: 5 })))
    expect(await run(Effect.flip(seller.create(aNewAsset({ tiers: own }))))).toMatchObject({ _tag: "DataRoomTaken" })
    expect(market.home.memory.rows.assets.get(id)).toMatchObject({
      status: "Draft",
      version: 1,
      images: [],
      dueDiligenceVisited: false,
      legal: { caConfirmed: false, TOCConfirmed: false, BDAConfirmed: false, customCADoc: null, customCAText: null },
      contactsDisclosed: false,
      requireBidDeposit: false,
      bidDepositSum: 5,
      planPaid: false,
    })
    expect(events(market)).toMatchObject([{ type: "AssetCreated", subject: id, before: null }])
  })
})

describe("planning", () => {
  const plan = { underSelection: { startDate: addDays(TODAY, 9), endDate: addDays(TODAY, 11) } }

  it("keeps the windows and is told", async () => {
    const { market, seller } = marketIn("CallForOffers")
    const planned = { ...plan.underSelection, endedAt: null }
    expect(await run(seller.planPeriods(ID, plan))).toMatchObject({ underSelectionPeriod: planned })
    expect(market.home.memory.rows.assets.get(ID)?.periods.underSelection).toEqual(planned)
    expect(events(market)).toMatchObject([{ type: "AssetPeriodsPlanned" }])
  })

  it("waits for the review, and is over once a winner is chosen", async () => {
    expect(
      await run(Effect.flip(marketIn("Draft", { registrationStatus: "pending" }).seller.planPeriods(ID, plan))),
    ).toMatchObject({ _tag: "PublicationPending" })
    expect(await run(Effect.flip(marketIn("UnderContract").seller.planPeriods(ID, plan)))).toMatchObject({
      _tag: "AssetStatusForbids",
      status: "UnderContract",
      command: "planPeriods",
    })
  })
})

describe("reporting that a contract fell through", () => {
  it("takes a reason, kept without outer blanks", async () => {
    const { admin, market } = marketIn("UnderContract")
    expect(await run(Effect.flip(admin.reportFallThrough(ID, " ")))).toMatchObject({
      _tag: "AssetFactsInvalid",
      problems: [{ field: "reason", message: "Please give the reason." }],
    })
    expect(await run(admin.reportFallThrough(ID, " No financing "))).toMatchObject({ status: "Published" })
    expect([...market.home.memory.rows.offers.values()].map(({ cancelReason }) => cancelReason)).toEqual([
      "No financing",
    ])
  })
})

describe("a visit", () => {
  const visits = async (status: AssetStatus) => {
    const { market } = marketIn(status)
    const who = [null, aBuyer(2), aBuyer(1), aSeller(2), aSeller(), anAdmin()]
    const answers = await Promise.all(
      who.map((one) =>
        run(
          Effect.match(market.as(one).catalog.trackView(ID), {
            onFailure: ({ _tag }) => _tag,
            onSuccess: () => "counted",
          }),
        ),
      ),
    )
    return { answers, count: market.home.memory.rows.impressions.get(ID) ?? 0 }
  }

  it("counts once for each stranger who may see the page", async () =>
    expect(await visits("Published")).toEqual({ answers: Array.from({ length: 6 }, () => "counted"), count: 4 }))

  it("counts for a bidder where the page is no longer public, and is not found by others", async () =>
    expect(await visits("OnHold.Published")).toEqual({
      answers: ["AssetNotFound", "AssetNotFound", "counted", "AssetNotFound", "counted", "counted"],
      count: 1,
    }))
})
