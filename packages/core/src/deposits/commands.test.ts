import {
  NOW,
  cents,
  VALUE,
  later,
  situation,
  does,
  refusal,
  tagOf,
  fund,
  refund,
  consent,
  approve,
  decline,
  told,
  first,
  empty,
  requested,
  paid,
  failed,
  agreed,
  fellThrough,
} from "@xl/testkit/deposits"
import { describe, expect, it } from "vitest"
import { Millis, must } from "../shared/index.ts"
import { DEPOSIT_COMMANDS, type DepositCommand, fundingStatus, moneysOf } from "./index.ts"

describe("asking for the money", () => {
  it("is the buyer's, once", () => {
    expect(fundingStatus(requested)).toBe("requested")
    expect(requested.transfers).toMatchObject([{ leg: "fund", attempt: 1, amount: VALUE, bankId: "buyer-bank" }])
    expect(refusal(requested, fund, "Buyer")).toMatchObject({ tag: "DepositNotReady", status: "requested" })
  })

  it("again after a failure is a new attempt, beside the old one", () => {
    const again = does(failed, { tag: "requestFunding", bankId: "other-bank" }, "Buyer")
    expect(again.transfers.map(({ attempt, bankId }) => [attempt, bankId])).toEqual([
      [1, "buyer-bank"],
      [2, "other-bank"],
    ])
    expect(fundingStatus(again)).toBe("requested")
  })
})

describe("editing the deposit amount (BUY-164)", () => {
  const edit = (amount: number): DepositCommand => ({ tag: "editDepositAmount", amount: cents(amount) })
  it("is the buyer's before it is asked for, or once it failed", () => {
    expect(does(empty, edit(60_000_00), "Buyer").value).toBe(60_000_00)
    expect(does(failed, edit(60_000_00), "Buyer").value).toBe(60_000_00)
    expect(refusal(requested, edit(60_000_00), "Buyer")).toEqual({
      tag: "DepositNotReady",
      status: "requested",
      command: "editDepositAmount",
      said: "This is not possible where the deposit stands. Please reload to see how far it is.",
    })
    expect(tagOf(paid, edit(60_000_00), "Buyer")).toBe("DepositNotReady")
    expect(refusal(empty, edit(60_000_00), "Admin")).toEqual({
      tag: "DepositCommandDenied",
      command: "editDepositAmount",
      said: "You may not decide on this deposit.",
    })
  })

  it("stays between what the assets require and the bid", () => {
    const bounds = { tag: "DepositAmountOutOfBounds", least: 50_000_00, most: 8_000_000_00 }
    expect(refusal(empty, edit(49_999_99), "Buyer")).toEqual({
      ...bounds,
      said: "The amount must be $50,000 to $8,000,000.",
    })
    expect(refusal(empty, edit(8_000_000_01), "Buyer")).toMatchObject(bounds)
    expect([edit(50_000_00), edit(8_000_000_00)].map((command) => does(empty, command, "Buyer").value)).toEqual([
      50_000_00, 8_000_000_00,
    ])
  })
})

describe("the seller's approval (BUY-161)", () => {
  it("is recorded once the money is paid and the contract made, and moves none", () => {
    expect([agreed.consentAt, moneysOf(agreed)]).toEqual([NOW, moneysOf(paid)])
    expect(does(agreed, consent, "Seller", later(1)).consentAt).toBe(NOW)
    const contract = situation({ asset: { status: "UnderContract", closedAt: null } })
    expect(does(paid, consent, "Seller", NOW, contract).consentAt).toBe(NOW)
  })

  it("is refused to others, before that, and for an offer that did not win", () => {
    expect(tagOf(paid, consent, "Admin")).toBe("DepositCommandDenied")
    expect(refusal(requested, consent, "Seller")).toMatchObject({
      tag: "DepositNotReady",
      command: "approveDepositSeller",
    })
    const pending = situation({ asset: { status: "ContractPending.CallForOffers" } })
    expect(tagOf(paid, consent, "Seller", pending)).toBe("DepositNotReady")
    expect(refusal(paid, consent, "Seller", situation({ offer: { status: "Published" } }))).toEqual({
      tag: "DepositNotOfWinner",
      said: "Only the deposit of the winning offer is paid out.",
    })
  })
})

