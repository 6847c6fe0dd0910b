import { anAssetId, standingIn } from "@xl/testkit/assets"
import { aSeller, marketInMemory } from "@xl/testkit/market"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { Millis, must } from "../shared/index.ts"
import { type AssetSearch, SELLER_SEARCH } from "./index.ts"
import { AssetStatus } from "../kernel/index.ts"

/** A seller's assets in every status, created in this order, and somebody else's. */
const market = () => {
  const own = Object.keys(AssetStatus.keys).filter(AssetStatus.is)
  const standing = own.map((status, at) =>
    standingIn(status, { id: anAssetId(at + 1), creationDate: must(Millis, at) }),
  )
  const foreign = standingIn("Published", { id: anAssetId(50), owners: [aSeller(2).id] })
  const assets = [...standing, foreign].map(({ asset }) => asset)
  return marketInMemory({ seed: { assets, profiles: [aSeller(), aSeller(2)] } })
}
const found = async (search: AssetSearch) =>
  (await Effect.runPromise(market().as(aSeller()).catalog.search(search))).assets.map(({ status }) => status)

describe("a seller's search", () => {
  it("finds the own assets in the stated nine statuses, newest first (SEL-455, SEL-464)", async () => {
    const stated =
      "Closed, ContractPending.BestAndFinal, ContractPending.CallForOffers, UnderSelection.BestAndFinal, " +
      "UnderSelection.CallForOffers, BestAndFinal, CallForOffers, Published, Draft"
    expect((await found(SELLER_SEARCH)).join(", ")).toBe(stated)
  })
})
