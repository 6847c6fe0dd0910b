import { anOfferId } from "@xl/testkit/offers"
import { inProportion } from "@xl/testkit/shared"
import fc from "fast-check"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { Cents, Millis, must, Rate } from "../shared/index.ts"
import {
  balanceOf,
  decideDeposit,
  type DepositAccount,
  type DepositCommand,
  type DepositSituation,
  entriesOf,
  FundingStatus,
  fundingStatus,
  INCOMING_STATES,
  LEDGER_ACCOUNTS,
  depositFigures,
  moneysOf,
  type Payees,
  MOVES,
  needsReconciliation,
  newDeposit,
  OUTGOING_STATES,
  type ProviderEvent,
  received,
  transferKey,
} from "./index.ts"

const NOW = Date.UTC(2026, 10, 28)
const VALUE = must(Cents, 100_000_00)
const LEGS = ["fund", "refundToBuyer", "withdrawToSeller", "withdrawToAdmin"] as const
const statuses = Object.keys(FundingStatus.keys).filter(FundingStatus.is)

const situation: DepositSituation = {
  offer: { status: "Canceled", winningDate: null, bidPrice: must(Cents, 8_000_000_00) },
  asset: { status: "Closed", closedAt: must(Millis, NOW) },
  bidDepositSum: must(Cents, 0),
  buyerBankId: "b",
  sellerBankId: "s",
  hasAdminAccount: true,
  feeRate: must(Rate, 25_000),
}

const commands: fc.Arbitrary<readonly [DepositCommand, "Admin" | "Buyer"]> = fc.constantFrom(
  [{ tag: "requestFunding", bankId: "b" }, "Buyer"] as const,
  [{ tag: "editDepositAmount", amount: must(Cents, 90_000_00) }, "Buyer"] as const,
  [{ tag: "declineDeposit", fault: "Buyer", comment: "why" }, "Admin"] as const,
  [{ tag: "declineDeposit", fault: "Seller", comment: "why" }, "Admin"] as const,
  [{ tag: "refundDeposit" }, "Admin"] as const,
  [{ tag: "cancelFunding" }, "Admin"] as const,
  [{ tag: "retryTransfer", leg: "withdrawToSeller", bankId: "n" }, "Admin"] as const,
  [{ tag: "retryTransfer", leg: "refundToBuyer", bankId: "n" }, "Admin"] as const,
)

const events: fc.Arbitrary<ProviderEvent> = fc
  .record({
    id: fc.integer({ min: 0, max: 40 }),
    leg: fc.constantFrom(...LEGS),
    attempt: fc.integer({ min: 1, max: 3 }),
    state: fc.constantFrom(...Object.keys(INCOMING_STATES.plaid), "unheard of", "__proto__", "toString"),
    at: fc.integer({ min: 0, max: 5 }),
  })
  .map(({ attempt, at, id, leg, state }) => ({
    id: `${id}:${leg}:${attempt}:${state}:${at}`,
    key: transferKey(anOfferId(1), { leg, attempt }),
    provider: "plaid",
    state,
    at: must(Millis, NOW + at),
    code: `R${id}`,
    reason: "told so",
  }))

type Step = { readonly command: readonly [DepositCommand, "Admin" | "Buyer"] } | { readonly event: ProviderEvent }
const steps: fc.Arbitrary<ReadonlyArray<Step>> = fc.array(
  fc.oneof(
    commands.map((command) => ({ command })),
    events.map((event) => ({ event })),
  ),
  { maxLength: 60, size: "max" },
)

/** The account after one step; refused commands leave it as it was. */
const after = (account: DepositAccount, step: Step, place: number): DepositAccount => {
  if ("event" in step) return received(account, step.event)
  const [command, by] = step.command
  const decided = decideDeposit(account, command, situation, by, must(Millis, NOW + place))
  return Result.isSuccess(decided) ? decided.success : account
}
/** Every account on the way. */
const wayOf = (taken: ReadonlyArray<Step>): ReadonlyArray<DepositAccount> =>
  taken.reduce<ReadonlyArray<DepositAccount>>(
    (way, step, place) => [...way, after(way.at(-1) ?? newDeposit(anOfferId(1), VALUE), step, place)],
    [newDeposit(anOfferId(1), VALUE)],
  )

/** What the provider tells of the first attempt to fund. */
const fundEvent = (state: string): ProviderEvent => ({
  id: state,
  key: transferKey(anOfferId(1), { leg: "fund", attempt: 1 }),
  provider: "plaid",
  state,
  at: must(Millis, NOW),
  code: null,
  reason: null,
})

/** Another implementation of the books, as plain as can be: it walks through what happened and keeps sums. */
const naive = (account: DepositAccount) => {
  const sums = { buyer: 0, escrow: 0, seller: 0, admin: 0, "receivable:buyer": 0 }
  const payees = { refundToBuyer: "buyer", withdrawToSeller: "seller", withdrawToAdmin: "admin" } as const
  for (const { amount, facts, leg } of account.transfers) {
    if (leg === "fund") {
      if (!facts.paid) continue
      sums.buyer -= amount
      sums.escrow += amount
      if (facts.fundFailed && account.transfers.some((other) => other.leg !== "fund")) {
        sums.escrow -= amount
        sums["receivable:buyer"] += amount
      }
    } else if (!facts.fundFailed) {
      sums.escrow -= amount
      sums[payees[leg]] += amount
    }
  }
  return sums
}

