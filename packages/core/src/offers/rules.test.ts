import { anAssetId, aPublishedAsset } from "@xl/testkit/assets"
import { actorOf, aBuyer, aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { anOffer, anOfferId } from "@xl/testkit/offers"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import type { Asset } from "../assets/index.ts"
import { signedIn } from "../kernel/policies.ts"
import { Cents, must } from "../shared/index.ts"
import { areOpen, bidOn, draftedOffer, isAlone, mayBidOn } from "./drafting.ts"
import type { Offer } from "./index.ts"
import type { OfferStatus } from "../kernel/index.ts"

const buyer = Result.getOrThrow(signedIn(actorOf(aBuyer())))
const cents = (amount: number) => must(Cents, amount)
const first = aPublishedAsset()
const second = aPublishedAsset({ id: anAssetId(2) })
const tagOf = <A, E extends { readonly _tag: string }>(result: Result.Result<A, E>): string =>
  Result.isFailure(result) ? result.failure._tag : "fine"

describe("bidding on assets", () => {
  const may = (assets: ReadonlyArray<Asset>, own: ReadonlyArray<Offer> = []) => tagOf(mayBidOn(assets, buyer, own))

  it("takes assets that can be seen, are another's and take offers: each of them", () => {
    expect(may([first, second])).toBe("fine")
    expect(may([first, { ...second, owners: [buyer.id] }])).toBe("OwnAsset")
    expect(may([first, { ...second, status: "Draft" }])).toBe("AssetNotFound")
    expect(may([first, { ...second, status: "BestAndFinal" }])).toBe("AssetClosedToOffers")
    expect(tagOf(areOpen([first, { ...second, status: "BestAndFinal" }]))).toBe("AssetClosedToOffers")
  })

  it("sees an asset that has left the market only where an own offer is on it", () => {
    const gone = { ...second, status: "NoLongerListedForSale" as const }
    const on = (...ids: ReadonlyArray<number>) =>
      anOffer({ assets: ids.flatMap((id) => anOffer().assets.map((one) => ({ ...one, id: anAssetId(id) }))) })
    expect(may([gone], [])).toBe("AssetNotFound")
    expect(may([gone], [on(1)])).toBe("AssetNotFound")
    expect(may([gone], [on(1, 2)])).toBe("AssetClosedToOffers")
  })

  it("is done once on the same set of assets, but for the offer that is moved", () => {
    const standing = (status: OfferStatus) => anOffer({ status, assets: bidOn([first, second], both) })
    const alone = (status: OfferStatus, assets: ReadonlyArray<Asset>, but = anOfferId(9)) =>
      tagOf(isAlone([standing(status)], assets, but))
    expect(alone("Published", [second, first])).toBe("OfferAlreadyActive")
    expect(alone("Published", [first])).toBe("fine")
    expect(alone("Declined", [second, first])).toBe("fine")
    expect(alone("Published", [second, first], anOffer().id)).toBe("fine")
  })

  const asked = {
    assets: [{ id: second.id, bidAllocation: cents(7) }],
    terms: { ...anOffer().terms, earnestMoneyDeposit: cents(5) },
  }
  const both = { ...asked, assets: [...asked.assets, { id: first.id, bidAllocation: cents(0) }] }

  it("keeps each asset in the buyer's order with title, balance and price, and without them its name and nothing", () => {
    const { mainInfo } = first
    const bare = { ...first, mainInfo: { ...mainInfo, title: null, upb: null } }
    const named = { ...second, mainInfo: { ...mainInfo, title: "Lakeside", upb: cents(9) } }
    expect(bidOn([bare, named], both)).toEqual([
      { id: second.id, title: "Lakeside", principalBalance: 9, bidAllocation: 7 },
      { id: first.id, title: mainInfo.name, principalBalance: 0, bidAllocation: 0 },
    ])
  })

  it("begins as the buyer's draft, which its history says", () => {
    const parties = { id: anOfferId(1), buyer: buyer.id, seller: aSeller().id }
    expect(draftedOffer(asked, [second], "SingleBid", parties, EXAMPLE_NOW)).toMatchObject({
      status: "Draft",
      owners: [buyer.id],
      sellerId: aSeller().id,
      deposit: { value: 5, decision: "none", transfers: [] },
      offerHistory: [{ from: null, to: "Draft", at: EXAMPLE_NOW, trigger: "Buyer" }],
      buyerClosingDocumentsAccepted: false,
      sellerClosingDocumentsAccepted: false,
    })
  })
})
