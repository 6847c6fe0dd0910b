import { anAssetId, standingIn } from "@xl/testkit/assets"
import { aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { anOffer, anOfferId } from "@xl/testkit/offers"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { type Course, courseOf } from "../deal/course.ts"
import { type Act } from "../../kernel/events.ts"
import type { Offer } from "../../offers/model.ts"
import { addDays, dayOf, Millis } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import {
  bestAndFinalClosed,
  callClosed,
  closed,
  deleted,
  fallenThrough,
  held,
  released,
  revoked,
  withdrawn,
} from "./decisions.ts"
import type { Asset } from "../../assets/model.ts"
import type { AssetStatus } from "../../kernel/statuses.ts"

const TODAY = dayOf(EXAMPLE_NOW)
const by = (trigger: "Admin" | "Seller"): Act => ({ by: { id: aSeller().id, trigger }, at: EXAMPLE_NOW })
const seller = by("Seller")
const admin = by("Admin")
const dealIn = (status: AssetStatus, change: Partial<Asset> = {}) => {
  const { asset, offers } = standingIn(status, change)
  return { asset, course: courseOf({ assets: [asset], offers }) }
}
const done = <E>(result: Result.Result<Course, E>) => {
  const { now, steps } = Result.getOrThrow(result)
  return { asset: now.assets[0], offer: now.offers[0], assets: now.assets, offers: now.offers, steps: steps.length }
}
const refusal = <E extends object>(result: Result.Result<unknown, E>) => Result.getOrThrow(Result.flip(result))
const window = (first: number, last: number) => ({
  startDate: addDays(TODAY, first),
  endDate: addDays(TODAY, last),
  endedAt: null,
})

describe("closing a window early", () => {
  it("ends the running one now, its last day today", () => {
    const call = dealIn("CallForOffers")
    expect(done(callClosed(call.course, call.asset, seller)).asset).toMatchObject({
      status: "UnderSelection.CallForOffers",
      statusSince: EXAMPLE_NOW,
      periods: { callForOffers: { endDate: TODAY, endedAt: EXAMPLE_NOW } },
    })
    const best = dealIn("BestAndFinal")
    expect(done(bestAndFinalClosed(best.course, best.asset, seller)).asset).toMatchObject({
      status: "UnderSelection.BestAndFinal",
      periods: { bestAndFinal: { endDate: TODAY, endedAt: EXAMPLE_NOW }, callForOffers: null },
    })
  })

  it("leaves alone one that has not begun or is over, and none", () => {
    const periods = standingIn("Published").asset.periods
    for (const callForOffers of [window(3, 5), window(-5, -3), null]) {
      const { asset, course } = dealIn("Published", { periods: { ...periods, callForOffers } })
      expect(done(callClosed(course, asset, seller)).asset?.periods.callForOffers).toEqual(callForOffers)
    }
  })

  it("needs an offer to choose from", () => {
    const { asset } = dealIn("CallForOffers")
    const alone = { ...asset, numberOfActiveOffers: standingIn("Draft").asset.numberOfActiveOffers }
    expect(refusal(callClosed(courseOf({ assets: [alone], offers: [] }), alone, seller))).toMatchObject({
      _tag: "NoActiveOffer",
    })
  })
})

describe("a hold", () => {
  it("says who holds and since when, and repeating it changes nothing", () => {
    const { asset, course } = dealIn("Published")
    for (const act of [seller, admin])
      expect(done(held(course, asset, act)).asset).toMatchObject({
        status: "OnHold.Published",
        hold: { by: act.by.trigger, since: EXAMPLE_NOW },
      })
    const on = dealIn("OnHold.Published")
    expect(done(held(on.course, on.asset, seller)).steps).toBe(0)
    expect(refusal(held(on.course, on.asset, admin))).toMatchObject({ _tag: "AssetStatusForbids", command: "hold" })
  })

  it("ends with its dates as they were, or with a new last day of the window it held", () => {
    for (const [status, name] of [
      ["CallForOffers", "callForOffers"],
      ["BestAndFinal", "bestAndFinal"],
    ] as const) {
      const { asset, course } = dealIn(`OnHold.${status}`)
      const as = done(released(course, asset, null, seller)).asset
      expect(as).toMatchObject({ status, hold: null, periods: { [name]: asset.periods[name] } })
      const longer = done(released(course, asset, addDays(TODAY, 9), seller)).asset
      expect(longer?.periods).toEqual({
        ...asset.periods,
        [name]: { ...asset.periods[name], endDate: addDays(TODAY, 9), endedAt: null },
      })
    }
    const { asset, course } = dealIn("OnHold.Published", {
      periods: { ...standingIn("Published").asset.periods, callForOffers: window(-9, -5) },
    })
    const released_ = done(released(course, asset, addDays(TODAY, 9), seller)).asset
    expect(released_).toMatchObject({ status: "Published", periods: { callForOffers: window(-9, -5) } })
  })

  it("takes no last day that another window starts before", () => {
    const { asset } = standingIn("OnHold.CallForOffers")
    const later = { ...asset, periods: { ...asset.periods, bestAndFinal: window(8, 9) } }
    const course = courseOf({ assets: [later], offers: [] })
    expect(refusal(released(course, later, addDays(TODAY, 8), seller))).toMatchObject({ _tag: "PeriodsOverlap" })
    expect(done(released(course, later, addDays(TODAY, 7), seller)).asset?.status).toBe("CallForOffers")
    const crossed = { ...later, periods: { ...later.periods, bestAndFinal: window(4, 9) } }
    expect(done(released(courseOf({ assets: [crossed], offers: [] }), crossed, null, seller)).asset?.status).toBe(
      "CallForOffers",
    )
  })

  it("is ended by whoever put it on or an administrator, and a plan's only once the plan is paid", () => {
    const since = must(Millis, EXAMPLE_NOW - 1)
    const tag = (hold: Asset["hold"], act: Act, change: Partial<Asset> = {}) => {
      const { asset, course } = dealIn("OnHold.Published", { hold, ...change })
      const result = released(course, asset, null, act)
      return Result.isSuccess(result) ? "released" : result.failure._tag
    }
    expect([tag({ by: "Admin", since }, seller), tag({ by: "Admin", since }, admin)]).toEqual([
      "HeldByAnother",
      "released",
    ])
    expect([tag({ by: "Seller", since }, seller), tag({ by: "Seller", since }, admin)]).toEqual([
      "released",
      "released",
    ])
    const plan = { by: "Plan", since } as const
    expect([seller, admin].map((act) => tag(plan, act, { planPaid: true, planUnpaidSince: null }))).toEqual([
      "released",
      "released",
    ])
    expect(tag(plan, admin, { planPaid: false, planUnpaidSince: null })).toBe("PlanUnpaid")
    expect(tag(plan, seller, { planPaid: true, planUnpaidSince: since })).toBe("PlanUnpaid")
    expect(tag({ by: "Seller", since }, seller, { planPaid: false, planUnpaidSince: since })).toBe("released")
    expect(tag(null, seller)).toBe("released")
  })
})

describe("leaving the market", () => {
  it("by the seller's word declines the offers with the reason, and ends the hold", () => {
    const { asset, course } = dealIn("OnHold.Published")
    const { asset: left, offer } = done(withdrawn(course, asset, seller))
    expect(left).toMatchObject({ status: "NoLongerListedForSale", hold: null })
    expect(offer).toMatchObject({ status: "Declined", declineReason: "The seller withdrew the listing" })
  })

  it("by an administrator's keeps the comment as typed, and takes a request for publication back", () => {
    const { asset, course } = dealIn("Draft", { registrationStatus: "pending" })
    expect(done(revoked(course, asset, " why ", admin)).asset).toMatchObject({
      status: "Revoked",
      statusComment: " why ",
      registrationStatus: null,
      hold: null,
    })
    const on = dealIn("OnHold.CallForOffers")
    const { asset: off, offer } = done(revoked(on.course, on.asset, "", admin))
    expect([off?.statusComment, off?.hold, offer?.declineReason]).toEqual([
      "",
      null,
      "An administrator took the listing off the market",
    ])
  })
})

describe("the end of a contract", () => {
  /** Two assets that one offer won, and a third under contract with another's. */
  const bundle = (): { readonly course: Course; readonly first: Asset } => {
    const { asset: first, offers } = standingIn("UnderContract")
    const other = { ...first, id: anAssetId(3), winnerOfferId: anOfferId(9) }
    const won = offers.map((offer): Offer => {
      const [one] = offer.assets
      return one ? { ...offer, assets: [one, { ...one, id: anAssetId(2) }], type: "MultipleBid" } : offer
    })
    const rival = anOffer({ id: anOfferId(9), status: "Successful", assets: [] })
    return {
      first,
      course: courseOf({ assets: [first, { ...first, id: anAssetId(2) }, other], offers: [...won, rival] }),
    }
  }

  it("closes all that the winner bought, and nothing else", () => {
    const { course, first } = bundle()
    expect(done(closed(course, first, admin)).assets.map(({ status }) => status)).toEqual([
      "Closed",
      "Closed",
      "UnderContract",
    ])
    const { asset: over, course: ended } = dealIn("Closed")
    expect(done(closed(ended, over, admin)).steps).toBe(0)
  })

  it("puts all of it on sale again where it fell through, without winner, windows or the winner's offer", () => {
    const { course, first } = bundle()
    const { assets, offers } = done(fallenThrough(course, first, "No financing", admin))
    expect(assets.map(({ status, winnerOfferId }) => [status, winnerOfferId])).toEqual([
      ["Published", null],
      ["Published", null],
      ["UnderContract", anOfferId(9)],
    ])
    expect(Object.values(assets[0]?.periods ?? {})).toEqual([null, null, null, null, null])
    expect(offers.map(({ cancelReason, status }) => [status, cancelReason])).toEqual([
      ["Canceled", "No financing"],
      ["Successful", null],
    ])
  })

  it("concerns the asset alone where nobody won", () => {
    const { asset, course } = dealIn("UnderContract", { winnerOfferId: null })
    const beside = { ...asset, id: anAssetId(2) }
    const two = courseOf({ assets: [asset, beside], offers: course.now.offers })
    const { assets, offer } = done(fallenThrough(two, asset, "No financing", admin))
    expect([...assets.map(({ status }) => status), offer?.status]).toEqual(["Published", "UnderContract", "Successful"])
  })
})

describe("deleting", () => {
  const open = (asset: Asset, ...ids: ReadonlyArray<Asset["id"]>): Offer => {
    const [one] = anOffer().assets
    const offer = anOffer({ status: "Canceled", assets: one ? ids.map((id) => ({ ...one, id })) : [] })
    return { ...offer, deposit: { ...offer.deposit, decision: "open" }, sellerId: asset.owners[0] ?? offer.sellerId }
  }
  const tag = (offers: (asset: Asset) => ReadonlyArray<Offer>) => {
    const { asset } = standingIn("Revoked")
    const result = deleted(courseOf({ assets: [asset], offers: offers(asset) }), asset, "remove", admin)
    return Result.isSuccess(result) ? result.success.now.assets[0]?.status : result.failure._tag
  }

  it("waits until the money of every offer on the asset is decided on", () => {
    expect(tag((asset) => [open(asset, asset.id)])).toBe("DepositOpen")
    expect(tag((asset) => [open(asset, anAssetId(7), asset.id)])).toBe("DepositOpen")
    expect(tag((asset) => [open(asset, anAssetId(7))])).toBe("Deleted")
    expect(tag((asset) => [{ ...open(asset, asset.id), deposit: anOffer().deposit }])).toBe("Deleted")
    expect(tag(() => [])).toBe("Deleted")
  })

  it("takes a request for publication back, and is refused by status before money counts", () => {
    const { asset, course } = dealIn("Draft", { registrationStatus: "pending" })
    expect(done(deleted(course, asset, "discard", seller)).asset).toMatchObject({
      status: "Deleted",
      registrationStatus: null,
    })
    const { asset: sold } = standingIn("Closed")
    const all = courseOf({ assets: [sold], offers: [open(sold, sold.id)] })
    expect(refusal(deleted(all, sold, "remove", admin))).toMatchObject({
      _tag: "AssetStatusForbids",
      command: "remove",
    })
  })
})
