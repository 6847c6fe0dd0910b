import {
  NOW,
  VALUE,
  later,
  does,
  tagOf,
  fund,
  refund,
  approve,
  decline,
  told,
  first,
  requested,
  paid,
  situation,
  agreed,
  fellThrough,
} from "@xl/testkit/deposits"
import { describe, expect, it } from "vitest"
import { type DepositCommand, type DepositSituation, fundingStatus, moneysOf } from "./index.ts"

describe("money under way", () => {
  const cancel: DepositCommand = { tag: "cancelFunding" }
  it("is stopped while the provider still can", () => {
    expect(fundingStatus(does(requested, cancel, "Bot"))).toBe("fundFailed")
    expect(fundingStatus(does(told(requested, first("fund"), "pending"), cancel, "Admin"))).toBe("fundFailed")
    expect(tagOf(told(requested, first("fund"), "posted"), cancel, "Bot")).toBe("DepositNotReady")
    expect(tagOf(paid, cancel, "Bot")).toBe("DepositNotReady")
  })

  it("that failed on its way out is sent again with a chosen bank", () => {
    const retry: DepositCommand = { tag: "retryTransfer", leg: "withdrawToSeller", bankId: "new-bank" }
    const out = does(agreed, approve(70_000_00), "Admin")
    expect(tagOf(out, retry, "Admin")).toBe("DepositNotReady")
    const again = does(told(out, first("withdrawToSeller"), "failed"), retry, "Admin")
    expect(again.transfers.at(-1)).toMatchObject({ attempt: 2, amount: 70_000_00, bankId: "new-bank" })
    expect(moneysOf(again)).toMatchObject({ toSeller: 70_000_00, held: 0 })
  })

  describe("is not sent again after another decision", () => {
    const gone = fellThrough({ feeRate: 25_000 })
    /** A decline whose legs all failed, and what was decided after it. */
    const decidedAgain = (fault: "Buyer" | "Seller", next: DepositCommand, where: DepositSituation) => {
      const out = does(paid, decline(fault), "Admin", NOW, gone)
      const stopped = out.transfers.slice(1).reduce((so, { leg }) => told(so, first(leg), "failed"), out)
      return does(stopped, next, "Admin", NOW, where)
    }
    const retry = (leg: "refundToBuyer" | "withdrawToAdmin" | "withdrawToSeller"): DepositCommand => ({
      tag: "retryTransfer",
      leg,
      bankId: "new-bank",
    })

    it("a refund where money was paid out", () => {
      const paidOut = decidedAgain("Seller", decline("Buyer"), gone)
      expect(tagOf(paidOut, retry("refundToBuyer"), "Admin")).toBe("MoneyPaidOut")
    })

    it("a payout where the buyer was refunded", () => {
      const refunded = decidedAgain("Buyer", decline("Seller"), gone)
      expect(tagOf(refunded, retry("withdrawToSeller"), "Admin")).toBe("DepositNotReady")
      expect(tagOf(refunded, retry("withdrawToAdmin"), "Admin")).toBe("DepositNotReady")
    })

    it("a fee where all that is held went to the seller", () => {
      const all = decidedAgain("Buyer", approve(100_000_00, "Ten days have passed"), {
        ...situation(),
        asset: { status: "Closed", closedAt: later(-10) },
      })
      expect(moneysOf(all)).toMatchObject({ toSeller: 100_000_00, held: 0 })
      expect(tagOf(all, retry("withdrawToAdmin"), "Admin")).toBe("DepositNotReady")
    })
  })

  it("that went back after it was paid is looked into by people: nothing moves by itself", () => {
    const returned = told(paid, first("fund"), "returned")
    for (const command of [fund, refund, decline("Buyer"), { tag: "editDepositAmount", amount: VALUE } as const]) {
      const by = command.tag === "requestFunding" || command.tag === "editDepositAmount" ? "Buyer" : "Admin"
      expect(tagOf(returned, command, by, fellThrough())).toBe("DepositNotReady")
    }
  })
})
