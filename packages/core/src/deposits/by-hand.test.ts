import { anOffer, anOfferId } from "@xl/testkit/offers"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import type { Offer } from "../offers/index.ts"
import type { OfferStatus } from "../kernel/index.ts"
import { addDays, Cents, dayOf, Millis, must, Rate, startOfDay } from "../shared/index.ts"
import { allByHand, dueByHand, type HandEntry, recordedByHand } from "./by-hand.ts"
import { decideDeposit, type DepositCommand, type DepositSituation } from "./commands.ts"
import { balanceOf, type DepositAccount, entriesOf, moneysOf, newDeposit, timelineOf } from "./index.ts"
import { changeOfDeposit, depositOf, historyOf } from "./kept.ts"

const NOW = must(Millis, Date.UTC(2026, 10, 28, 9))
const TODAY = dayOf(NOW)
const VALUE = must(Cents, 100_000_01)
const cents = (amount: number) => must(Cents, amount)
const published: Pick<Offer, "publishedDate"> = { publishedDate: NOW }
const where = (status: OfferStatus, change: Partial<DepositSituation> = {}): DepositSituation => ({
  offer: { status, winningDate: NOW, bidPrice: cents(8_000_000_00) },
  asset: { status: status === "Successful" ? "Closed" : "Published", closedAt: NOW },
  bidDepositSum: cents(0),
  buyerBankId: "buyer-bank",
  sellerBankId: "seller-bank",
  hasAdminAccount: false,
  feeRate: must(Rate, 25_000),
  ...change,
})
const empty = newDeposit(anOfferId(1), VALUE)
const enter = (
  account: DepositAccount,
  leg: HandEntry["leg"],
  situation = where("Published"),
  entry: Partial<HandEntry> = {},
  offer = published,
) => recordedByHand(account, { leg, reference: "wire 1", date: TODAY, ...entry }, offer, situation, NOW)
const tagOf = <A, E extends { readonly _tag: string }>(result: Result.Result<A, E>): string =>
  Result.isFailure(result) ? result.failure._tag : "entered"
const paid = Result.getOrThrow(enter(empty, "fund"))
const does = (account: DepositAccount, command: DepositCommand, situation: DepositSituation, by: "Admin" | "Seller") =>
  allByHand(account, Result.getOrThrow(decideDeposit(account, command, situation, by, NOW)))
const approved = does(
  does(paid, { tag: "approveDepositSeller" }, where("Successful"), "Seller"),
  { tag: "approveDeposit", depositAmount: cents(70_000_00), reason: "" },
  where("Successful"),
  "Admin",
)

