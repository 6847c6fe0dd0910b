import { aPublishedAsset, anAssetId } from "@xl/testkit/assets"
import { actorOf, aBuyer, aSeller, GUEST } from "@xl/testkit/market"
import { describe, expect, it } from "vitest"
import { isOpenToOffers } from "../assets/statuses.ts"
import { AssetStatus } from "../kernel/statuses.ts"
import { assetView } from "../assets/visibility.ts"
import type { AssetView } from "../assets/views.ts"
import type { Actor } from "../kernel/actor.ts"
import { choiceRefusal, stillChoosable } from "./choosing.ts"

const buyer = actorOf(aBuyer())
const seen = (count: number, seller = 1, by: Actor = buyer): AssetView => {
  const asset = aPublishedAsset({ id: anAssetId(count), owners: [aSeller(seller).id] })
  const view = assetView(asset, by, false)
  if (view === null) throw new Error("A published asset is seen by all.")
  return view
}
const range = (count: number) => Array.from({ length: count }, (_, place) => seen(place + 1))

describe("choosing assets for one offer", () => {
  it("takes the first of any seller, and then that seller's alone (ACC-010)", () => {
    expect(choiceRefusal([], seen(1))).toBeNull()
    expect(choiceRefusal([seen(1)], seen(2))).toBeNull()
    expect(choiceRefusal([seen(1)], seen(2, 2))).toBe("otherSeller")
  })

  it("takes 50 at most", () => {
    expect(choiceRefusal(range(49), seen(50))).toBeNull()
    expect(choiceRefusal(range(50), seen(51))).toBe("full")
  })

  it("takes no asset of one's own", () => expect(choiceRefusal([], seen(1, 1, actorOf(aSeller())))).toBe("own"))

  it.each(Object.keys(AssetStatus.keys).filter(AssetStatus.is))(
    "takes one in %s only where it takes offers",
    (status) => expect(choiceRefusal([], { ...seen(1), status })).toBe(isOpenToOffers(status) ? null : "closed"),
  )

  it("refuses nothing for a seller of whom a guest is not told", () =>
    expect(choiceRefusal([seen(1, 1, GUEST)], seen(2, 2))).toBeNull())

  it("keeps, of what was chosen once, what still goes together", () => {
    const gone = { ...seen(2), status: "Closed" as const }
    expect(stillChoosable([seen(1), gone, seen(3, 2), seen(4)]).map(({ id }) => id)).toEqual([
      anAssetId(1),
      anAssetId(4),
    ])
  })
})
