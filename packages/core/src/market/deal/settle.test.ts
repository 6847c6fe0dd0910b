import { anAsset, anAssetId, aPublishedAsset, standingIn } from "@xl/testkit/assets"
import { EXAMPLE_NOW } from "@xl/testkit/market"
import { anOffer, anOfferId } from "@xl/testkit/offers"
import { describe, expect, it } from "vitest"
import type { Asset } from "../../assets/model.ts"
import type { AssetStatus } from "../../kernel/statuses.ts"
import type { Offer } from "../../offers/model.ts"
import { periodEnd } from "../../periods/rules.ts"
import type { Period } from "../../periods/model.ts"
import { addDays, dayOf, DAY_MILLIS, Millis, startOfDay } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import { courseOf } from "./course.ts"
import { recounted } from "./counters.ts"
import { nextDue } from "./due.ts"
import { REASONS } from "./leaving.ts"
import { settle } from "./settle.ts"

const TODAY = dayOf(EXAMPLE_NOW)
const day = (count: number) => addDays(TODAY, count)
const at = (count: number) => startOfDay(day(count))
const window = (from: number, to: number): Period => ({ startDate: day(from), endDate: day(to), endedAt: null })

const withPeriods = (periods: Partial<Asset["periods"]>): Partial<Asset> => ({
  periods: { ...anAsset().periods, ...periods },
})

/** The asset and its offers at `now`, and the statuses on the way with their times. */
const settled = (asset: Asset, offers: ReadonlyArray<Offer>, now: number) => {
  const counted = { ...asset, ...recounted(asset, offers) }
  const course = settle(courseOf({ assets: [counted], offers }), now)
  const [after = counted] = course.now.assets
  const way = course.steps.flatMap((step) => (step.of === "asset" ? [[step.after.status, step.at] as const] : []))
  return { asset: after, offers: course.now.offers, way }
}

/** The status a standing asset has at `now`. */
const statusAt = (status: AssetStatus, change: Partial<Asset>, now: number): AssetStatus => {
  const { asset, offers } = standingIn(status, change)
  return settled(asset, offers, now).asset.status
}