describe("a deposit on its way", () => {
  it("moves only as its table says", () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const way = wayOf(taken)
        for (const [place, account] of way.slice(1).entries()) {
          const [from, to] = [fundingStatus(way[place] ?? account), fundingStatus(account)]
          expect(from === to || MOVES[from].includes(to)).toBe(true)
        }
      }),
      { numRuns: inProportion(1_000) },
    )
  })

  it("reaches every state by every move", () => {
    const words = ["pending", "posted", "funds_available", "failed"].map((state) => ({ event: fundEvent(state) }))
    const tries: ReadonlyArray<Step> = [{ command: [{ tag: "requestFunding", bankId: "b" }, "Buyer"] }, ...words]
    const reached = new Map([["none" as FundingStatus, newDeposit(anOfferId(1), VALUE)]])
    const moves = new Set<string>()
    for (const [from, account] of reached) {
      for (const [place, step] of tries.entries()) {
        const next = after(account, step, place)
        const to = fundingStatus(next)
        if (to !== from) moves.add(`${from} ${to}`)
        if (!reached.has(to)) reached.set(to, next)
      }
    }
    expect([...moves].toSorted()).toEqual(
      statuses.flatMap((from) => MOVES[from].map((to) => `${from} ${to}`)).toSorted(),
    )
  })

  it("ends the same whatever the order of the provider's events and however often they come", () => {
    const scene = fc.record({
      taken: steps,
      told: fc.uniqueArray(events, { selector: ({ id }) => id, maxLength: 12 }),
      order: fc.array(fc.nat(), { minLength: 12, maxLength: 24 }),
    })
    fc.assert(
      fc.property(scene, ({ order, taken, told }) => {
        const start = wayOf(taken).at(-1) ?? newDeposit(anOfferId(1), VALUE)
        const mixed = [...order.flatMap((place) => told[place % Math.max(told.length, 1)] ?? []), ...told.toReversed()]
        expect(mixed.reduce(received, start)).toEqual(told.reduce(received, start))
      }),
      { numRuns: inProportion(500) },
    )
  })

  it("is flagged where money that was paid goes back, and only there", () => {
    const requested = wayOf([{ command: [{ tag: "requestFunding", bankId: "b" }, "Buyer"] }]).at(-1)
    const given = (...states: Array<string>) =>
      states.map(fundEvent).reduce(received, requested ?? newDeposit(anOfferId(1), VALUE))
    expect([given("failed"), given("funds_available")].map(needsReconciliation)).toEqual([false, false])
    for (const late of [given("funds_available", "returned"), given("returned", "funds_available")]) {
      expect([fundingStatus(late), needsReconciliation(late)]).toEqual(["fundFailed", true])
    }
  })

  it("knows the providers' words for a state", () => {
    expect(INCOMING_STATES).toEqual({
      plaid: {
        pending: "pending",
        posted: "inProgress",
        settled: "inProgress",
        funds_available: "paid",
        failed: "fundFailed",
        returned: "fundFailed",
        cancelled: "fundFailed",
      },
      vopay: {
        pending: "pending",
        "in progress": "inProgress",
        successful: "paid",
        failed: "fundFailed",
        returned: "fundFailed",
        cancelled: "fundFailed",
      },
    })
    expect([OUTGOING_STATES.plaid["settled"], OUTGOING_STATES.vopay["in progress"]]).toEqual(["paid", "pending"])
  })
})

describe("the ledger", () => {
  it("sums to zero, entry by entry, and is what a plain second one says", () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const account = wayOf(taken).at(-1) ?? newDeposit(anOfferId(1), VALUE)
        const entries = entriesOf(account)
        for (const { postings } of entries) {
          expect(Object.values(postings).reduce((sum, amount) => sum + amount, 0)).toBe(0)
        }
        const sums = Object.fromEntries(LEDGER_ACCOUNTS.map((name) => [name, balanceOf(entries, name) + 0]))
        expect(sums).toEqual(naive(account))
      }),
      { numRuns: inProportion(500) },
    )
  })

  it("only grows, has each key once, and holds never less than nothing", () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const way = wayOf(taken)
        for (const [place, account] of way.slice(1).entries()) {
          const [before, now] = [entriesOf(way[place] ?? account), entriesOf(account)]
          expect(now).toEqual(expect.arrayContaining([...before]))
          expect(new Set(now.map(({ key }) => key)).size).toBe(now.length)
          expect(moneysOf(account).held).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: inProportion(300) },
    )
  })

  it("shows in escrow and paid out together what was collected, and what is outstanding in escrow", () => {
    const sum = ({ toAdmin, toBuyer, toSeller }: Payees) => toBuyer + toSeller + toAdmin
    fc.assert(
      fc.property(steps, (taken) => {
        for (const account of wayOf(taken)) {
          const [{ collected, held, outstanding, paid }, counted] = [depositFigures(account), moneysOf(account)]
          expect(held + sum(paid)).toBe(collected)
          expect(held - sum(outstanding)).toBe(counted.held)
          expect(counted.toSeller).toBe(outstanding.toSeller + paid.toSeller)
        }
      }),
      { numRuns: inProportion(300) },
    )
  })

  it("never has a refund beside a payout", () => {
    fc.assert(
      fc.property(steps, (taken) => {
        for (const account of wayOf(taken)) {
          const { refunded, toAdmin, toSeller } = moneysOf(account)
          expect(refunded === 0 || toAdmin + toSeller === 0).toBe(true)
        }
      }),
      { numRuns: inProportion(300) },
    )
  })
})
