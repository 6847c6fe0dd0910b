import {
  agreed,
  approve,
  decline,
  does,
  empty,
  fellThrough,
  first,
  NOW,
  paid,
  refund,
  requested,
  told,
} from "@xl/testkit/deposits"
import { describe, expect, it } from "vitest"
import { balanceOf, entriesOf, hasPayout, LEDGER_ACCOUNTS, moneysOf } from "./index.ts"

const VALUE = 100_000_00
const collected = { key: `${first("fund")}:paid`, postings: { buyer: -VALUE, escrow: VALUE } }

describe("the ledger of a deposit", () => {
  it("begins when money is usable", () => {
    expect([empty, requested].map(entriesOf)).toEqual([[], []])
    expect(entriesOf(paid)).toEqual([collected])
  })

  it("takes money out of escrow when it is asked for, each leg to whom it belongs", () => {
    const done = does(agreed, approve(70_000_00), "Admin")
    const entries = entriesOf(done)
    expect(entries).toEqual([
      collected,
      { key: `${first("withdrawToSeller")}:requested`, postings: { escrow: -70_000_00, seller: 70_000_00 } },
      { key: `${first("withdrawToAdmin")}:requested`, postings: { escrow: -30_000_00, admin: 30_000_00 } },
    ])
    expect(LEDGER_ACCOUNTS.map((account) => balanceOf(entries, account))).toEqual([-VALUE, 0, 70_000_00, 30_000_00, 0])
  })

  it("brings back what failed to leave, by an entry of its own", () => {
    const back = told(does(paid, refund, "Admin", NOW, fellThrough()), first("refundToBuyer"), "failed")
    expect(entriesOf(back)).toEqual([
      collected,
      { key: `${first("refundToBuyer")}:requested`, postings: { escrow: -VALUE, buyer: VALUE } },
      { key: `${first("refundToBuyer")}:failed`, postings: { buyer: -VALUE, escrow: VALUE } },
    ])
    expect(moneysOf(back)).toMatchObject({ refunded: 0, held: VALUE })
  })

  it("has the buyer owe what was taken back after some of it had left, and only then", () => {
    expect(entriesOf(told(paid, first("fund"), "returned"))).toEqual([collected])
    const out = told(does(paid, decline("Buyer"), "Admin", NOW, fellThrough()), first("fund"), "returned")
    expect(entriesOf(out)).toEqual([
      collected,
      { key: `${first("fund")}:returned`, postings: { escrow: -VALUE, "receivable:buyer": VALUE } },
      { key: `${first("withdrawToSeller")}:requested`, postings: { escrow: -VALUE, seller: VALUE } },
    ])
  })
})

describe("a payout", () => {
  it("is money to the seller, or to the platform, that did not fail; a refund is none", () => {
    const [toSeller, toAdmin] = [does(agreed, approve(VALUE), "Admin"), does(agreed, approve(0), "Admin")]
    const back = told(toSeller, first("withdrawToSeller"), "failed")
    const given = does(paid, refund, "Admin", NOW, fellThrough())
    expect([agreed, toSeller, toAdmin, back, given].map(hasPayout)).toEqual([false, true, true, false, false])
  })
})
