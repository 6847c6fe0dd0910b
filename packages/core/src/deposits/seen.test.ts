import { anAssetId, aPublishedAsset } from "@xl/testkit/assets"
import { aPaidDeposit, BANKS, withBanks } from "@xl/testkit/deposits"
import {
  actorOf,
  aBuyer,
  anAdmin,
  aSale,
  aSeller,
  EXAMPLE_NOW,
  GUEST,
  marketInMemory,
  refusalOf,
} from "@xl/testkit/market"
import { aBid, anOffer, terms } from "@xl/testkit/offers"
import { Effect, Result } from "effect"
import type * as t from "io-ts"
import { describe, expect, it } from "vitest"
import type { Offer } from "../offers/model.ts"
import { Cents, DAY_MILLIS, dayOf, decode, Millis, must, startOfDay } from "../shared/index.ts"
import { DepositView } from "./index.ts"
import { depositOf, KeptDeposit } from "./kept.ts"
import { DepositHistoryEntry } from "./views.ts"
import { sideOf } from "./visibility.ts"

const run = Effect.runPromise
const AT = must(Millis, EXAMPLE_NOW)
const VALUE = terms().earnestMoneyDeposit
const cents = (amount: number) => must(Cents, amount)

const approved = async () => {
  const paid = await aPaidDeposit()
  await paid.closed()
  await run(paid.seller.approveAsSeller(paid.id))
  await withBanks(paid.sale, paid.id)
  await run(paid.admin.selectBank(paid.id, "admin", BANKS.admin))
  const view = await run(paid.admin.approve(paid.id, cents(VALUE - 33), "As agreed"))
  return { ...paid, view }
}

/** What travels comes back as it was, and the fields without which it does not. */
const travels = <A, O>(codec: t.Type<A, O>, value: unknown) => {
  const sent = codec.encode(must(codec, value))
  const needed = Object.keys(sent as object).filter((name) => Result.isFailure(decode(codec)({ ...sent, [name]: 0.5 })))
  return { back: Result.getOrThrow(decode(codec)(sent)), needed }
}

describe("the side on which somebody stands, and names a bank", () => {
  it("is the buyer's of an own offer, also for a seller, and else the seller's of what one sells (BUY-262, BUY-263)", () => {
    const buyerAndSeller = { ...aBuyer(), roles: ["ApprovedBuyers", "Sellers"] as const }
    const people = [aSeller(), aBuyer(), buyerAndSeller, anAdmin(), aBuyer(2)].map(actorOf)
    expect([...people, GUEST].map((actor) => sideOf(actor, anOffer()))).toEqual([
      "seller",
      "buyer",
      "buyer",
      "admin",
      null,
      null,
    ])
  })
})

