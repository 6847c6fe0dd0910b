import { aBankAccount } from "@xl/testkit/banking"
import { anAdmin } from "@xl/testkit/market"
import { describe, expect, it } from "vitest"
import { ownBank } from "../banking/account.ts"
import { OfferStatus } from "../kernel/statuses.ts"
import { Cents, Millis, must } from "../shared/index.ts"
import { banksForOffer, failedBankOf, takesBank } from "./banks-for-offer.ts"
import type { Transfer } from "./model.ts"
import type { DepositView } from "./views.ts"

const at = must(Millis, 1_764_288_000_000)
const told = { at, code: null, reason: "returned" }
const cents = (amount: number) => must(Cents, amount)
const transfer = (leg: Transfer["leg"], bankId: string | null, isFailed: boolean): Transfer => ({
  leg,
  attempt: 1,
  amount: cents(100),
  bankId,
  byHand: false,
  facts: { requested: told, ...(isFailed && { fundFailed: told }) },
})

describe("the bank through which a transfer failed", () => {
  it("is that of the newest transfer of one's own side, and none once another is on its way", () => {
    const failed = [transfer("fund", "buyer's", true), transfer("withdrawToAdmin", "admin's", true)]
    expect((["buyer", "admin", "seller"] as const).map((side) => failedBankOf({ transfers: failed }, side))).toEqual([
      "buyer's",
      "admin's",
      null,
    ])
    const again = [...failed, transfer("withdrawToAdmin", "other", false)]
    expect(failedBankOf({ transfers: again }, "admin")).toBeNull()
  })
})

describe("the banks that may be named for an offer", () => {
  const bankOf = (provider: "plaid" | "vopay", n: number) => ownBank(aBankAccount(anAdmin().id, { provider, n }))
  const [plaid, vopay] = [bankOf("plaid", 1), bankOf("vopay", 2)]
  const banks = [plaid, vopay]
  const settings = { depositPaymentProvider: "plaid", depositIframeProvider: "plaid" } as const
  const offered = (failing: (typeof banks)[number] | undefined, isFailed = true) => {
    const entry = { leg: "withdrawToAdmin", attempt: 1, amount: cents(1), date: at, code: null, reason: null } as const
    const deposit = {
      side: "admin",
      bank: failing ? { bankingInfoId: failing.bankingInfoId, bankName: null, lastFour: null } : null,
      depositHistory: [{ ...entry, status: isFailed ? "fundFailed" : "requested" }],
    } as unknown as Pick<DepositView, "bank" | "depositHistory" | "side">
    return banksForOffer(deposit, banks, settings).map(({ provider }) => provider)
  }

  it("are those of the configured provider; after one of VoPay failed any; after one of Plaid only Plaid's", () => {
    expect([offered(vopay), offered(plaid), offered(vopay, false), offered(undefined)]).toEqual([
      ["plaid", "vopay"],
      ["plaid"],
      ["plaid"],
      ["plaid"],
    ])
  })
})

describe("a bank for an offer", () => {
  it("is of use while the offer is not over, or its money is held or due", () => {
    const nothing = { held: cents(0), due: [] }
    const statuses = Object.keys(OfferStatus.keys).filter(OfferStatus.is)
    expect(statuses.filter((status) => !takesBank(status, nothing)).toSorted()).toEqual([
      "Canceled",
      "Declined",
      "Withdrawn",
    ])
    expect(takesBank("Canceled", { ...nothing, held: cents(1) })).toBe(true)
    expect(takesBank("Canceled", { ...nothing, due: [{ leg: "refundToBuyer", amount: cents(1) }] })).toBe(true)
  })
})