describe("the scheduler", () => {
  it("opens the call for offers at 00:00 UTC of its first day, not a millisecond before (row 7)", () => {
    const plan = withPeriods({ callForOffers: window(1, 2) })
    expect(statusAt("Published", plan, at(1) - 1)).toBe("Published")
    expect(statusAt("Published", plan, at(1))).toBe("CallForOffers")
    expect(nextDue(aPublishedAsset(plan))).toBe(at(1))
  })

  it("moves to selection when the call ends with an active offer, and keeps the dates (row 8)", () => {
    const plan = withPeriods({ callForOffers: window(-1, 1) })
    expect(statusAt("CallForOffers", plan, at(2) - 1)).toBe("CallForOffers")
    expect(statusAt("CallForOffers", plan, at(2))).toBe("UnderSelection.CallForOffers")
  })

  it("returns to the market and clears the period when the call ends without one (row 9)", () => {
    const { asset } = settled(
      standingIn("CallForOffers", withPeriods({ callForOffers: window(-1, 1) })).asset,
      [],
      at(2),
    )
    expect([asset.status, asset.periods.callForOffers]).toEqual(["Published", null])
  })

  it("replays a window that it slept through, each transition at its own time", () => {
    const plan = withPeriods({ callForOffers: window(1, 2), underSelection: window(4, 5) })
    const { asset, offers, way } = settled(aPublishedAsset(plan), [anOffer()], at(30))
    expect(way).toEqual([
      ["CallForOffers", at(1)],
      ["UnderSelection.CallForOffers", at(3)],
      ["Published", at(6)],
    ])
    expect(asset.periods).toEqual(anAsset().periods)
    expect(offers.map(({ status }) => status)).toEqual(["Published"])
  })

  it("starts best and final only with an offer selected for it (row 10)", () => {
    const plan = withPeriods({ bestAndFinal: window(1, 2) })
    expect(statusAt("UnderSelection.CallForOffers", plan, at(1))).toBe("UnderSelection.CallForOffers")
    const { asset } = standingIn("UnderSelection.CallForOffers", plan)
    const selected = anOffer({ status: "BestAndFinal" })
    expect(settled(asset, [selected], at(1) - 1).asset.status).toBe("UnderSelection.CallForOffers")
    expect(settled(asset, [selected], at(1)).asset.status).toBe("BestAndFinal")
  })

  it("ends best and final with its period (row 11)", () => {
    const plan = withPeriods({ bestAndFinal: window(-1, 1) })
    expect(statusAt("BestAndFinal", plan, at(2) - 1)).toBe("BestAndFinal")
    expect(statusAt("BestAndFinal", plan, at(2))).toBe("UnderSelection.BestAndFinal")
  })

  it.each(["BestAndFinal", "UnderSelection.BestAndFinal"] as const)(
    "falls back from %s at once without a selected offer (row 12)",
    (status) => {
      const { asset } = standingIn(status)
      const others = [anOffer({ status: "Published" })]
      expect(settled(asset, others, EXAMPLE_NOW).asset.status).toBe("UnderSelection.CallForOffers")
      expect(settled(asset, [], EXAMPLE_NOW).asset.status).toBe("Published")
    },
  )

  it("gives up a selection that ended without a choice, and unselects its offers (row 14)", () => {
    const plan = withPeriods({ underSelection: window(-1, 1) })
    const { asset, offers } = standingIn("UnderSelection.BestAndFinal", plan)
    expect(settled(asset, offers, at(2) - 1).asset.status).toBe("UnderSelection.BestAndFinal")
    const after = settled(asset, offers, at(2))
    expect(after.asset.status).toBe("Published")
    expect(after.offers.map(({ acceptedDate, status }) => [status, acceptedDate])).toEqual([["Published", null]])
    expect(after.offers[0]?.offerStatusChangeTrigger).toBe("Bot")
  })

  it("gives up a selection at once where no active offer is left (row 14)", () =>
    expect(settled(standingIn("UnderSelection.CallForOffers").asset, [], EXAMPLE_NOW).asset.status).toBe("Published"))

  it("leaves a selection alone whose period was over before it began", () => {
    const plan = withPeriods({ underSelection: window(-4, -3) })
    expect(statusAt("UnderSelection.CallForOffers", plan, at(50))).toBe("UnderSelection.CallForOffers")
  })

  const rival = anOffer({ id: anOfferId(2) })

  it.each(["CallForOffers", "BestAndFinal"] as const)(
    "takes the win in ContractPending.%s from a buyer who does not accept in time (row 16)",
    (x) => {
      const { asset, offers } = standingIn(`ContractPending.${x}`)
      const end = asset.periods.buyerClosing ? periodEnd(asset.periods.buyerClosing) : 0
      const second = x === "BestAndFinal" ? { ...rival, status: "BestAndFinal" as const } : rival
      expect(settled(asset, [...offers, second], end - 1).asset.status).toBe(`ContractPending.${x}`)
      const lost = settled(asset, [...offers, second], end)
      expect(lost.asset.status).toBe(`UnderSelection.${x}`)
      expect(lost.asset.winnerOfferId).toBeNull()
      expect([lost.asset.periods.buyerClosing, lost.asset.periods.sellerClosing]).toEqual([null, null])
      const [winner] = lost.offers
      expect(winner).toMatchObject({ status: "Canceled", canceledDate: end, cancelReason: REASONS.buyerLapsed })
      expect(winner?.buyerClosingPeriod).not.toBeNull()
      expect(settled(asset, offers, end).asset.status).toBe("Published")
    },
  )

  it("takes the win back when the seller does not accept in time (row 16)", () => {
    const { asset, offers } = standingIn("ContractPending.CallForOffers")
    const sellerClosing = window(0, 10)
    const accepted = offers.map((offer) => ({
      ...offer,
      buyerClosingDocumentsAccepted: true,
      sellerClosingPeriod: sellerClosing,
    }))
    const waiting = { ...asset, periods: { ...asset.periods, sellerClosing } }
    expect(settled(waiting, accepted, at(11) - 1).asset.status).toBe("ContractPending.CallForOffers")
    expect(settled(waiting, accepted, at(11)).offers[0]?.cancelReason).toBe(REASONS.sellerLapsed)
  })

  it.each([
    ["Published", "OnHold.Published"],
    ["CallForOffers", "OnHold.CallForOffers"],
    ["BestAndFinal", "OnHold.BestAndFinal"],
  ] as const)("holds %s when the plan is not paid, and releases it once it is (rows 19 and 20)", (status, held) => {
    const { asset, offers } = standingIn(status, { planUnpaidSince: at(1) })
    expect(settled(asset, offers, at(1) - 1).asset.status).toBe(status)
    const hold = settled(asset, offers, at(1))
    expect([hold.asset.status, hold.asset.hold]).toEqual([held, { by: "Plan", since: at(1) }])
    const paid = { ...hold.asset, planUnpaidSince: null, planPaid: true }
    expect(settled(paid, offers, at(2)).asset).toMatchObject({ status, hold: null, periods: asset.periods })
  })

  it("expires a listing whose plan stays unpaid for 30 days, and ends its offers (row 21)", () => {
    const { asset, offers } = standingIn("Published", { planUnpaidSince: at(1) })
    expect(settled(asset, offers, at(31) - 1).asset.status).toBe("OnHold.Published")
    const gone = settled(asset, offers, at(31))
    expect(gone.asset.status).toBe("ListingExpired")
    expect(gone.offers[0]).toMatchObject({ status: "Declined", declineReason: REASONS.expired, declinedDate: at(31) })
  })

  it("expires a listing with the 90-day flag on its 90th day (row 21)", () => {
    const listed = { publishedTime: must(Millis, EXAMPLE_NOW + 5_000), lenderDirect90: true }
    expect(statusAt("Published", listed, at(90) - 1)).toBe("Published")
    expect(statusAt("Published", listed, at(90))).toBe("ListingExpired")
    expect(statusAt("OnHold.Published", listed, at(90))).toBe("ListingExpired")
    expect(statusAt("Published", { ...listed, lenderDirect90: false }, at(90))).toBe("Published")
  })

  it.each(["OnHold.Published", "OnHold.CallForOffers", "OnHold.BestAndFinal"] as const)(
    "lets every date pass on %s",
    (status) => {
      const { asset, offers } = standingIn(status)
      const later = settled(asset, offers, at(400))
      expect([later.asset.status, later.asset.periods]).toEqual([status, asset.periods])
    },
  )

  it("cancels a bundle that lost one asset, and moves the other asset with it", () => {
    const lost = { ...standingIn("Published", { planUnpaidSince: at(1) }).asset, id: anAssetId(1) }
    const other = { ...standingIn("UnderSelection.CallForOffers").asset, id: anAssetId(2) }
    const [first] = anOffer().assets
    const assets = first ? [first, { ...first, id: other.id }] : []
    const bundle = anOffer({ type: "MultipleBid", assets })
    const counted = [lost, other].map((asset) => ({ ...asset, ...recounted(asset, [bundle]) }))
    const course = settle(courseOf({ assets: counted, offers: [bundle] }), at(31))
    expect(course.now.offers[0]).toMatchObject({
      status: "Canceled",
      cancelReason: "An asset of this offer is no longer available",
    })
    expect(course.now.assets.map(({ status }) => status)).toEqual(["ListingExpired", "Published"])
  })
})