describe("approving with a depositAmount (BUY-160)", () => {
  it("pays that to the seller and the rest to the platform", () => {
    const done = does(agreed, approve(70_000_00), "Admin")
    expect(done.transfers.slice(1)).toMatchObject([
      { leg: "withdrawToSeller", amount: 70_000_00, bankId: "seller-bank", byHand: false },
      { leg: "withdrawToAdmin", amount: 30_000_00, bankId: null, byHand: false },
    ])
    expect(moneysOf(done)).toEqual({
      collected: 100_000_00,
      refunded: 0,
      toSeller: 70_000_00,
      toAdmin: 30_000_00,
      held: 0,
    })
  })

  it("sends nothing of nothing: all or none to the seller is one transfer", () => {
    const legs = (amount: number) => does(agreed, approve(amount), "Admin").transfers.map(({ leg }) => leg)
    expect([legs(100_000_00), legs(0)]).toEqual([
      ["fund", "withdrawToSeller"],
      ["fund", "withdrawToAdmin"],
    ])
  })

  it("takes 0 to the whole value, and a bank of the seller's where he gets any", () => {
    expect(refusal(agreed, approve(100_000_01), "Admin")).toMatchObject({
      tag: "DepositAmountOutOfBounds",
      least: 0,
      most: 100_000_00,
    })
    const bankless = situation({ sellerBankId: null })
    expect(refusal(agreed, approve(1), "Admin", bankless)).toEqual({
      tag: "SellerBankMissing",
      said: "The seller has not named a bank for this deposit.",
    })
    expect(tagOf(agreed, approve(0), "Admin", bankless)).toBe("done")
  })

  it("waits for the seller, or 10 days and a reason", () => {
    const early = { tag: "SellerConsentMissing" }
    expect(refusal(paid, approve(1, "No answer"), "Admin", situation(), must(Millis, later(10) - 1))).toMatchObject(
      early,
    )
    expect(refusal(paid, approve(1, " "), "Admin", situation(), later(10))).toMatchObject(early)
    expect(tagOf(paid, approve(1, "No answer"), "Admin", situation(), later(10))).toBe("done")
    expect(tagOf(agreed, approve(1), "Admin")).toBe("done")
  })

  it("is an administrator's, of a closed sale, once", () => {
    expect(tagOf(agreed, approve(1), "Seller")).toBe("DepositCommandDenied")
    const contract = situation({ asset: { status: "UnderContract" } })
    expect(tagOf(agreed, approve(1), "Admin", contract)).toBe("DepositNotReady")
    expect(tagOf(does(agreed, approve(1), "Admin"), approve(1), "Admin")).toBe("DepositNotReady")
  })

  it("leaves the platform's part to be sent by hand where it has no account", () => {
    const byHand = does(agreed, approve(70_000_00), "Admin", NOW, situation({ hasAdminAccount: false }))
    expect(byHand.transfers.map((transfer) => transfer.byHand)).toEqual([false, false, true])
  })
})

describe("declining with a fault and a comment (BUY-162)", () => {
  it("gives all back to the buyer where the seller is at fault", () => {
    expect(moneysOf(does(paid, decline("Seller"), "Admin", NOW, fellThrough()))).toMatchObject({
      refunded: 100_000_00,
      toSeller: 0,
      toAdmin: 0,
      held: 0,
    })
  })

  it("gives the platform its fee and the seller the rest where the buyer is", () => {
    const fee = (feeRate: number) => moneysOf(does(paid, decline("Buyer"), "Admin", NOW, fellThrough({ feeRate })))
    expect(fee(0)).toMatchObject({ toSeller: 100_000_00, toAdmin: 0 })
    expect(fee(25_000)).toMatchObject({ toSeller: 97_500_00, toAdmin: 2_500_00, refunded: 0 })
  })

  it("needs the comment, an administrator, and an offer that was canceled", () => {
    expect(refusal(paid, decline("Buyer", "  "), "Admin", fellThrough())).toEqual({
      tag: "DepositCommentRequired",
      said: "Please say why.",
    })
    expect(tagOf(paid, decline("Buyer"), "Seller", fellThrough())).toBe("DepositCommandDenied")
    expect(refusal(paid, decline("Buyer"), "Admin")).toMatchObject({ command: "declineDeposit" })
    expect(tagOf(requested, decline("Buyer"), "Admin", fellThrough())).toBe("DepositNotReady")
  })
})

describe("refunding (BUY-163)", () => {
  it("gives the whole back once the offer is over without having won", () => {
    for (const status of ["Declined", "Withdrawn", "Canceled"] as const) {
      const over = situation({ offer: { status, winningDate: null } })
      expect(moneysOf(does(paid, refund, "Bot", NOW, over))).toMatchObject({ refunded: 100_000_00, held: 0 })
    }
    expect(refusal(paid, refund, "Admin")).toMatchObject({ tag: "DepositNotReady", command: "refundDeposit" })
    expect(tagOf(does(paid, refund, "Admin", NOW, fellThrough()), refund, "Admin", fellThrough())).toBe(
      "DepositNotReady",
    )
  })

  it("of a winner that fell through is an administrator's alone", () => {
    expect(refusal(paid, refund, "Bot", fellThrough())).toMatchObject({ command: "refundDeposit" })
    expect(tagOf(paid, refund, "Admin", fellThrough())).toBe("done")
  })

  it("is refused while a payout exists, and allowed again where that failed", () => {
    const out = does(paid, decline("Buyer"), "Admin", NOW, fellThrough())
    expect(refusal(out, refund, "Admin", fellThrough())).toEqual({
      tag: "MoneyPaidOut",
      said: "Earnest money of this offer was paid out, so it cannot be reopened.",
    })
    const back = told(out, first("withdrawToSeller"), "returned")
    expect(tagOf(back, refund, "Admin", fellThrough())).toBe("done")
  })
})

it("every command is somebody's, and nobody else's", () => {
  const parts = ["Buyer", "Seller", "Admin", "Bot"] as const
  const mayAsk = Object.entries(DEPOSIT_COMMANDS).map(([tag, by]) => [tag, parts.filter((part) => by.includes(part))])
  expect(Object.fromEntries(mayAsk)).toEqual({
    requestFunding: ["Buyer"],
    editDepositAmount: ["Buyer"],
    approveDepositSeller: ["Seller"],
    approveDeposit: ["Admin"],
    declineDeposit: ["Admin"],
    refundDeposit: ["Admin", "Bot"],
    cancelFunding: ["Admin", "Bot"],
    retryTransfer: ["Admin"],
  })
})
