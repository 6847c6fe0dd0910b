import { standingIn } from "@xl/testkit/assets"
import { EXAMPLE_NOW } from "@xl/testkit/market"
import { describe, expect, it } from "vitest"
import { assetView } from "../assets/visibility.ts"
import type { AssetStatus } from "../kernel/statuses.ts"
import { addDays, dayOf, Millis, must } from "../shared/index.ts"
import { closingPhase } from "./closing.ts"
import type { Offer } from "./model.ts"
import { saleStages } from "./sale-stages.ts"

const TODAY = dayOf(EXAMPLE_NOW)
const on = (days: number) => addDays(TODAY, days)
const window = (from: number, to: number) => ({ startDate: on(from), endDate: on(to), endedAt: null })

/** A call from day −9 to −4, a selection planned from day 3 to 9; the win on day −1. */
const stagesIn = (status: AssetStatus, change: Partial<Offer> = {}, isParty = true) => {
  const { asset, offers } = standingIn(status, { statusSince: must(Millis, EXAMPLE_NOW) })
  const periods = { ...asset.periods, callForOffers: window(-9, -4), underSelection: window(3, 9) }
  const view = assetView({ ...asset, periods }, { tag: "guest" }, false)
  if (view === null) throw new RangeError(`${status} is not public`)
  const winner = offers.map((offer) => ({ ...offer, ...change }))[0]
  const seen = winner && isParty ? { ...winner, closingPhase: closingPhase(winner, EXAMPLE_NOW) } : null
  return saleStages(view, seen, EXAMPLE_NOW).map(({ from, id, state, to }) => [id, state, from, to])
}
const accepted = { buyerClosingDocumentsAccepted: true, sellerClosingPeriod: window(0, 10) }
const both = { ...accepted, sellerClosingDocumentsAccepted: true }

describe("the stages of a sale", () => {
  it("before anybody has won end with a closing that waits for a winner (SEL-179)", () => {
    expect(stagesIn("UnderSelection.CallForOffers", {}, false).map(([id, state]) => [id, state])).toEqual([
      ["published", "done"],
      ["callForOffersPeriod", "ended"],
      ["bestAndFinalPeriod", "none"],
      ["underSelectionPeriod", "running"],
      ["closing", "none"],
    ])
  })

  it("put a selection that began early before a best and final that is still ahead", () => {
    const { asset } = standingIn("UnderSelection.CallForOffers", { statusSince: must(Millis, EXAMPLE_NOW) })
    const periods = { ...asset.periods, callForOffers: window(-9, -4), bestAndFinal: window(4, 8) }
    const view = assetView({ ...asset, periods }, { tag: "guest" }, false)
    expect(view && saleStages(view, null, EXAMPLE_NOW).map(({ id, state }) => [id, state])).toEqual([
      ["published", "done"],
      ["callForOffersPeriod", "ended"],
      ["underSelectionPeriod", "running"],
      ["bestAndFinalPeriod", "upcoming"],
      ["closing", "none"],
    ])
  })

  it("have the selection run from the day it began, to its planned end where there is one", () => {
    const stages = (underSelection: ReturnType<typeof window> | null) => {
      const { asset } = standingIn("UnderSelection.CallForOffers", { statusSince: must(Millis, EXAMPLE_NOW) })
      const view = assetView({ ...asset, periods: { ...asset.periods, underSelection } }, { tag: "guest" }, false)
      const stage = view && saleStages(view, null, EXAMPLE_NOW).find(({ id }) => id === "underSelectionPeriod")
      return [stage?.state, stage?.from, stage?.to]
    }
    expect(stages(null)).toEqual(["running", TODAY, TODAY])
    expect(stages(window(3, 9))).toEqual(["running", TODAY, on(9)])
    expect(stages(window(-2, 9))).toEqual(["running", on(-2), on(9)])
    expect(stages(window(-5, -1))).toEqual(["ended", on(-5), on(-1)])
  })

  it("go on through both acceptances for the parties, and leave out what was never held", () => {
    expect(stagesIn("ContractPending.CallForOffers").slice(1)).toEqual([
      ["callForOffersPeriod", "ended", on(-9), on(-4)],
      ["buyerAccepts", "running", on(-2), on(58)],
      ["sellerAccepts", "none", null, null],
      ["underContract", "none", null, null],
      ["closed", "none", null, null],
    ])
    expect(stagesIn("ContractPending.CallForOffers", accepted).slice(2, 4)).toEqual([
      ["buyerAccepts", "done", TODAY, TODAY],
      ["sellerAccepts", "running", TODAY, on(10)],
    ])
  })

  it("under contract and closed have nothing upcoming, and name the day", () => {
    expect(stagesIn("UnderContract", both).slice(2)).toEqual([
      ["buyerAccepts", "done", TODAY, TODAY],
      ["sellerAccepts", "done", null, null],
      ["underContract", "running", TODAY, TODAY],
      ["closed", "none", null, null],
    ])
    expect(stagesIn("Closed", both).slice(4)).toEqual([
      ["underContract", "done", null, null],
      ["closed", "done", TODAY, TODAY],
    ])
  })

  it("tell nobody else the days of the closing", () => {
    expect(stagesIn("ContractPending.CallForOffers", accepted, false).slice(2)).toEqual([
      ["closing", "running", null, null],
      ["underContract", "none", null, null],
      ["closed", "none", null, null],
    ])
    expect(stagesIn("Closed", both, false)[2]).toEqual(["closing", "done", null, null])
  })

  it("end a window at the choice that cut it short", () => {
    const { asset, offers } = standingIn("ContractPending.CallForOffers")
    const view = assetView(
      { ...asset, periods: { ...asset.periods, underSelection: window(-3, 9) } },
      { tag: "guest" },
      false,
    )
    const [winner] = offers
    if (!view || !winner) throw new RangeError("There is no winner")
    expect(saleStages(view, { ...winner, closingPhase: "buyerClosing" }, EXAMPLE_NOW)[1]).toMatchObject({
      id: "underSelectionPeriod",
      state: "ended",
      to: on(-1),
    })
  })
})
