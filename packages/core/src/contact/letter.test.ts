import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { admittedLetter } from "./admitted-letter.ts"
import { letterFailures, letterInOne, LONGEST_LETTER, LONGEST_TITLE } from "./letter.ts"

const LETTER = { title: "Rent roll", message: "Is it certified?" }

describe("a letter", () => {
  it("leaves without the blanks around it", () =>
    expect(admittedLetter({ title: "  Rent roll\n", message: "\n Is it certified? " })).toEqual(Result.succeed(LETTER)))

  it("is refused by field: blank, more than one line in the subject, or too long", () => {
    const failing = (change: Partial<typeof LETTER>) => letterFailures({ ...LETTER, ...change })
    expect(failing({})).toEqual({ title: null, message: null })
    expect(failing({ title: " ", message: "\n" })).toEqual({ title: "required", message: "required" })
    for (const title of ["a\nb", "a\rb", "a\u0085b", "a\u2029b", "a\tb"])
      expect(failing({ title }).title).toBe("oneLine")
    expect(failing({ title: "x".repeat(LONGEST_TITLE) }).title).toBeNull()
    expect(failing({ title: "x".repeat(LONGEST_TITLE + 1) }).title).toBe("titleTooLong")
    expect(failing({ message: "x".repeat(LONGEST_LETTER + 1) }).message).toBe("letterTooLong")
  })

  it("is one message of a conversation with its title above", () =>
    expect(letterInOne(LETTER)).toBe("Rent roll\n\nIs it certified?"))
})
