import { expect, it } from "vitest"
import { bankText } from "./deposit-words.ts"

it("calls an account by its bank and its end, as far as either is known", () => {
  expect(bankText({ bankName: "First Harbor Bank", lastFour: "6789" })).toBe("First Harbor Bank ••••6789")
  expect(bankText({ bankName: null, lastFour: "6789" })).toBe("Bank account ••••6789")
  expect(bankText({ bankName: null, lastFour: null })).toBe("Bank account")
})
