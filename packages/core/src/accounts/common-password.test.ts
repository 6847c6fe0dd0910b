import { describe, expect, it } from "vitest"
import { HOUSE_WORDS, isCommonPassword } from "./common-password.ts"

const common: ReadonlySet<string> = new Set(["password", "qwerty123", "1qaz2wsx", "dragon", "abc", "iloveyou"])

describe("a common password", () => {
  it.each([
    ["as it stands", "password"],
    ["in large letters", "PassWord"],
    ["with a digit and a sign behind", "Password1!"],
    ["with five characters around it", "#Dragon2026"],
    ["with digits for letters", "Passw0rd!"],
    ["with signs for letters", "P@$$w0rd1"],
    ["with signs in between", "Qwerty-123"],
    ["with signs at the end alone", "Qwerty123!!"],
    ["with the shift key held", "!QAZ2wsx"],
    ["with spaces in between", "I Love You"],
  ])("is known %s", (_how, password) => expect(isCommonPassword(password, common)).toBe(true))

  it.each([
    ["of two words", "Open-House-26"],
    ["with six characters around a word", "Dragon-20261"],
    ["that only begins with one", "Dragonfly-42x"],
    ["around a word of three letters", "Abc-1"],
    ["without a letter", "!!"],
    ["without anything", ""],
  ])("is none %s", (_how, password) => expect(isCommonPassword(password, common)).toBe(false))

  const reads = (written: string, word: string) => isCommonPassword(written, new Set([word]))

  it.each([
    ["0", "o"],
    ["1", "i"],
    ["3", "e"],
    ["4", "a"],
    ["5", "s"],
    ["7", "t"],
    ["@", "a"],
    ["$", "s"],
    ["!", "i"],
    ["|", "l"],
    ["+", "t"],
  ])("reads %s in a word as %s", (sign, letter) => expect(reads(`qu${sign}rk`, `qu${letter}rk`)).toBe(true))

  it.each(Array.from("!@#$%^&*()", (sign, place) => [sign, String((place + 1) % 10)]))(
    "reads %s as the %s below it on the keyboard",
    (sign, digit) => expect(reads(`qu${sign}rk`, `qu${digit}rk`)).toBe(true),
  )

  it("is known with several characters before it, and by a word of four letters", () => {
    expect([reads("99Dragon", "dragon"), reads("99Abcd", "abcd"), reads("99Abc", "abc")]).toEqual([true, true, false])
  })

  it("is none that hides between letters, or among digits alone", () => {
    expect([reads("dra9gon", "dragon"), reads("1234567", "123456")]).toEqual([false, false])
  })

  it("is a word of the house's with something added, too", () => {
    const house: ReadonlySet<string> = new Set(HOUSE_WORDS)
    const tried = ["Marketplace1!", "S3ller2026!", "Real-Estate-1", "L0ans-2026", "Zentinel#1", "@Dmin-2026"]
    expect(tried.filter((password) => !isCommonPassword(password, house))).toEqual([])
    expect(HOUSE_WORDS.filter((word) => !/^[a-z]{4,}$/.test(word))).toEqual([])
  })
})
