import { anAsset, anAssetId, standingIn } from "@xl/testkit/assets"
import { anOffer } from "@xl/testkit/offers"
import { describe, expect, it } from "vitest"
import type { AssetStatus } from "../../kernel/index.ts"
import { periodEnd } from "../../periods/index.ts"
import { DAY_MILLIS } from "../../shared/index.ts"
import { REMINDED_STATUSES, REMINDER_LEAD_MILLIS, remindersOf } from "../index.ts"

/** A sale in that status, with the end of the window that runs there. */
const sale = (status: AssetStatus, window: keyof ReturnType<typeof anAsset>["periods"]) => {
  const { asset, offers } = standingIn(status)
  const period = asset.periods[window]
  if (period === null) throw new Error(`${status} has no ${window}`)
  return { asset, offers, until: periodEnd(period) }
}
const told = (at: ReturnType<typeof sale>, before: number) =>
  remindersOf(at.asset, at.offers, at.until - before).map(({ facts, to }) => [to, facts["part"], facts["window"]])

describe("who is reminded within a day of a deadline", () => {
  it("is nobody before that day, and nobody once it is over", () => {
    expect(REMINDER_LEAD_MILLIS).toBe(DAY_MILLIS)
    const call = sale("CallForOffers", "callForOffers")
    expect(told(call, DAY_MILLIS + 1)).toEqual([])
    expect(told(call, DAY_MILLIS)).not.toEqual([])
    expect(told(call, 1)).not.toEqual([])
    expect(told(call, 0)).toEqual([])
  })

  it("is who bids, while offers are called for, and not the seller, who can only wait", () => {
    const call = sale("CallForOffers", "callForOffers")
    const buyers = call.offers.map(({ owners: [first] }) => [first, "buyer", "callForOffers"])
    expect(told(call, 1)).toEqual(buyers)
    const [first] = anOffer().assets
    const elsewhere = anOffer({ assets: first ? [{ ...first, id: anAssetId(2) }] : [] })
    expect(told({ ...call, offers: [elsewhere, anOffer({ status: "Withdrawn" })] }, 1)).toEqual([])
    expect(told({ ...call, offers: [anOffer({ owners: [] })] }, 1)).toEqual([])
    const titled = (title: string | null) => {
      const asset = { ...call.asset, mainInfo: { ...call.asset.mainInfo, title } }
      return remindersOf(asset, call.offers.slice(0, 1), call.until - 1).map(({ facts }) => facts["title"])
    }
    expect([titled("Lakeside"), titled(null)]).toEqual([["Lakeside"], [call.asset.mainInfo.name]])
  })

  it("is who was selected, in best and final; the seller alone while one chooses", () => {
    const final = sale("BestAndFinal", "bestAndFinal")
    const selected = final.offers.filter(({ status }) => status === "BestAndFinal").length
    expect(selected).toBeGreaterThan(0)
    expect(told(final, 1)).toHaveLength(selected)
    const call = sale("CallForOffers", "callForOffers")
    const periods = { ...call.asset.periods, underSelection: call.asset.periods.callForOffers }
    const choosing = { ...call, asset: { ...call.asset, status: "UnderSelection.CallForOffers" as const, periods } }
    expect(told(choosing, 1)).toEqual([[choosing.asset.owners[0], "seller", "underSelection"]])
    const last = { ...choosing, asset: { ...choosing.asset, status: "UnderSelection.BestAndFinal" as const } }
    expect(told(last, 1)).toEqual([[last.asset.owners[0], "seller", "underSelection"]])
    expect(told({ ...final, offers: [anOffer()] }, 1)).toEqual([])
    expect(told({ ...choosing, asset: { ...choosing.asset, owners: [] } }, 1)).toEqual([])
  })

  it("is at closing whose turn it is: the winner, then the seller", () => {
    const closing = sale("ContractPending.CallForOffers", "buyerClosing")
    const [winner] = closing.offers.filter(({ status }) => status === "Successful")
    expect(told(closing, 1)).toEqual([[winner?.owners[0], "buyer", "buyerClosing"]])
    expect(told({ ...closing, offers: [anOffer()] }, 1)).toEqual([])
    expect(told(sale("ContractPending.BestAndFinal", "buyerClosing"), 1)).toHaveLength(1)
    const { periods } = closing.asset
    const accepted = { ...closing.asset, periods: { ...periods, sellerClosing: periods.buyerClosing } }
    expect(told({ ...closing, asset: accepted }, 1)).toEqual([[closing.asset.owners[0], "seller", "sellerClosing"]])
  })

  it("is the winner instead of the seller, while the seller cannot accept for want of the earnest money", () => {
    const closing = sale("ContractPending.CallForOffers", "buyerClosing")
    const [winner] = closing.offers.filter(({ status }) => status === "Successful")
    const { periods } = closing.asset
    const asset = {
      ...closing.asset,
      periods: { ...periods, sellerClosing: periods.buyerClosing },
      requireBidDeposit: true,
    }
    expect(told({ ...closing, asset }, 1)).toEqual([[winner?.owners[0], "buyer", "sellerClosing"]])
    const offers = remindersOf(asset, closing.offers, closing.until - 1).map(({ facts }) => facts["offerId"])
    expect(offers).toEqual([winner?.id])
  })

  it("is nobody in any other status", () => {
    const { asset, offers, until } = sale("CallForOffers", "callForOffers")
    expect(REMINDED_STATUSES).toHaveLength(6)
    for (const status of ["Published", "UnderContract", "OnHold.CallForOffers", "Closed"] as const)
      expect(remindersOf({ ...asset, status }, offers, until - 1)).toEqual([])
    expect(remindersOf(anAsset({ id: anAssetId(1), status: "CallForOffers" }), [], until - 1)).toEqual([])
  })
})
