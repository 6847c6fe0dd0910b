import { anOfferId } from "@xl/testkit/offers"
import { Result } from "effect"
import fc from "fast-check"
import { reachingAll } from "@xl/testkit/shared"
import { describe, expect, it } from "vitest"
import { Cents, Millis, must, Rate } from "../shared/index.ts"
import {
  decideDeposit,
  type DepositAccount,
  type DepositCommand,
  type DepositSituation,
  FundingStatus,
  fundingStatus,
  moneysOf,
  needsReconciliation,
  newDeposit,
  received,
  transferKey,
} from "./index.ts"

const NOW = Date.UTC(2026, 10, 28)
const BID = 120_000_00
const ID = anOfferId(1)
const canceled: DepositSituation = {
  offer: { status: "Canceled", winningDate: must(Millis, NOW), bidPrice: must(Cents, BID) },
  asset: { status: "Published", closedAt: null },
  bidDepositSum: must(Cents, 50_000_00),
  buyerBankId: "b",
  sellerBankId: "s",
  hasAdminAccount: true,
  feeRate: must(Rate, 25_000),
}

type Leg = "fund" | "refundToBuyer" | "withdrawToAdmin" | "withdrawToSeller"
type Fact = Exclude<FundingStatus, "none">
const RANK: ReadonlyArray<Fact> = ["requested", "pending", "inProgress", "paid", "fundFailed"]

/** A clerk's cards: one for each try to move money, with what was heard of it. */
interface Model {
  value: number
  readonly cards: Array<{ readonly leg: Leg; readonly attempt: number; amount: number; readonly heard: Set<Fact> }>
  now: number
}
interface Real {
  account: DepositAccount
}

const last = ({ cards }: Model, leg: Leg) => cards.findLast((card) => card.leg === leg)
const state = (model: Model, leg: Leg): FundingStatus => {
  const card = last(model, leg)
  return RANK.findLast((fact) => card?.heard.has(fact)) ?? "none"
}
const isGone = (model: Model, leg: Leg) => !["fundFailed", "none"].includes(state(model, leg))
const wentBack = ({ cards }: Model) =>
  cards.some(({ heard, leg }) => leg === "fund" && heard.has("paid") && heard.has("fundFailed"))
const PAYOUTS = ["withdrawToAdmin", "withdrawToSeller"] as const
/** What lies in the drawer: what came in, less every card of money that went out and did not come back. */
const heldIn = ({ cards }: Model) =>
  cards.reduce((sum, { amount, heard, leg }) => {
    if (leg === "fund") return heard.has("paid") ? sum + amount : sum
    return heard.has("fundFailed") ? sum : sum - amount
  }, 0)
const isHeld = (model: Model) =>
  state(model, "fund") === "paid" &&
  !(["refundToBuyer", "withdrawToAdmin", "withdrawToSeller"] as const).some((leg) => isGone(model, leg))
const send = (model: Model, leg: Leg, amount: number): void => {
  if (amount === 0) return
  const attempt = model.cards.filter((card) => card.leg === leg).length + 1
  model.cards.push({ leg, attempt, amount, heard: new Set(["requested"]) })
}

interface Move {
  readonly asked: DepositCommand
  readonly by: "Admin" | "Bot" | "Buyer" | "Seller"
  /** Whether the clerk would do it. */
  readonly may: (model: Model) => boolean
  readonly does: (model: Model) => void
}

const isFree = (model: Model) => ["fundFailed", "none"].includes(state(model, "fund")) && !wentBack(model)
const retry = (leg: Exclude<Leg, "fund">): Move => ({
  asked: { tag: "retryTransfer", leg, bankId: "n" },
  by: "Admin",
  may: (model) =>
    state(model, leg) === "fundFailed" &&
    !wentBack(model) &&
    !(leg === "refundToBuyer" && PAYOUTS.some((other) => isGone(model, other))) &&
    (last(model, leg)?.amount ?? 0) <= heldIn(model),
  does: (model) => send(model, leg, last(model, leg)?.amount ?? 0),
})
const edit = (amount: number): Move => ({
  asked: { tag: "editDepositAmount", amount: must(Cents, amount) },
  by: "Buyer",
  may: (model) => isFree(model) && amount >= 50_000_00 && amount <= BID,
  does: (model) => (model.value = amount),
})
const never = (asked: DepositCommand, by: Move["by"]): Move => ({ asked, by, may: () => false, does: () => undefined })

