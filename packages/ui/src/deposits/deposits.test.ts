import { MarketUnavailable } from "@xl/core/kernel"
import type { Profile } from "@xl/core/profiles"
import { Cents, Day, DAY_MILLIS, dayOf, Millis, must } from "@xl/core/shared"
import { aBankAccount } from "@xl/testkit/banking"
import { BANKS } from "@xl/testkit/deposits"
import { aBuyer, anAdmin, aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { standingIn } from "@xl/testkit/assets"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { app, type Change, settled } from "../testing/app.ts"
import { calledAgain } from "./called.ts"
import { DepositForm } from "./deposit-form.ts"
import { DepositModel } from "./deposit-model.ts"
import { stopsOf } from "./deposit-words.ts"

const run = Effect.runPromise
const cents = (amount: number) => must(Cents, amount)
const VALUE = cents(100_000_00)
const TODAY = dayOf(EXAMPLE_NOW)
const paid = { leg: "fund", reference: "wire 1", date: TODAY, recordedAt: EXAMPLE_NOW } as const

/** A closed sale with or without its deposit in, as somebody sees it. */
const opened = async (who: Profile, { isPaid = true, change }: { isPaid?: boolean; change?: Change } = {}) => {
  const { asset, offers } = standingIn("Closed")
  const deposit = { value: VALUE, decision: "none" as const, transfers: isPaid ? [paid] : [] }
  const seed = {
    assets: [asset],
    offers: offers.map((offer) => ({ ...offer, deposit })),
    profiles: [aSeller(), aBuyer(), aBuyer(2), anAdmin()],
    banks: [aBankAccount(aSeller().id, { id: BANKS.seller, lastFour: "2222" })],
  }
  const here = await app({ who, seed }, change)
  const { banks, deposits, offers: port } = here.ports
  const now = here.market.home.clock.now
  const model = new DepositModel(deposits, port, banks, here.session, here.effects, here.snackbars, now)
  const [offer] = seed.offers
  if (!offer) throw new RangeError("Nobody bid")
  await model.open(await run(port.find(offer.id)))
  return { ...here, model, id: offer.id, asset: asset.id }
}
const viewOf = async (who: Profile, isPaid = true) => {
  const { deposit } = (await opened(who, { isPaid })).model
  if (!deposit) throw new RangeError("There is no deposit")
  return deposit
}

describe("what is typed about a deposit", () => {
  it("begins with the whole amount, today and the leg that is due", async () => {
    const form = new DepositForm(await viewOf(anAdmin(), false), TODAY)
    expect([form.leg, form.day, form.amount, form.fault]).toEqual(["fund", TODAY, VALUE, "Seller"])
  })

  it("is missed only once it was sent, blanks too", async () => {
    const form = new DepositForm(await viewOf(anAdmin()), TODAY)
    form.type({ comment: " ", reference: "", amount: undefined, day: undefined })
    const missed = () => (["amount", "comment", "day", "reference"] as const).map(form.missing)
    expect(missed()).toEqual([undefined, undefined, undefined, undefined])
    form.send()
    expect(missed()).toEqual(Array.from({ length: 4 }, () => "Fill in this field"))
    form.type({ comment: "No title", reference: "wire 2", amount: 0, day: must(Day, "2026-11-28") })
    expect(missed()).toEqual([undefined, undefined, undefined, undefined])
  })

  it("divides a payout to the cent, and nothing beyond what there is", async () => {
    const form = new DepositForm(await viewOf(anAdmin()), TODAY)
    form.type({ amount: 70_000_01 })
    expect(form.approved).toMatchObject({ toSeller: 70_000_01, toAdmin: 29_999_99 })
    form.type({ amount: VALUE + 1 })
    expect(form.approved).toBeNull()
    form.type({ amount: undefined })
    expect(form.approved).toBeNull()
  })

  it("divides by whose fault it is, and warns where all of it is ours", async () => {
    const form = new DepositForm(await viewOf(anAdmin()), TODAY)
    expect(form.declined).toMatchObject({ toBuyer: VALUE, toSeller: 0 })
    form.type({ fault: "Buyer" })
    expect(form.declined).toMatchObject({ toBuyer: 0, toSeller: VALUE })
    form.type({ amount: 0 })
    expect(form.approved && form.warningsOf(form.approved)).toContain(
      "The deposit amount is fully allocated to XL Admin",
    )
    expect(form.isConsentMissing).toBe(true)
  })
})

describe("the deposit of an offer", () => {
  it("is read when it is opened, and says what keeps it from being read", async () => {
    const { model } = await opened(aSeller())
    expect([model.held.tag, model.deposit?.held, model.step]).toEqual(["listed", VALUE, "closed"])
    const change: Change = ({ deposits }) => ({
      deposits: { ...deposits, find: () => Effect.fail(new MarketUnavailable({ cause: "down" })) },
    })
    const { model: unread } = await opened(aSeller(), { change })
    expect([unread.held.tag, unread.deposit]).toEqual(["failed", null])
    unread.ask("refundDeposit")
    expect(unread.step).toBe("closed")
  })

  it("asks nothing while something is missing, and records the transfer once it is there", async () => {
    const { model, said } = await opened(anAdmin(), { isPaid: false })
    expect(await model.confirm()).toBe(false)
    model.ask("recordManualTransfer")
    expect([await model.confirm(), model.step, said()]).toEqual([false, "recordManualTransfer", []])
    model.form?.type({ reference: "wire 7" })
    expect(await model.confirm()).toBe(true)
    expect([model.step, said(), model.deposit?.held]).toEqual(["closed", ["The transfer is recorded."], VALUE])
    expect(model.deposit?.timeline.paid?.code).toBe("wire 7")
  })

  it("keeps the dialog with what was typed where it is refused, and says why", async () => {
    const { model, said } = await opened(anAdmin())
    model.ask("approveDeposit")
    model.form?.type({ amount: 1_00 })
    expect(await model.confirm()).toBe(false)
    expect([model.step, model.form?.amount, model.isAsking, said()]).toEqual(["approveDeposit", 1_00, false, []])
    expect(model.error).toMatch(/\S/)
    model.close()
    expect([model.step, model.error]).toEqual(["closed", null])
  })

  it("says that the transfer was initiated once a payout is approved (BUY-385)", async () => {
    const { id, market, model, said } = await opened(anAdmin())
    const { deposits } = market.as(aSeller())
    await run(Effect.andThen(deposits.selectBank(id, "seller", BANKS.seller), deposits.approveAsSeller(id)))
    model.ask("approveDeposit")
    expect([await model.confirm(), model.error]).toEqual([true, null])
    expect(said()).toEqual(["The deposit transfer process was initiated successfully"])
  })

  it("offers one's own banks, of which one is selected, and then the payout is agreed to", async () => {
    const { model, said } = await opened(aSeller())
    model.ask("selectBank")
    expect([model.banks, await model.confirm()]).toEqual([null, false])
    await settled()
    expect(model.banks?.map(({ bankingInfoId }) => bankingInfoId)).toEqual([BANKS.seller])
    model.choose(BANKS.seller)
    expect(await model.confirm()).toBe(true)
    expect(model.deposit?.bank).toMatchObject({ bankingInfoId: BANKS.seller, lastFour: "2222" })
    model.ask("approveDepositSeller")
    expect(await model.confirm()).toBe(true)
    expect(model.deposit?.consentDate).toBe(EXAMPLE_NOW)
    expect(said()).toEqual([
      "The bank is selected for this offer.",
      "You approved the payout. An administrator was told.",
    ])
  })

  it("says so where the banks cannot be read", async () => {
    const change: Change = ({ banks }) => ({
      banks: { ...banks, mine: () => Effect.fail(new MarketUnavailable({ cause: "down" })) },
    })
    const { model } = await opened(aSeller(), { change })
    model.ask("selectBank")
    await settled()
    expect([model.banks, model.error]).toEqual([null, expect.stringMatching(/\S/)])
  })

  it("shows what others do to it without reload, as long as it is followed", async () => {
    const { market, model, id } = await opened(aSeller(), { isPaid: false })
    const stop = model.follow()
    const enter = (reference: string) =>
      run(market.as(anAdmin()).offers.recordManualTransfer(id, "fund", reference, TODAY))
    await enter("wire 8")
    await settled()
    expect(model.deposit?.held).toBe(VALUE)
    stop()
    await run(market.as(aSeller()).deposits.approveAsSeller(id))
    await settled()
    expect(model.deposit?.consentDate).toBeNull()
  })
})

it("tells a side the way of its deposit with its own references alone", async () => {
  const texts = async (who: Profile) => stopsOf(await viewOf(who)).map(({ text }) => text)
  expect(await texts(aBuyer())).toEqual(["Received from the buyer 11-28-2026, reference wire 1"])
  expect(await texts(aSeller())).toEqual(["Received from the buyer 11-28-2026"])
})

it("says on which day the seller approved the payout, and on which an administrator decided", async () => {
  const view = await viewOf(anAdmin())
  const [consentDate, depositDecisionDate] = [EXAMPLE_NOW, must(Millis, EXAMPLE_NOW + DAY_MILLIS)]
  expect(stopsOf({ ...view, consentDate, depositDecisionDate }).map(({ text }) => text)).toEqual([
    "Received from the buyer 11-28-2026, reference wire 1",
    "Payout approved by the seller 11-28-2026",
    "Decided by an administrator 11-29-2026",
  ])
})

it("says since which day a transfer is due", async () => {
  const view = await viewOf(anAdmin())
  const asked = { date: EXAMPLE_NOW, failedDate: null, failedReason: null, code: null }
  const due = [{ leg: "withdrawToSeller" as const, amount: VALUE }]
  const stops = stopsOf({ ...view, due, timeline: { ...view.timeline, withdrawToSeller: asked } })
  expect(stops.at(-1)).toMatchObject({ isMet: false, text: "Paid to the seller: due since 11-28-2026" })
})

it("says on which day a transfer failed, and why where that is known", async () => {
  const view = await viewOf(anAdmin())
  const failed = { date: EXAMPLE_NOW, failedDate: EXAMPLE_NOW, failedReason: "no funds", code: null }
  const received = (fundFailed: typeof view.timeline.fundFailed) =>
    stopsOf({ ...view, timeline: { ...view.timeline, fundFailed } })[0]?.text
  expect(received(failed)).toBe("Received: failed 11-28-2026, no funds")
  expect(received({ ...failed, failedReason: null })).toBe("Received: failed 11-28-2026")
})

it("counts each call for a deposit, the same offer's too", async () => {
  const { id } = await opened(aSeller())
  const first = calledAgain(null, id)
  expect([first, calledAgain(first, id)]).toEqual([
    { id, call: 1 },
    { id, call: 2 },
  ])
})
