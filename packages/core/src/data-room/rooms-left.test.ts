import { aPublishedAsset, anAssetId } from "@xl/testkit/assets"
import { aTier2Request } from "@xl/testkit/data-room"
import { aBuyer, anAdmin, aSeller, EXAMPLE_NOW, marketInMemory, refusalOf } from "@xl/testkit/market"
import { anOffer } from "@xl/testkit/offers"
import { describe, expect, it } from "vitest"
import { Cents, Millis, must, Tier2RequestId } from "../shared/index.ts"
import { withdrawnWithAccount } from "./decisions.ts"
import { tier2Messages } from "./records.ts"

const [FIRST, SECOND] = [anAssetId(1), anAssetId(2)]
const share = must(Cents, 100)
const bid = (...ids: ReadonlyArray<typeof FIRST>) =>
  anOffer({ assets: ids.map((id) => ({ id, title: "", principalBalance: share, bidAllocation: share })) })

describe("an asset that left the market", () => {
  const asked = (...bids: ReadonlyArray<ReturnType<typeof bid>>) => {
    const gone = [FIRST, SECOND].map((id) => aPublishedAsset({ id, status: "Revoked" }))
    const people = [aBuyer(), aBuyer(2), aSeller(), anAdmin()]
    const market = marketInMemory({ seed: { assets: gone, profiles: people, offers: bids } })
    return refusalOf(market.as(aBuyer()).dataRooms.request(FIRST))
  }

  it("has a closed room for whoever made an offer on it, alone or in a bundle, and is not there for others", async () => {
    expect(await asked(bid(FIRST))).toBe("DataRoomClosed")
    expect(await asked(bid(SECOND, FIRST))).toBe("DataRoomClosed")
    expect(await asked(bid(SECOND))).toBe("AssetNotFound")
    expect(await asked()).toBe("AssetNotFound")
  })
})

describe("a request without its asset", () => {
  it("is not there to be decided", async () => {
    const request = aTier2Request()
    const market = marketInMemory({ seed: { profiles: [anAdmin()], tier2Requests: [request] } })
    const id = must(Tier2RequestId, request.id)
    expect(await refusalOf(market.as(anAdmin()).dataRooms.approve(id))).toBe("Tier2RequestNotFound")
  })
})

describe("a request for the second tier", () => {
  it("is told to the first owner alone", () => {
    const asset = aPublishedAsset({ owners: [aSeller(2).id, aSeller().id] })
    const told = tier2Messages(aTier2Request(), asset, { id: aBuyer().id, trigger: "Buyer" })
    expect(told.map((message) => [message.tag, message.tag === "mail" ? message.to : null])).toEqual([
      ["live", null],
      ["mail", aSeller(2).id],
    ])
  })

  it("is declined by nobody, at that time, with its user's account", () => {
    const at = must(Millis, EXAMPLE_NOW + 1_000)
    expect(withdrawnWithAccount(aTier2Request(), at)).toEqual(aTier2Request({ status: "Declined", dateModified: at }))
  })
})
