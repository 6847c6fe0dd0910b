import { anAssetId } from "@xl/testkit/assets"
import { Result } from "effect"
import { expect, it } from "vitest"
import { decode } from "../shared/index.ts"
import { BuyerPayment, Payment } from "./index.ts"

const sent = {
  PK: "user#1",
  SK: "payment#1",
  status: "active",
  marketingStatus: "requested",
  paymentStatus: "paid",
  lastPaymentDate: "2026-11-01",
  nextPaymentDate: "2026-12-01",
  periodPrice: "499.00",
  pricingPlan: "LenderDirect",
  asset: { id: anAssetId(1), name: "Cedar Park", status: "Published" },
}

it("a payment says what is paid for, how far, and when again (SEL-136)", () => {
  const read = Result.getOrThrow(decode(Payment)({ ...sent, other: 1 }))
  expect(Payment.encode(read)).toEqual(sent)
  expect(read.periodPrice).toBe(499_00)
  const odd = Result.getOrThrow(decode(Payment)({ PK: "p", SK: "s", status: "paused" }))
  expect([odd.status, odd.asset, odd.paymentStatus]).toEqual([{ unknown: "paused" }, null, null])
})

it("a buyer reads a payment's status and nothing else of it (BUY-092)", () => {
  const read = Result.getOrThrow(decode(BuyerPayment)(sent))
  expect(BuyerPayment.encode(read)).toEqual({ status: "active" })
  expect(Result.isFailure(decode(BuyerPayment)({}))).toBe(true)
})