describe("two winners that an active bundle ties together", () => {
  it("keep apart: one that lapses takes nothing from the other", () => {
    const early = standingIn("ContractPending.CallForOffers")
    const later = standingIn("ContractPending.CallForOffers")
    const [first] = anOffer().assets
    const other = { ...later.asset, id: anAssetId(2), winnerOfferId: anOfferId(2) }
    const patient = { ...other, periods: { ...other.periods, buyerClosing: window(0, 300) } }
    const winners = [
      ...early.offers,
      ...later.offers.map((offer) => ({
        ...offer,
        id: anOfferId(2),
        assets: first ? [{ ...first, id: other.id }] : [],
      })),
    ]
    const bundle = anOffer({
      id: anOfferId(3),
      type: "MultipleBid",
      assets: first ? [first, { ...first, id: other.id }] : [],
    })
    const offers = [...winners, bundle]
    const assets = [early.asset, patient].map((asset) => ({ ...asset, ...recounted(asset, offers) }))
    const { now } = settle(courseOf({ assets, offers }), at(60))
    expect(now.assets.map(({ status }) => status)).toEqual([
      "UnderSelection.CallForOffers",
      "ContractPending.CallForOffers",
    ])
    expect(now.offers.map(({ status }) => status)).toEqual(["Canceled", "Successful", "Published"])
  })
})

describe("what is due next", () => {
  it.each([
    "Draft",
    "UnderContract",
    "Closed",
    "ListingExpired",
    "NoLongerListedForSale",
    "Revoked",
    "Deleted",
  ] as const)("is nothing in %s", (status) => {
    const { asset } = standingIn(status, { planUnpaidSince: at(1), lenderDirect90: true })
    expect(nextDue(asset)).toBeNull()
  })

  it("is the earliest of several dates", () => {
    const { asset } = standingIn("Published", {
      ...withPeriods({ callForOffers: window(3, 4) }),
      planUnpaidSince: must(Millis, at(2) + DAY_MILLIS / 2),
    })
    expect(nextDue(asset)).toBe(at(2) + DAY_MILLIS / 2)
  })
})
