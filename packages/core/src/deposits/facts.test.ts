import { anOfferId } from "@xl/testkit/offers"
import {
  agreed,
  approve,
  cents,
  does,
  first,
  later,
  NOW,
  paid,
  refusal,
  requested,
  situation,
  tagOf,
  told,
} from "@xl/testkit/deposits"
import { describe, expect, it } from "vitest"
import { type DepositCommand, INCOMING_STATES, newDeposit, OUTGOING_STATES, statusOf, timelineOf } from "./index.ts"
import { withFact } from "./machine.ts"
import type { FactAt, Transfer } from "./model.ts"
import { received } from "./providers.ts"

const cancel: DepositCommand = { tag: "cancelFunding" }
const retry = (leg: "withdrawToAdmin" | "withdrawToSeller"): DepositCommand => ({
  tag: "retryTransfer",
  leg,
  bankId: "third-bank",
})

describe("what a provider tells", () => {
  const at = (day: number, reason: string | null = null): FactAt => ({ at: later(day), code: null, reason })
  const transfer: Transfer = { leg: "fund", attempt: 1, amount: cents(1), bankId: null, byHand: false, facts: {} }
  const paidAt = (...facts: ReadonlyArray<FactAt>) =>
    facts.reduce((so: Transfer, fact) => withFact(so, "paid", fact), transfer).facts.paid

  it("counts from when it was earliest, in whatever order it comes", () => {
    expect([paidAt(at(1), at(2)), paidAt(at(2), at(1)), paidAt(at(2))]).toEqual([at(1), at(1), at(2)])
    expect([paidAt(at(1, "z"), at(2, "a")), paidAt(at(2, "a"), at(1, "z"))]).toEqual([at(1, "z"), at(1, "z")])
  })

  it("of the same instant counts by its words", () => {
    const [a, b] = [at(1, "a"), at(1, "b")]
    expect([paidAt(a, b), paidAt(b, a)]).toEqual([a, a])
    const kept = withFact(transfer, "paid", a)
    expect(withFact(kept, "paid", { ...a })).toBe(kept)
  })

  it("is of a transfer that nothing is known of: none", () => expect(statusOf(transfer)).toBe("none"))

  it("means what both providers' words mean, coming in and going out", () => {
    const failed = { failed: "fundFailed", returned: "fundFailed", cancelled: "fundFailed" }
    expect(INCOMING_STATES).toEqual({
      plaid: {
        pending: "pending",
        posted: "inProgress",
        settled: "inProgress",
        funds_available: "paid",
        ...failed,
      },
      vopay: { pending: "pending", "in progress": "inProgress", successful: "paid", ...failed },
    })
    expect(OUTGOING_STATES).toEqual({
      plaid: { pending: "pending", posted: "pending", settled: "paid", funds_available: "paid", ...failed },
      vopay: { pending: "pending", "in progress": "pending", successful: "paid", ...failed },
    })
  })

  it("is taken once by its id, and changes nothing about another transfer or in an unknown word", () => {
    const fresh = newDeposit(anOfferId(1), cents(5))
    expect(fresh).toEqual({ offerId: anOfferId(1), value: 5, transfers: [], consentAt: null, seen: [] })
    const both = told(told(requested, first("fund"), "pending", "b"), first("fund"), "posted", "a")
    expect(both.seen).toEqual(["a", "b"])
    const event = { id: "a", key: first("fund"), provider: "plaid", code: null, reason: null } as const
    expect(received(both, { ...event, state: "funds_available", at: NOW })).toBe(both)
    expect(told(both, first("fund"), "lost", "c")).toBe(both)
    expect(told(both, first("refundToBuyer"), "pending", "c")).toBe(both)
  })
})

describe("calling the money off", () => {
  it("is possible while the provider can still stop it, and is a failure with its reason", () => {
    for (const account of [requested, told(requested, first("fund"), "pending")])
      expect(does(account, cancel, "Bot", later(1)).transfers[0]?.facts.fundFailed).toEqual({
        at: later(1),
        code: null,
        reason: "canceled",
      })
    for (const account of [told(requested, first("fund"), "posted"), paid, newDeposit(anOfferId(1), cents(5))])
      expect(refusal(account, cancel, "Admin")).toMatchObject({ tag: "DepositNotReady", command: "cancelFunding" })
  })

  it("is not asking for it twice", () =>
    expect(refusal(requested, { tag: "requestFunding", bankId: "b" }, "Buyer")).toMatchObject({
      command: "requestFunding",
    }))
})

describe("a payout", () => {
  const split = does(agreed, approve(70_000_00), "Admin")

  it("is of the winner's deposit alone, after the closing whose day is known", () => {
    const published = situation({ offer: { status: "Published" } })
    expect(refusal(agreed, approve(1), "Admin", published)).toMatchObject({
      tag: "DepositNotReady",
      command: "approveDeposit",
    })
    const undated = situation({ asset: { closedAt: null } })
    expect(tagOf(paid, approve(1, "No answer"), "Admin", undated, later(99))).toBe("SellerConsentMissing")
  })

  it("is sent again only where it failed: not the other leg, whatever is held", () => {
    const back = told(split, first("withdrawToSeller"), "failed")
    expect(refusal(back, retry("withdrawToAdmin"), "Admin")).toMatchObject({
      tag: "DepositNotReady",
      command: "retryTransfer",
    })
    expect(does(back, retry("withdrawToSeller"), "Admin").transfers.at(-1)).toMatchObject({
      leg: "withdrawToSeller",
      attempt: 2,
      amount: 70_000_00,
      bankId: "third-bank",
    })
  })

  it("stands in the timeline leg by leg", () => {
    const settled = told(split, first("withdrawToAdmin"), "settled")
    const step = { date: NOW, code: null, failedDate: null, failedReason: null }
    expect(timelineOf(settled)).toMatchObject({ withdrawToSeller: step, withdrawToAdmin: step, refundToBuyer: null })
    expect(timelineOf(does(agreed, approve(0), "Admin"))).toMatchObject({
      withdrawToSeller: null,
      withdrawToAdmin: step,
    })
  })
})
