import { anAssetId, aPublishedAsset } from "@xl/testkit/assets"
import { EXAMPLE_NOW, MarketMemory, type Seed } from "@xl/testkit/market"
import { anOffer } from "@xl/testkit/offers"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { addDays, dayOf, Millis } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import { caughtUp } from "./caught-up.ts"

const ID = anAssetId(1)
const day = (count: number) => addDays(dayOf(EXAMPLE_NOW), count)

/** The statuses found on the short way, and how often the rivals' offers were read and the rows written for it. */
const found = (seed: Seed, ids = [ID]) => {
  let deals = 0
  let writes = 0
  const { store } = new MarketMemory(seed)
  return Effect.runPromise(
    store.transaction((transaction) =>
      caughtUp(
        {
          ...transaction,
          lockDeal: (named) => {
            deals += 1
            return transaction.lockDeal(named)
          },
          write: (change) => {
            writes += 1
            return transaction.write(change)
          },
        },
        ids,
        EXAMPLE_NOW,
      ).pipe(Effect.map((assets) => [...assets.map(({ status }) => status), deals, writes])),
    ),
  )
}

describe("the short way of a bid", () => {
  it("reads no rival's offer where nothing is due", async () =>
    expect(await found({ assets: [aPublishedAsset()], offers: [anOffer()] })).toEqual(["Published", 0, 0]))

  it("catches up where something is due", async () => {
    const callForOffers = { startDate: day(-3), endDate: day(-1), endedAt: null }
    const late = aPublishedAsset({
      periods: { ...aPublishedAsset().periods, callForOffers },
      statusSince: must(Millis, 0),
      dateModified: must(Millis, 0),
    })
    expect(await found({ assets: [late], offers: [anOffer()] })).toEqual(["UnderSelection.CallForOffers", 1, 1])
  })

  it("looks further where a bundle ties the asset to another", async () => {
    const [first] = anOffer().assets
    const assets = first ? [first, { ...first, id: anAssetId(2) }] : []
    const bundle = anOffer({ type: "MultipleBid", assets })
    const seed = { assets: [aPublishedAsset(), aPublishedAsset({ id: anAssetId(2) })], offers: [bundle] }
    expect(await found(seed)).toEqual(["Published", 1, 0])
    const three = { ...seed, assets: [...seed.assets, aPublishedAsset({ id: anAssetId(3) })] }
    expect(await found(three, [ID, anAssetId(3)])).toEqual(["Published", "Published", 1, 0])
  })
})
