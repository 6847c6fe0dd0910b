import { describe, expect, it } from "vitest"
import { NOTE_NUMBERS, savingWarning, sentNoteNumbers, sentNumber } from "./index.ts"

describe("an asset that could not be saved", () => {
  it("says that the data room's storage fails (SEL-424)", () => {
    expect(savingWarning("VDR: Code: NotFound; Msg: Item not found")).toBe(
      "Our VDR storage service is experiencing an issue. Please try to save asset later.",
    )
  })

  it("says for anything else that fields are missing", () => {
    expect(["Code: NotFound", "Msg: Item not", ""].map(savingWarning)).toEqual(
      [1, 2, 3].map(() => "There are required fields you need to fill out"),
    )
  })
})

describe("numbers of the note overview", () => {
  it("are sent as numbers, or null when empty (SEL-267)", () => {
    const typed = Object.fromEntries(NOTE_NUMBERS.map((field, place) => [field, ` ${place}.5 `]))
    expect(sentNoteNumbers(typed)).toEqual([
      ["numberOfLoans", 0.5],
      ["loanAmount", 1.5],
      ["unpaidPrincipalBalance", 2.5],
      ["totalPayoff", 3.5],
      ["estCollateralValue", 4.5],
      ["initialInterestRate", 5.5],
      ["currentInterestRate", 6.5],
      ["defaultInterestRate", 7.5],
      ["term", 8.5],
      ["amortization", 9.5],
    ])
    expect(sentNoteNumbers({}).map(([, number]) => number)).toEqual(NOTE_NUMBERS.map(() => null))
    expect(["", "  ", null, undefined, "0", "360", "abc"].map(sentNumber)).toEqual([
      null,
      null,
      null,
      null,
      0,
      360,
      null,
    ])
  })
})
