import { anAssetId, aPublishedAsset } from "@xl/testkit/assets"
import { actorOf, aBuyer, anAdmin, aSeller, EXAMPLE_NOW, GUEST, marketInMemory, refusalOf } from "@xl/testkit/market"
import { aBid, anOffer, anOfferId, terms } from "@xl/testkit/offers"
import { Effect, Result } from "effect"
import { describe, expect, it } from "vitest"
import type { Asset } from "../assets/model.ts"
import { addDays, dayOf } from "../shared/days.ts"
import { isClosingPageOpen } from "./closing.ts"
import { editedOffer } from "./edits.ts"
import { CHECKS } from "./eligibility.ts"
import { enteredOffer } from "./lifecycle.ts"
import type { Offer } from "./model.ts"
import { offerTypeOf, sumRule } from "./terms.ts"
import { isBuyerOf } from "./visibility.ts"

const TODAY = dayOf(EXAMPLE_NOW)
const PEOPLE = [aSeller(), aBuyer(), anAdmin()]
const marketWith = (assets: ReadonlyArray<Asset>, offers: ReadonlyArray<Offer> = [], autoDeposit = false) =>
  marketInMemory({ actor: aBuyer(), seed: { profiles: PEOPLE, assets, offers }, settings: { autoDeposit } })
const assets = (count: number) =>
  Array.from({ length: count }, (_, place) => aPublishedAsset({ id: anAssetId(place + 1) }))

describe("who asks to bid", () => {
  it("may name fifty assets, and is refused with more before any is looked for", async () => {
    const { offers } = marketWith(assets(50))
    expect((await Effect.runPromise(offers.create(aBid(assets(50))))).type).toBe("MultipleBid")
    expect(await refusalOf(marketWith([]).offers.create(aBid(assets(51))))).toBe("BundleInvalid")
    expect(await refusalOf(marketWith([]).offers.create({ ...aBid(assets(1)), assets: [] }))).toBe("BundleInvalid")
  })

  it("is refused on an asset that is nobody's", async () =>
    expect(await refusalOf(marketWith([aPublishedAsset({ owners: [] })]).offers.create(aBid(assets(1))))).toBe(
      "BundleInvalid",
    ))

  it("edits by asking again on the same assets, and that is logged as an edit", async () => {
    const market = marketWith(assets(1))
    await Effect.runPromise(market.offers.create(aBid(assets(1))))
    await Effect.runPromise(market.offers.create(aBid(assets(1), terms({ bidPrice: 9_000_000_00 }))))
    expect(market.home.memory.rows.events.map(({ type }) => type)).toEqual(["OfferCreated", "OfferEdited"])
  })

  it("does not publish a draft beside an own active offer on the same assets", async () => {
    const draft = anOffer({ id: anOfferId(2), status: "Draft", publishedDate: null })
    expect(await refusalOf(marketWith(assets(1), [anOffer(), draft]).offers.publish(draft.id))).toBe(
      "OfferAlreadyActive",
    )
  })
})

it("takes no earnest money by hand while transfers run by themselves", async () => {
  const record = (autoDeposit: boolean) =>
    marketWith(assets(1), [anOffer()], autoDeposit)
      .as(anAdmin())
      .offers.recordManualTransfer(anOffer().id, "fund", "wire 7", TODAY)
  expect(await refusalOf(record(true))).toBe("TransferOutOfOrder")
  expect((await Effect.runPromise(record(false))).deposit.transfers).toHaveLength(1)
})

it("revises a bundle only while best and final runs for all of its assets", () => {
  const bestAndFinal = { startDate: TODAY, endDate: addDays(TODAY, 3), endedAt: null }
  const { periods } = aPublishedAsset()
  const [running, over] = [
    bestAndFinal,
    { ...bestAndFinal, startDate: addDays(TODAY, -9), endDate: addDays(TODAY, -1) },
  ].map((period, place) =>
    aPublishedAsset({
      id: anAssetId(place + 1),
      status: "BestAndFinal",
      periods: { ...periods, bestAndFinal: period },
    }),
  )
  if (!running || !over) throw new Error("Two assets were asked for")
  const offer = anOffer({
    status: "BestAndFinal",
    assets: anOffer().assets.flatMap((one) => [running, over].map(({ id }) => ({ ...one, id }))),
  })
  const revised = editedOffer(offer, aBid([running, over]), [running, over], EXAMPLE_NOW)
  expect(Result.isFailure(revised) && revised.failure._tag).toBe("BestAndFinalNotRunning")
  const both = [running, { ...running, id: over.id }]
  expect(Result.isSuccess(editedOffer(offer, aBid(both), both, EXAMPLE_NOW))).toBe(true)
})

describe("what is not there", () => {
  it("is no bid, no price and no bundle", () => {
    expect(Result.isFailure(offerTypeOf([], assets(1)))).toBe(true)
    const bids = (...prices: ReadonlyArray<number>) =>
      prices.map((bidAllocation, place) => ({ id: anAssetId(place + 1), bidAllocation }))
    for (const prices of [
      [0, 30],
      [30, 0],
      [-10, 40],
      [10.5, 19.5],
    ])
      expect(Result.isFailure(sumRule(bids(...prices), 30)), prices.join()).toBe(true)
  })

  it("is no window past its end: without an approval there is none", () =>
    expect(
      CHECKS.window({ ...aBuyer(), buyerProfile: { ...aBuyer().buyerProfile, fundsApprovalDate: null } }, EXAMPLE_NOW),
    ).toBe(false))

  it("opens no closing page: a party without a window has none", () => {
    for (const party of ["buyer", "seller"] as const) expect(isClosingPageOpen(anOffer(), party)).toBe(false)
  })

  it("is no guest's: an offer without an owner belongs to nobody", () =>
    expect(isBuyerOf(GUEST, { owners: [] })).toBe(false))

  it("is no way through the life of an offer: the defect says which", () =>
    expect(() => enteredOffer(anOffer(), "Successful", "Buyer", anOffer().creationDate)).toThrow(
      new RangeError("An offer has no way from Published to Successful by Buyer"),
    ))
})

it("knows a buyer by the first owner alone", () =>
  expect([isBuyerOf(actorOf(aBuyer()), anOffer()), isBuyerOf(GUEST, anOffer())]).toEqual([true, false]))
