import { expect, it } from "vitest"
import { Cents, must } from "../shared/index.ts"
import { isPaymentAwaited } from "./editing.ts"

const value = must(Cents, 92_000_00)

it("money is awaited of the buyer who was chosen, before a transfer and after one that failed", () => {
  const awaited = (["none", "fundFailed", "requested", "pending", "paid", null] as const).map((depositStatus) =>
    isPaymentAwaited({ status: "Successful" }, { depositStatus, value }),
  )
  expect(awaited).toEqual([true, true, false, false, false, false])
  expect(isPaymentAwaited({ status: "Published" }, { depositStatus: "none", value })).toBe(false)
  expect(isPaymentAwaited({ status: "Successful" }, { depositStatus: "none", value: must(Cents, 0) })).toBe(false)
})
