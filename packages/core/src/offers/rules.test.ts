import { anAssetId, aPublishedAsset } from "@xl/testkit/assets"
import { actorOf, aBuyer, aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { anOffer, anOfferId } from "@xl/testkit/offers"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import type { Asset } from "../assets/index.ts"
import { courseOf } from "../market/course.ts"
import { signedIn } from "../roles/policies.ts"
import { Cents, dayOf, must } from "../shared/index.ts"
import { areOpen, bidOn, draftedOffer, isAlone, mayBidOn } from "./drafting.ts"
import type { Deposit, ManualTransfer, Offer, OfferStatus, TransferLeg } from "./index.ts"
import { recorded } from "./transfers.ts"

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
    const standing = (status: OfferStatus) => anOffer({ status, assets: bidOn([first, second], asked) })
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

  it("keeps each asset with its title, balance and price, and without them its name and nothing", () => {
    const { mainInfo } = first
    const bare = { ...first, mainInfo: { ...mainInfo, title: null, principalBalance: null } }
    const named = { ...second, mainInfo: { ...mainInfo, title: "Lakeside", principalBalance: cents(9) } }
    expect(bidOn([bare, named], asked)).toEqual([
      { id: first.id, title: mainInfo.name, principalBalance: 0, bidAllocation: 0 },
      { id: second.id, title: "Lakeside", principalBalance: 9, bidAllocation: 7 },
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

describe("a transfer entered by hand", () => {
  const day = dayOf(EXAMPLE_NOW)
  const moved = (leg: TransferLeg): ManualTransfer => ({ leg, reference: "wire 1", date: day, recordedAt: EXAMPLE_NOW })
  const deposit = (...legs: ReadonlyArray<TransferLeg>): Deposit => ({
    value: cents(5),
    decision: "none",
    transfers: legs.map(moved),
  })
  const act = { by: { id: buyer.id, trigger: "Admin" }, at: EXAMPLE_NOW } as const
  const enters = (
    leg: TransferLeg,
    change: Partial<Offer>,
    status: Asset["status"] = "Published",
    reference = "wire 2",
  ) => {
    const offer = anOffer({ publishedDate: EXAMPLE_NOW, deposit: deposit(), ...change })
    const course = courseOf({ assets: [first], offers: [offer] })
    return recorded(course, offer, { status }, { leg, reference, date: day }, act)
  }

  it("comes in once, of an offer that was published and promises any", () => {
    expect(tagOf(enters("fund", {}))).toBe("fine")
    expect(tagOf(enters("fund", { publishedDate: null }))).toBe("TransferOutOfOrder")
    expect(tagOf(enters("fund", { deposit: { ...deposit(), value: cents(0) } }))).toBe("TransferOutOfOrder")
    expect(tagOf(enters("fund", { deposit: deposit("fund") }))).toBe("TransferOutOfOrder")
  })

  it("goes back of an offer that is over and holds it", () => {
    const back = (status: OfferStatus, ...legs: ReadonlyArray<TransferLeg>) =>
      tagOf(enters("refundToBuyer", { status, deposit: deposit(...legs) }))
    expect((["Canceled", "Declined", "Withdrawn"] as const).map((status) => back(status, "fund"))).toEqual([
      "fine",
      "fine",
      "fine",
    ])
    expect([back("Published", "fund"), back("Canceled"), back("Canceled", "fund", "refundToBuyer")]).toEqual([
      "TransferOutOfOrder",
      "TransferOutOfOrder",
      "TransferOutOfOrder",
    ])
    expect(back("Canceled", "fund", "withdrawToAdmin")).toBe("MoneyPaidOut")
    expect(back("Canceled", "fund", "withdrawToSeller")).toBe("MoneyPaidOut")
  })

  it("goes out of a closed sale, or of a win that was canceled, once for each part", () => {
    const won = { winningDate: EXAMPLE_NOW, deposit: deposit("fund") }
    const out = (change: Partial<Offer>, status: Asset["status"]) =>
      tagOf(enters("withdrawToSeller", { ...won, ...change }, status))
    expect(out({ status: "Successful" }, "Closed")).toBe("fine")
    expect(out({ status: "Canceled" }, "Published")).toBe("fine")
    expect([
      out({ status: "Successful" }, "UnderContract"),
      out({ status: "Declined" }, "Closed"),
      out({ status: "Canceled", winningDate: null }, "Published"),
      out({ status: "Successful", deposit: deposit() }, "Closed"),
      out({ status: "Successful", deposit: deposit("fund", "withdrawToSeller") }, "Closed"),
      out({ status: "Successful", deposit: deposit("fund", "refundToBuyer") }, "Closed"),
    ]).toEqual(Array.from({ length: 6 }, () => "TransferOutOfOrder"))
    expect(out({ status: "Successful", deposit: deposit("fund", "withdrawToAdmin") }, "Closed")).toBe("fine")
  })

  it("is the same again only by leg, reference and day", () => {
    const held = { deposit: deposit("fund"), status: "Canceled" } as const
    const again = (leg: TransferLeg, reference: string) => {
      const result = enters(leg, held, "Published", reference)
      return Result.isSuccess(result) ? result.success.now.offers[0]?.deposit.transfers.length : result.failure._tag
    }
    expect([again("fund", " wire 1 "), again("fund", "wire 2"), again("refundToBuyer", "wire 1")]).toEqual([
      1,
      "TransferOutOfOrder",
      2,
    ])
  })
})
