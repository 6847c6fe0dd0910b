import { anAsset } from "@xl/testkit/assets"
import { EXAMPLE_NOW } from "@xl/testkit/market"
import { describe, expect, it } from "vitest"
import { addDays, dayOf } from "../shared/days.ts"
import { entered } from "./machine.ts"
import { MACHINE } from "./machine-table.ts"
import type { Asset } from "./model.ts"
import type { AssetStatus } from "../kernel/statuses.ts"

const TODAY = dayOf(EXAMPLE_NOW)
const window = (first: number, last: number) => ({
  startDate: addDays(TODAY, first),
  endDate: addDays(TODAY, last),
  endedAt: null,
})
const [over, running, ahead] = [window(-9, -5), window(-2, 2), window(4, 6)]

/** A call that is over, best and final that runs, a selection as given, and both closing windows. */
const moved = (row: number, from: AssetStatus, to: AssetStatus, underSelection: Asset["periods"]["underSelection"]) =>
  entered(
    anAsset({
      status: from,
      periods: {
        callForOffers: over,
        bestAndFinal: running,
        underSelection,
        buyerClosing: running,
        sellerClosing: ahead,
      },
    }),
    row,
    to,
    EXAMPLE_NOW,
  )
const kept = (asset: Asset) =>
  Object.entries(asset.periods)
    .flatMap(([name, period]) => (period === null ? [] : [name]))
    .join(" ")

describe("an asset that enters a status", () => {
  it("stands there since then", () =>
    expect(moved(7, "Published", "CallForOffers", ahead)).toMatchObject({
      status: "CallForOffers",
      statusSince: EXAMPLE_NOW,
    }))

  it("keeps of its windows what its row leaves", () => {
    const ways = MACHINE.flatMap(({ from, row, to }) =>
      from === null ? [] : [`${row} ${kept(moved(row, from, to, ahead))}`],
    )
    const all = "callForOffers bestAndFinal underSelection buyerClosing sellerClosing"
    const afresh = "underSelection buyerClosing sellerClosing"
    const rows = (numbers: ReadonlyArray<number>, left: string) => numbers.map((row) => `${row} ${left}`.trim())
    expect([...new Set(ways)].map((way) => way.trim()).toSorted()).toEqual(
      [
        ...rows([2, 4, 5, 6, 7, 8, 10, 11, 12, 13, 15, 17, 19, 20, 23, 25], all),
        ...rows([3, 9, 12, 14, 21, 22, 24, 26], afresh),
        ...rows([16], "callForOffers bestAndFinal underSelection"),
        ...rows([16], "underSelection"),
        ...rows([18], ""),
      ].toSorted(),
    )
  })

  it("loses a selection that lapsed where it is selected again, and one that runs nowhere but on sale", () => {
    const way = (row: number, from: AssetStatus, to: AssetStatus, selection: Asset["periods"]["underSelection"]) =>
      moved(row, from, to, selection).periods.underSelection
    const again = [
      [12, "BestAndFinal", "UnderSelection.CallForOffers"],
      [16, "ContractPending.CallForOffers", "UnderSelection.CallForOffers"],
    ] as const
    for (const [row, from, to] of again)
      expect([over, running, ahead].map((selection) => way(row, from, to, selection))).toEqual([null, running, ahead])
    const on = [13, "UnderSelection.CallForOffers", "ContractPending.CallForOffers"] as const
    expect([over, running, ahead].map((selection) => way(...on, selection))).toEqual([over, running, ahead])
    const off = [14, "UnderSelection.CallForOffers", "Published"] as const
    expect([over, running, ahead].map((selection) => way(...off, selection))).toEqual([null, null, ahead])
  })

  it("has no way that the table lacks", () => {
    expect(() => moved(3, "Published", "Published", null)).toThrow(
      "Row 3 of the asset machine has no way from Published to Published",
    )
    expect(() => moved(4, "Draft", "Published", null)).toThrow(RangeError)
    expect(() => moved(3, "Draft", "Revoked", null)).toThrow(RangeError)
  })
})
