import { anAssetId, aPublishedAsset, standingIn } from "@xl/testkit/assets"
import { aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { anOffer, anOfferId, terms } from "@xl/testkit/offers"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { bestAndFinalClosed, callClosed } from "../assets/decisions.ts"
import { AssetStatus } from "../../kernel/statuses.ts"
import { courseOf } from "../deal/course.ts"
import { recounted } from "../deal/counters.ts"
import { Cents, Millis, must } from "../../shared/index.ts"
import { declinedOffer, mayBeSelected, selectedForBestAndFinal } from "./decisions.ts"
import {
  bestBid,
  bidOnAsset,
  canCloseBestAndFinal,
  canCloseCall,
  canDecline,
  canSelectForBestAndFinal,
  canSelectWinner,
  fundsCover,
  highestFirst,
  isBundle,
  leadingPrice,
  type Offer,
  roundToClose,
  winningPrice,
} from "../../offers/index.ts"
import { OfferStatus } from "../../kernel/index.ts"

const assetStatuses = Object.keys(AssetStatus.keys).filter(AssetStatus.is)
const offerStatuses = Object.keys(OfferStatus.keys).filter(OfferStatus.is)
/** Every status of an offer beside every status of its asset. */
const PAIRS = assetStatuses.flatMap((asset) => offerStatuses.map((offer) => [asset, offer] as const))
const act = { by: { id: aSeller().id, trigger: "Seller" as const }, at: must(Millis, EXAMPLE_NOW) }

const aSale = (
  status: AssetStatus,
  offered: OfferStatus | null,
  winnerOfferId = standingIn(status).asset.winnerOfferId,
) => {
  const offers = offered === null ? [] : [anOffer({ status: offered })]
  const asset = { ...aPublishedAsset({ status, winnerOfferId }), ...recounted(aPublishedAsset(), offers) }
  return { asset, offers, course: courseOf({ assets: [asset], offers }) }
}
const isDone = <A, E>(result: Result.Result<A, E>, before: A): boolean =>
  Result.isSuccess(result) && result.success !== before

describe("offers as a seller reads them", () => {
  const asset = aPublishedAsset().id
  const bid = (count: number, bidPrice: number, creationDate: number = EXAMPLE_NOW) =>
    anOffer({ id: anOfferId(count), terms: terms({ bidPrice }), creationDate: must(Millis, creationDate) })

  it("stand the highest first, of equal ones the older", () => {
    const offers = [bid(1, 500), bid(2, 900, EXAMPLE_NOW + 1), bid(3, 900), bid(4, 700)]
    expect(highestFirst(offers, asset).map(({ id }) => id)).toEqual([3, 2, 4, 1].map(anOfferId))
    expect(highestFirst([], asset)).toEqual([])
  })

  it("stand by what each bids on this asset: a bundle by its share and never by its total", () => {
    const [own] = anOffer().assets
    if (!own) throw new Error("The example bids on nothing")
    const share = { ...own, bidAllocation: must(Cents, 800), principalBalance: must(Cents, 1_000) }
    const other = { ...own, id: anAssetId(2), bidAllocation: must(Cents, 9_200) }
    const bundle = anOffer({ id: anOfferId(9), assets: [other, share], terms: terms({ bidPrice: 10_000 }) })
    expect(highestFirst([bid(1, 700), bundle, bid(2, 900)], asset).map(({ id }) => id)).toEqual(
      [2, 9, 1].map(anOfferId),
    )
    expect([bidOnAsset(bundle, asset), bidOnAsset(bundle, anAssetId(2)), bidOnAsset(bundle, anAssetId(3))]).toEqual([
      800,
      9_200,
      null,
    ])
    expect([isBundle(bundle), isBundle(bid(1, 700))]).toEqual([true, false])
  })

  it("bid on one asset alone, a bundle with its share, and only while they are active", () => {
    const [own] = anOffer().assets
    if (!own) throw new Error("The example bids on nothing")
    const at = (count: number, bidAllocation: number) => ({
      ...own,
      id: anAssetId(count),
      bidAllocation: must(Cents, bidAllocation),
    })
    const bundle = anOffer({ assets: [at(1, 300), at(2, 9_000)] })
    const single = anOffer({ assets: [at(1, 200)], status: "BestAndFinal" })
    const gone = anOffer({ assets: [at(1, 5_000)], status: "Withdrawn" })
    expect(bestBid([single, bundle, gone], anAssetId(1))).toBe(300)
    expect(bestBid([bundle, single], anAssetId(1))).toBe(300)
    expect([bestBid([gone], anAssetId(1)), bestBid([bundle], anAssetId(3))]).toEqual([null, null])
  })

  it("lead with the best active price, after the win with the winner's, whatever loser is still active", () => {
    const [own] = anOffer().assets
    if (!own) throw new Error("The example bids on nothing")
    const at = (price: number) => [{ ...own, id: anAssetId(1), bidAllocation: must(Cents, price) }]
    const won = anOffer({ id: anOfferId(1), assets: at(300), status: "Successful" })
    const loser = anOffer({ id: anOfferId(2), assets: at(400) })
    const asset = (winnerOfferId: Offer["id"] | null, status: AssetStatus = "ContractPending.CallForOffers") => ({
      id: anAssetId(1),
      status,
      winnerOfferId,
    })
    expect(leadingPrice(asset(won.id), [loser, won])).toEqual({ is: "winning", price: 300 })
    expect(leadingPrice(asset(won.id, "Closed"), [loser, won])).toEqual({ is: "sold", price: 300 })
    expect(leadingPrice(asset(null), [loser, won])).toEqual({ is: "best", price: 400 })
    expect(leadingPrice(asset(null), [won])).toEqual({ is: "best", price: null })
    expect([winningPrice(asset(null), [won]), winningPrice(asset(won.id), [won, loser])]).toEqual([null, 300])
  })

  it("are covered by approved funds so many times, in millionths, where there is a price", () => {
    const covered = (pofSum: number, bidPrice: number) =>
      fundsCover({ pofSum: must(Cents, pofSum), terms: terms({ bidPrice }) })
    expect([covered(200, 100), covered(100, 300), covered(0, 1), covered(5, 0)]).toEqual([2_000_000, 333_333, 0, null])
  })
})

describe("what a seller is offered to do", () => {
  it("closes the call exactly where the command would", () => {
    const answers = [...offerStatuses, null].flatMap((offered) =>
      assetStatuses.map((status) => {
        const { asset, course, offers } = aSale(status, offered)
        expect(canCloseCall(asset, offers)).toBe(isDone(callClosed(course, asset, act), course))
        return canCloseCall(asset, offers)
      }),
    )
    expect(answers.filter(Boolean)).toHaveLength(4)
  })

  it("closes a call for offers where one runs, and elsewhere ends the bidding", () => {
    const rounds = assetStatuses.flatMap((status) => {
      const round = roundToClose(standingIn(status).asset, [anOffer()])
      return round === null ? [] : [[status, round]]
    })
    expect(rounds).toEqual([
      ["Published", "bidding"],
      ["CallForOffers", "callForOffers"],
    ])
    expect(roundToClose(standingIn("Published").asset, [])).toBeNull()
  })

  it("closes best and final exactly where the command would", () => {
    const answers = [...offerStatuses, null].flatMap((offered) =>
      assetStatuses.map((status) => {
        const { asset, course, offers } = aSale(status, offered)
        expect(canCloseBestAndFinal(asset, offers)).toBe(isDone(bestAndFinalClosed(course, asset, act), course))
        return canCloseBestAndFinal(asset, offers)
      }),
    )
    expect(answers.filter(Boolean)).toHaveLength(1)
  })

  it("counts any one of the offers", () => {
    const { asset } = standingIn("CallForOffers")
    const offers = [anOffer({ status: "Declined" }), anOffer()]
    expect([canCloseCall(asset, offers), canCloseCall(asset, [])]).toEqual([true, false])
    const selecting = standingIn("BestAndFinal").asset
    expect([true, false]).toEqual([
      canCloseBestAndFinal(selecting, [anOffer(), anOffer({ status: "BestAndFinal" })]),
      canCloseBestAndFinal(selecting, offers),
    ])
  })

  it.each(PAIRS)("selects for best and final where the command would: %s, %s", (status, offered) => {
    const { asset, course, offers } = aSale(status, offered)
    const [offer] = offers
    if (!offer) throw new Error("There is an offer")
    expect(canSelectForBestAndFinal(asset, offer)).toBe(isDone(selectedForBestAndFinal(course, offer, act), course))
  })

  it.each(PAIRS)("selects a winner where the command would: %s, %s", (status, offered) => {
    for (const winner of [null, anOfferId(9)]) {
      const { asset, course, offers } = aSale(status, offered, winner)
      const [offer] = offers
      if (!offer) throw new Error("There is an offer")
      expect(canSelectWinner(asset, offer)).toBe(Result.isSuccess(mayBeSelected(course, offer)))
    }
  })

  it("selects a winner among those active, after best and final among those selected", () => {
    const from = (status: AssetStatus) =>
      offerStatuses.filter((offered) => canSelectWinner({ status, winnerOfferId: null }, { status: offered }))
    expect(from("UnderSelection.CallForOffers")).toEqual(["Published", "BestAndFinal"])
    expect(from("UnderSelection.BestAndFinal")).toEqual(["BestAndFinal"])
    expect(from("CallForOffers")).toEqual([])
  })

  it.each(offerStatuses)("declines where the command would: %s", (offered) => {
    const { course, offers } = aSale("CallForOffers", offered)
    const [offer] = offers
    if (!offer) throw new Error("There is an offer")
    expect(canDecline(offer)).toBe(isDone(declinedOffer(course, offer, "Too low", act), course))
  })
})