describe("a deposit as it is seen", () => {
  it("tells an administrator all of a payout", async () => {
    const { id, sale, view } = await approved()
    const now = sale.market.home.clock.now()
    const paidOn = startOfDay(dayOf(now))
    const entry = (leg: string, status: string, amount: number, date: number, code: string | null = null) => ({
      leg,
      attempt: 1,
      status,
      amount,
      date,
      code,
      reason: null,
    })
    const { depositHistory, timeline, ...rest } = view
    expect(rest).toEqual({
      offerId: id,
      value: VALUE,
      paidDate: paidOn,
      depositStatus: "paid",
      depositDecisionDate: now,
      declineComment: null,
      fundTransactionId: `${id}:fund:1`,
      refundTransactionId: null,
      depositPaid: VALUE,
      depositRefund: 0,
      depositWithdrawn: 0,
      held: VALUE,
      toSeller: 0,
      toAdmin: 0,
      outstanding: { toBuyer: 0, toSeller: VALUE - 33, toAdmin: 33 },
      consentDate: now,
      due: [
        { leg: "withdrawToSeller", amount: VALUE - 33 },
        { leg: "withdrawToAdmin", amount: 33 },
      ],
      actions: ["recordManualTransfer"],
      side: "admin",
      bank: { bankingInfoId: BANKS.admin, bankName: "First Harbor Bank", lastFour: "3333" },
      platformFee: 0,
      hasAdminAccount: true,
      hasSellerBank: true,
    })
    expect(timeline.paid).toMatchObject({ code: "wire 1", date: paidOn })
    expect(depositHistory).toEqual([
      entry("fund", "requested", VALUE, paidOn),
      entry("fund", "paid", VALUE, paidOn, "wire 1"),
      entry("withdrawToSeller", "requested", VALUE - 33, now),
      entry("withdrawToAdmin", "requested", 33, now),
    ])
  })

  it("tells each side the bank references of its own transfers alone", async () => {
    const { admin, buyer, id, sale, seller } = await approved()
    const day = dayOf(sale.market.home.clock.now())
    await run(sale.admin.offers.recordManualTransfer(id, "withdrawToSeller", "wire 2", day))
    await run(sale.admin.offers.recordManualTransfer(id, "withdrawToAdmin", "wire 3", day))
    const mails = sale.market.mails().slice(-4)
    expect(mails.map(({ facts, to }) => [facts["step"], facts["part"], to])).toEqual([
      ["withdrawToSeller", "buyer", aBuyer(1).id],
      ["withdrawToSeller", "seller", aSeller().id],
      ["withdrawToAdmin", "buyer", aBuyer(1).id],
      ["withdrawToAdmin", "seller", aSeller().id],
    ])
    const told = async (who: typeof admin) => {
      const { depositHistory, timeline } = await run(who.find(id))
      const dated = [timeline.paid, timeline.withdrawToSeller, timeline.withdrawToAdmin]
      return [depositHistory.flatMap(({ code }) => code ?? []), dated.map((step) => step?.code ?? null)]
    }
    expect(await told(admin)).toEqual([
      ["wire 1", "wire 2", "wire 3"],
      ["wire 1", "wire 2", "wire 3"],
    ])
    expect(await told(buyer)).toEqual([["wire 1"], ["wire 1", null, null]])
    expect(await told(seller)).toEqual([["wire 2"], [null, "wire 2", null]])
  })

  it("travels and is kept whole, and not without any of its parts", async () => {
    const { id, sale, view } = await approved()
    const kept = sale.market.home.memory.rows.deposits.get(id)
    if (!kept) throw new RangeError("Nothing was kept")
    expect(travels(DepositView, view)).toEqual({ back: view, needed: Object.keys(view) })
    expect(travels(KeptDeposit, kept)).toEqual({ back: kept, needed: Object.keys(kept) })
  })

  it("says its value, when it was paid and decided on, why, and the keys of its transfers (BUY-075)", async () => {
    const { admin, canceled, id, sale } = await aPaidDeposit()
    await canceled()
    const declined = await run(admin.decline(id, "Seller", "No title"))
    const now = sale.market.home.clock.now()
    expect(DepositView.encode(declined)).toMatchObject({
      value: "100000.00",
      paidDate: startOfDay(dayOf(now)),
      depositStatus: "paid",
      depositDecisionDate: now,
      declineComment: "No title",
      fundTransactionId: `${id}:fund:1`,
      refundTransactionId: `${id}:refundToBuyer:1`,
    })
  })

  it("tells of the payment and of the refund how each stands and what it moves (BUY-082)", async () => {
    const { admin, canceled, id } = await aPaidDeposit()
    await canceled()
    const { depositHistory } = DepositView.encode(await run(admin.refund(id)))
    const [asked, payment, refund, ...others] = depositHistory
    expect(asked).toMatchObject({ leg: "fund", attempt: 1, status: "requested", amount: "100000.00" })
    expect(payment).toMatchObject({ leg: "fund", attempt: 1, status: "paid", amount: "100000.00" })
    expect(refund).toMatchObject({ leg: "refundToBuyer", attempt: 1, status: "requested", amount: "100000.00" })
    expect(others).toEqual([])
    expect(DepositHistoryEntry.encode(Result.getOrThrow(decode(DepositHistoryEntry)(refund)))).toEqual(refund)
    const wrong = [{ leg: "back" }, { status: "settled" }, { amount: 100 }, { attempt: "1" }, { date: null }]
    for (const change of wrong)
      expect(Result.isFailure(decode(DepositHistoryEntry)({ ...refund, ...change }))).toBe(true)
  })

  it("is not there for the seller of a draft", async () => {
    const sale = aSale()
    const { id } = await run(sale.buyer(1).offers.create(aBid([{ id: anAssetId(1) }])))
    expect((await run(sale.buyer(1).deposits.find(id))).offerId).toBe(id)
    expect(await refusalOf(sale.seller.deposits.find(id))).toBe("OfferNotFound")
  })

  it("offers an administrator the entry that is due, and a payout without consent after ten days", async () => {
    const sale = aSale()
    const { id } = await sale.bid(1, [1])
    expect((await run(sale.admin.deposits.find(id))).actions).toEqual(["recordManualTransfer"])
    expect((await run(sale.seller.deposits.find(id))).actions).toEqual([])
    const paid = await aPaidDeposit()
    await paid.closed()
    expect((await run(paid.buyer.find(paid.id))).actions).toEqual([])
    paid.sale.market.home.clock.advance(10 * DAY_MILLIS)
    expect((await run(paid.admin.find(paid.id))).actions).toEqual(["approveDeposit"])
  })
})