const MOVES: ReadonlyArray<Move> = [
  {
    asked: { tag: "requestFunding", bankId: "b" },
    by: "Buyer",
    may: isFree,
    does: (model) => send(model, "fund", model.value),
  },
  edit(49_999_99),
  edit(50_000_00),
  edit(BID),
  edit(BID + 1),
  {
    asked: { tag: "cancelFunding" },
    by: "Bot",
    may: (model) => ["pending", "requested"].includes(state(model, "fund")),
    does: (model) => last(model, "fund")?.heard.add("fundFailed"),
  },
  {
    asked: { tag: "declineDeposit", fault: "Buyer", comment: "why" },
    by: "Admin",
    may: isHeld,
    does: (model) => {
      const fee = Math.round((last(model, "fund")?.amount ?? 0) * 0.025)
      send(model, "withdrawToSeller", (last(model, "fund")?.amount ?? 0) - fee)
      send(model, "withdrawToAdmin", fee)
    },
  },
  {
    asked: { tag: "refundDeposit" },
    by: "Admin",
    may: isHeld,
    does: (model) => send(model, "refundToBuyer", last(model, "fund")?.amount ?? 0),
  },
  retry("refundToBuyer"),
  retry("withdrawToSeller"),
  retry("withdrawToAdmin"),
  never({ tag: "refundDeposit" }, "Bot"),
  never({ tag: "refundDeposit" }, "Seller"),
  never({ tag: "declineDeposit", fault: "Seller", comment: " " }, "Admin"),
  never({ tag: "approveDepositSeller" }, "Seller"),
  never({ tag: "approveDeposit", depositAmount: must(Cents, 0), reason: "why" }, "Admin"),
  never({ tag: "requestFunding", bankId: "b" }, "Admin"),
]

const reached = new Set<string>()
const agree = (model: Model, { account }: Real): void => {
  const sent = (leg: Leg) =>
    model.cards.reduce((sum, card) => (card.leg === leg && !card.heard.has("fundFailed") ? sum + card.amount : sum), 0)
  const collected = model.cards.reduce((sum, { amount, heard, leg }) => {
    return leg === "fund" && heard.has("paid") ? sum + amount : sum
  }, 0)
  expect(fundingStatus(account)).toBe(state(model, "fund"))
  expect(needsReconciliation(account)).toBe(wentBack(model))
  expect(account.value).toBe(model.value)
  expect(moneysOf(account)).toEqual({
    collected,
    refunded: sent("refundToBuyer"),
    toSeller: sent("withdrawToSeller"),
    toAdmin: sent("withdrawToAdmin"),
    held: collected - sent("refundToBuyer") - sent("withdrawToSeller") - sent("withdrawToAdmin"),
  })
  reached.add(fundingStatus(account))
}

const asking = ({ asked, by, does, may }: Move): fc.Command<Model, Real> => ({
  check: () => true,
  run: (model, real) => {
    model.now += 1
    const mayNow = may(model)
    const decided = decideDeposit(real.account, asked, canceled, by, must(Millis, model.now))
    expect(Result.isSuccess(decided)).toBe(mayNow)
    if (mayNow) does(model)
    if (Result.isSuccess(decided)) real.account = decided.success
    agree(model, real)
  },
  toString: () => `${by}: ${JSON.stringify(asked)}`,
})

const LEGS: ReadonlyArray<Leg> = ["fund", "refundToBuyer", "withdrawToAdmin", "withdrawToSeller"]
const WORDS = { pending: "pending", settled: "inProgress", funds_available: "paid", returned: "fundFailed" } as const
/** The provider tells of a transfer; of an outgoing one 'settled' is the end. */
const telling = (leg: Leg, attempt: number, word: keyof typeof WORDS): fc.Command<Model, Real> => ({
  check: () => true,
  run: (model, real) => {
    model.now += 1
    const card = model.cards.find((one) => one.leg === leg && one.attempt === attempt)
    card?.heard.add(leg !== "fund" && word === "settled" ? "paid" : WORDS[word])
    const event = {
      id: `${model.now}`,
      key: transferKey(ID, { leg, attempt }),
      provider: "plaid",
      state: word,
    } as const
    const told = { ...event, at: must(Millis, model.now), code: null, reason: null }
    real.account = received(received(real.account, told), told)
    agree(model, real)
  },
  toString: () => `plaid: ${leg} ${attempt} ${word}`,
})

const happenings = [
  fc.constantFrom(...MOVES).map(asking),
  fc
    .tuple(
      fc.constantFrom("fund", ...LEGS),
      fc.integer({ min: 1, max: 2 }),
      fc.constantFrom(...(Object.keys(WORDS) as ReadonlyArray<keyof typeof WORDS>)),
    )
    .map(([leg, attempt, word]) => telling(leg, attempt, word)),
]

describe("a deposit, run beside a clerk with cards", () => {
  it("does what the clerk would and refuses what he would not, and the books agree at every step", () => {
    fc.assert(
      fc.property(fc.commands(happenings, { maxCommands: 60, size: "max" }), (commands) =>
        fc.modelRun(
          () => ({
            model: { value: 100_000_00, cards: [], now: NOW },
            real: { account: newDeposit(ID, must(Cents, 100_000_00)) },
          }),
          commands,
        ),
      ),
      reachingAll(200),
    )
    expect(reached).toEqual(new Set(Object.keys(FundingStatus.keys)))
  })
})
