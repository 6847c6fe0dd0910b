import { expect, it } from "vitest"
import { BankInUse } from "../banking/errors.ts"
import { messageOf } from "./index.ts"

it("a bank that a deposit goes through says what to do before it is deleted", () => {
  expect(messageOf(new BankInUse())).toBe(
    "The deposit of an offer goes through this bank. Select another bank for deposits first, then delete this one.",
  )
})
