import { inProportion } from "@xl/testkit/shared"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  meetsPasswordPolicy,
  newPasswordFailures,
  passwordChecklist,
  type PasswordRule,
  provingPasswordFailures,
  signInPasswordFailures,
} from "./password.ts"

const text = fc.string({ unit: fc.constantFrom(...Array.from("abzAQZ059 !~é@`_")), maxLength: 14 })

const some = (isMet: (character: string) => boolean) => (password: string) => Array.from(password).some(isMet)
const isDigit = (character: string) => character >= "0" && character <= "9"
const isLetter = (character: string) => /^[A-Za-z]$/.test(character)

describe("a new password", () => {
  it("is required (ACC-312)", () => {
    expect(newPasswordFailures("")[0]).toBe("passwordRequired")
    expect(newPasswordFailures(" ")).not.toContain("passwordRequired")
  })

  it.each<readonly [string, PasswordRule, (password: string) => boolean]>([
    ["is at least 8 characters long (ACC-313, ACC-630)", "passwordLength", (password) => password.length >= 8],
    ["has an uppercase letter (ACC-314)", "passwordUppercase", some((c) => isLetter(c) && c === c.toUpperCase())],
    ["has a lowercase letter (ACC-315)", "passwordLowercase", some((c) => isLetter(c) && c === c.toLowerCase())],
    ["has a digit (ACC-316)", "passwordNumber", some(isDigit)],
    [
      "has a special character (ACC-317)",
      "passwordSpecial",
      some((c) => c > " " && c <= "~" && !isLetter(c) && !isDigit(c)),
    ],
  ])("%s", (_name, rule, truth) => {
    fc.assert(
      fc.property(text, (password) => {
        const inChecklist = passwordChecklist(password).find((line) => line.rule === rule)?.isMet
        expect([!newPasswordFailures(password).includes(rule), inChecklist]).toEqual([truth(password), truth(password)])
      }),
      { numRuns: inProportion(500) },
    )
  })

  it("fails for one character less than 8, and for nothing else", () => {
    expect(newPasswordFailures("Abcde1!")).toEqual(["passwordLength"])
    expect(newPasswordFailures("Abcdef1!")).toEqual([])
  })

  it("takes as special all printable ASCII that is no letter, digit or space (ACC-318)", () => {
    const special = Array.from({ length: 0x180 }, (_, code) => String.fromCharCode(code)).filter((character) =>
      meetsPasswordPolicy(`Abcdefg1${character}`),
    )
    expect(special.join("")).toBe("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~")
  })

  it("is judged line by line in the order of the checklist", () => {
    expect(passwordChecklist("abc").map(({ rule, isMet }) => [rule, isMet])).toEqual([
      ["passwordLength", false],
      ["passwordUppercase", false],
      ["passwordNumber", false],
      ["passwordLowercase", true],
      ["passwordSpecial", false],
    ])
  })

  it("passes the policy exactly when it has no failure", () =>
    fc.assert(
      fc.property(text, (password) => {
        expect(meetsPasswordPolicy(password)).toBe(newPasswordFailures(password).length === 0)
      }),
    ))
})

describe("a password that proves who one is", () => {
  it("is only required", () => {
    expect(provingPasswordFailures("")).toEqual(["passwordRequired"])
    expect([provingPasswordFailures(" "), provingPasswordFailures("x")]).toEqual([[], []])
  })
})

describe("a password at sign-in", () => {
  it("is required (ACC-309)", () => expect(signInPasswordFailures("")[0]).toBe("passwordRequired"))

  it("fails where the sign-up policy would refuse it (ACC-310)", () => {
    fc.assert(
      fc.property(text, (password) => {
        expect(signInPasswordFailures(password).includes("passwordPolicy")).toBe(!meetsPasswordPolicy(password))
      }),
    )
    expect(signInPasswordFailures("short")).toEqual(["passwordPolicy"])
    expect(signInPasswordFailures("Passw0rd!")).toEqual([])
  })
})