describe("a deposit that is changed", () => {
  it("by its buyer or by a choice of bank sends no mail, and says so on the record alone", async () => {
    const sale = aSale()
    const { id } = await sale.bid(1, [1])
    const sent = sale.market.home.memory.rows.outbox.length
    await run(sale.buyer(1).deposits.editAmount(id, cents(50_000_00)))
    await withBanks(sale, id)
    const { events, outbox } = sale.market.home.memory.rows
    expect(outbox.slice(sent).map(({ tag }) => tag)).toEqual(outbox.slice(sent).map(() => "live"))
    expect(events.slice(-3).map(({ type }) => type)).toEqual([
      "DepositAmountEdited",
      "DepositBankSelected",
      "DepositBankSelected",
    ])
    const { rows } = sale.market.home.memory
    await run(sale.buyer(1).deposits.editAmount(id, cents(50_000_00)))
    expect(sale.market.home.memory.rows).toBe(rows)
  })

  it("once the offer is over is refused by its name", async () => {
    const sale = aSale()
    const { id } = await sale.bid(1, [1])
    await run(sale.buyer(1).offers.withdraw(id))
    expect(await run(Effect.flip(sale.buyer(1).deposits.editAmount(id, cents(1))))).toMatchObject({
      _tag: "DepositNotReady",
      status: "none",
      command: "editDepositAmount",
    })
  })
})

describe("a leg that is entered", () => {
  const entered = async (offer: Offer, leg: "fund" | "refundToBuyer") => {
    const profiles = [aBuyer(), aSeller(), anAdmin()]
    const market = marketInMemory({ seed: { profiles, assets: [aPublishedAsset()], offers: [offer] } })
    const enter = () =>
      run(market.as(anAdmin()).offers.recordManualTransfer(offer.id, leg, " W-2 ", dayOf(EXAMPLE_NOW)))
    await enter()
    const { rows } = market.home.memory
    await enter()
    expect(market.home.memory.rows).toBe(rows)
    return rows.offers.get(offer.id)?.deposit
  }
  const leg = (name: "fund" | "refundToBuyer") =>
    ({ leg: name, reference: "W-2", date: dayOf(EXAMPLE_NOW), recordedAt: AT }) as const
  const bare = { value: VALUE, decision: "none", transfers: [] } as const

  it("opens a decision where the offer is over, leaves it where not, and closes it with the money gone", async () => {
    expect(await entered(anOffer({ deposit: bare }), "fund")).toEqual({ ...bare, transfers: [leg("fund")] })
    const over = anOffer({ status: "Withdrawn", deposit: bare })
    expect(await entered(over, "fund")).toEqual({ ...bare, decision: "open", transfers: [leg("fund")] })
    const held = { ...over, deposit: { ...bare, decision: "open" as const, transfers: [leg("fund")] } }
    expect(await entered(held, "refundToBuyer")).toEqual({
      ...bare,
      decision: "closed",
      transfers: [leg("fund"), leg("refundToBuyer")],
    })
  })

  it("is kept with the offer's other parts as they are", () => {
    const known = depositOf(anOffer({ deposit: { ...bare, transfers: [leg("fund")] } }), null)
    expect(known.account.transfers.map(({ attempt, bankId, byHand }) => ({ attempt, bankId, byHand }))).toEqual([
      { attempt: 1, bankId: null, byHand: true },
    ])
  })
})