describe("money entered by hand", () => {
  it("comes in once and whole, of an offer that was published and promises any", () => {
    expect(moneysOf(paid)).toEqual({ collected: VALUE, refunded: 0, toSeller: 0, toAdmin: 0, held: VALUE })
    expect(paid.transfers).toMatchObject([{ leg: "fund", attempt: 1, bankId: "buyer-bank", byHand: true }])
    expect(tagOf(enter(paid, "fund", where("Published"), { reference: "wire 2" }))).toBe("TransferOutOfOrder")
    expect(tagOf(enter({ ...empty, value: cents(0) }, "fund"))).toBe("TransferOutOfOrder")
    expect(tagOf(enter(empty, "fund", where("Published"), {}, { publishedDate: null }))).toBe("TransferOutOfOrder")
  })

  it("names the bank's reference and its day, and the same again changes nothing", () => {
    expect(tagOf(enter(empty, "fund", where("Published"), { reference: " \t" }))).toBe("ReferenceRequired")
    expect(tagOf(enter(empty, "fund", where("Published"), { date: addDays(TODAY, 1) }))).toBe("TransferOutOfOrder")
    const again = enter(paid, "fund", where("Published"), { reference: " wire 1 " })
    expect(Result.isSuccess(again) && again.success).toBe(paid)
    expect(tagOf(enter(paid, "fund", where("Published"), { date: addDays(TODAY, -1) }))).toBe("TransferOutOfOrder")
    expect(timelineOf(paid).paid).toMatchObject({ date: startOfDay(TODAY), code: "wire 1" })
  })

  it("goes out along the legs that a decision named, each once, to the cent", () => {
    expect(dueByHand(approved, published)).toEqual([
      { leg: "withdrawToSeller", amount: 70_000_00 },
      { leg: "withdrawToAdmin", amount: 30_000_01 },
    ])
    const sent = Result.getOrThrow(enter(approved, "withdrawToSeller", where("Successful"), { reference: "wire 2" }))
    expect(dueByHand(sent, published)).toEqual([{ leg: "withdrawToAdmin", amount: 30_000_01 }])
    expect(tagOf(enter(sent, "withdrawToSeller", where("Successful"), { reference: "wire 3" }))).toBe(
      "TransferOutOfOrder",
    )
    expect(tagOf(enter(sent, "refundToBuyer", where("Successful"), { reference: "wire 3" }))).toBe("MoneyPaidOut")
    expect(timelineOf(sent).withdrawToSeller).toMatchObject({ code: "wire 2", date: startOfDay(TODAY) })
  })

  it("is not paid out before anybody decided", () => {
    expect(tagOf(enter(paid, "withdrawToSeller", where("Successful")))).toBe("TransferOutOfOrder")
    expect(tagOf(enter(paid, "withdrawToAdmin", where("Canceled")))).toBe("TransferOutOfOrder")
    expect(tagOf(enter(empty, "withdrawToSeller", where("Canceled")))).toBe("TransferOutOfOrder")
  })

  it("goes back whole of an offer that is over and holds it, decided or not", () => {
    for (const status of ["Canceled", "Declined", "Withdrawn"] as const) {
      const back = Result.getOrThrow(enter(paid, "refundToBuyer", where(status), { reference: "wire 2" }))
      expect(moneysOf(back)).toMatchObject({ refunded: VALUE, held: 0 })
      expect(dueByHand(back, published)).toEqual([])
    }
    const decided = does(paid, { tag: "refundDeposit" }, where("Withdrawn"), "Admin")
    expect(dueByHand(decided, published)).toEqual([{ leg: "refundToBuyer", amount: VALUE }])
    expect(tagOf(enter(decided, "refundToBuyer", where("Withdrawn")))).toBe("entered")
    expect(tagOf(enter(paid, "refundToBuyer", where("Published")))).toBe("TransferOutOfOrder")
    expect(tagOf(enter(empty, "refundToBuyer", where("Canceled")))).toBe("TransferOutOfOrder")
  })
})

describe("a deposit as it is kept", () => {
  const entry = (leg: HandEntry["leg"], reference = leg) => ({ leg, reference, date: TODAY, recordedAt: NOW }) as const
  const told = (...legs: ReadonlyArray<HandEntry["leg"]>) =>
    anOffer({ deposit: { value: VALUE, decision: "none", transfers: legs.map((leg) => entry(leg)) } })

  it("is what the offer tells of it where nothing was kept, every cent accounted for once", () => {
    const { account } = depositOf(told("fund", "withdrawToSeller", "withdrawToAdmin"), null)
    expect(moneysOf(account)).toEqual({ collected: VALUE, refunded: 0, toSeller: VALUE, toAdmin: 0, held: 0 })
    expect(moneysOf(depositOf(told("fund", "refundToBuyer"), null).account)).toMatchObject({ refunded: VALUE, held: 0 })
    expect(depositOf(told(), null)).toEqual({
      account: { ...empty, offerId: anOffer().id },
      banks: { buyer: null, seller: null, admin: null },
      decision: null,
    })
  })

  it("follows the offer's promise until money was asked for, and no longer", () => {
    const kept = depositOf(told(), null)
    const more = anOffer({ deposit: { value: cents(7), decision: "none", transfers: [] } })
    expect(depositOf(more, kept).account.value).toBe(7)
    expect(depositOf(more, { ...kept, account: paid }).account.value).toBe(VALUE)
  })

  it("adds to the books and the history only what is new", () => {
    const kept = depositOf(told(), null)
    const funded = changeOfDeposit(null, { ...kept, account: paid })
    expect(funded.entries.map(({ key }) => key)).toEqual([`${anOfferId(1)}:fund:1:paid`])
    expect(funded.history.map(({ fact, leg }) => `${leg} ${fact}`)).toEqual(["fund requested", "fund paid"])
    const next = changeOfDeposit({ ...kept, account: paid }, { ...kept, account: approved })
    expect(next.entries.map(({ key }) => key)).toEqual([
      `${anOfferId(1)}:withdrawToSeller:1:requested`,
      `${anOfferId(1)}:withdrawToAdmin:1:requested`,
    ])
    expect(next.history.map(({ amount, fact }) => [fact, amount])).toEqual([
      ["requested", 70_000_00],
      ["requested", 30_000_01],
    ])
    expect(historyOf(approved)).toHaveLength(4)
    expect(balanceOf(entriesOf(approved), "escrow")).toBe(0)
  })
})
