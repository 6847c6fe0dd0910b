import { anOfferId } from "@xl/testkit/offers"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { Cents, decode, Millis, must } from "../shared/index.ts"
import { newDeposit, type ProviderEvent, received, timelineOf, transferKey, TransferTimeline } from "./index.ts"
import { withTransfer } from "./machine.ts"

const NOW = Date.UTC(2026, 10, 28)
const VALUE = must(Cents, 100_000_00)
const EMPTY = newDeposit(anOfferId(1), VALUE)

describe("the timeline of a deposit", () => {
  const step = { date: NOW, code: "R01", failedDate: NOW + 1, failedReason: "No funds" }
  const names = [
    "requested",
    "pending",
    "inProgress",
    "paid",
    "fundFailed",
    "refundToBuyer",
    "withdrawToSeller",
    "withdrawToAdmin",
  ]

  it("has eight steps (BUY-088)", () => {
    const sent = Object.fromEntries(names.map((name) => [name, step]))
    const read = Result.getOrThrow(decode(TransferTimeline)({ ...sent, other: step }))
    expect(TransferTimeline.encode(read)).toEqual(sent)
    expect(Object.keys(timelineOf(EMPTY))).toEqual(names)
    expect(Object.values(timelineOf(EMPTY))).toEqual(names.map(() => null))
  })

  it("dates each step, with its code, and says when and why it failed (BUY-089)", () => {
    const read = Result.getOrThrow(decode(TransferTimeline)({ paid: { ...step, other: 1 } }))
    expect(TransferTimeline.encode(read).paid).toEqual(step)
    for (const wrong of [{ date: "today" }, { code: 1 }, { failedDate: "today" }, { failedReason: 1 }]) {
      expect(Result.isFailure(decode(TransferTimeline)({ paid: { ...step, ...wrong } }))).toBe(true)
    }
  })

  const told = (...states: Array<string>) => {
    const asked = withTransfer(EMPTY, { leg: "fund", amount: VALUE, bankId: "b" }, must(Millis, NOW))
    return states.reduce(
      (account, state, place) =>
        received(account, {
          id: state,
          key: transferKey(anOfferId(1), { leg: "fund", attempt: 1 }),
          provider: "plaid",
          state,
          at: must(Millis, NOW + place + 1),
          code: `R0${place}`,
          reason: "Insufficient funds",
        }),
      asked,
    )
  }

  it("says at fundFailed why it failed (BUY-090)", () => {
    expect(timelineOf(told("pending", "failed")).fundFailed).toEqual({
      date: NOW + 2,
      code: "R01",
      failedDate: NOW + 2,
      failedReason: "Insufficient funds",
    })
  })

  it("dates what was reached, and fills in what is told late", () => {
    const { inProgress, paid, pending, requested } = timelineOf(told("funds_available", "pending"))
    expect([requested?.date, pending?.date, inProgress, paid?.date]).toEqual([NOW, NOW + 2, null, NOW + 1])
  })

  it("shows an outgoing leg settled, or failed", () => {
    const refund = { leg: "refundToBuyer", amount: VALUE, bankId: "b" } as const
    const out = withTransfer(told("funds_available"), refund, must(Millis, NOW + 7))
    const event = (state: string): ProviderEvent => ({
      id: state,
      key: transferKey(anOfferId(1), { leg: "refundToBuyer", attempt: 1 }),
      provider: "plaid",
      state,
      at: must(Millis, NOW + 9),
      code: "R02",
      reason: "Account closed",
    })
    expect(timelineOf(out).refundToBuyer).toEqual({ date: NOW + 7, code: null, failedDate: null, failedReason: null })
    expect(timelineOf(received(out, event("settled"))).refundToBuyer).toEqual({
      date: NOW + 9,
      code: "R02",
      failedDate: null,
      failedReason: null,
    })
    expect(timelineOf(received(out, event("failed"))).refundToBuyer).toEqual({
      date: NOW + 7,
      code: "R02",
      failedDate: NOW + 9,
      failedReason: "Account closed",
    })
  })
})
