import { describe, expect, it } from "vitest"
import { codesOf } from "./testing.ts"
import { defaultsOf, loanStatusOf } from "./loan-status.ts"

describe("loanStatusOf", () => {
  it.each([
    ["0", "Performing Loan"],
    ["A", "Performing Loan"],
    ["B", "Performing Loan"],
    ["1", "Sub-Performing Loan"],
    ["2", "Sub-Performing Loan"],
    ["3", "Non-Performing Loan"],
    ["4", "Sub-Performing Loan"],
    ["5", "Non-Performing Loan"],
  ])("reads payment status %s as %s", (code, status) => {
    expect(loanStatusOf(code)).toBe(status)
  })

  it("knows every code of the list, and no other", () => {
    expect(codesOf("PYMNT_STAT_LOAN_CODE_TYPE").filter((code) => !loanStatusOf(code))).toEqual([])
    expect(["6", "", "a", "constructor"].map(loanStatusOf)).toEqual([undefined, undefined, undefined, undefined])
  })
})

describe("defaultsOf", () => {
  it.each([
    ["0", false, [false, false, false]],
    ["B", false, [false, false, false]],
    ["1", false, [true, false, false]],
    ["2", false, [true, false, false]],
    ["3", true, [true, false, false]],
    ["4", false, [false, true, false]],
    ["5", false, [true, true, false]],
    ["0", true, [false, false, true]],
  ])("says of payment status %s, in special servicing %s, which defaults there are", (code, serviced, expected) => {
    const { monetaryDefault, maturityDefault, technicalDefault } = defaultsOf(code, serviced)
    expect([monetaryDefault, maturityDefault, technicalDefault]).toEqual(expected)
  })
})
