import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isEmail, signInEmailFailures, signUpEmailFailures } from "./email.ts"

const allowed = Array.from("abcXYZ019@!$#|_+'/.-")
const label = fc.stringMatching(/^[a-zA-Z0-9][a-zA-Z0-9-]{0,8}$/)
const atom = fc.stringMatching(/^[a-zA-Z0-9!$#|_+'/-]{1,8}$/)
const email = fc
  .tuple(
    fc.array(atom, { minLength: 1, maxLength: 3 }),
    fc.array(label, { minLength: 1, maxLength: 3 }),
    fc.stringMatching(/^[a-z]{2,6}$/),
  )
  .map(([local, domain, top]) => `${local.join(".")}@${[...domain, top].join(".")}`)

describe("an e-mail", () => {
  it("is required before anything else is said (ACC-299)", () => {
    expect(signInEmailFailures("")).toEqual(["emailRequired", "emailFormatAtSignIn"])
    expect(signUpEmailFailures("")).toEqual(["emailRequired", "emailFormatAtSignUp"])
  })

  it("is told by the sign-in form when its format is wrong (ACC-300)", () => {
    for (const text of [
      "ann",
      "ann@x",
      "ann@@x.test",
      "@x.test",
      "ann@x.t",
      "a..n@x.test",
      "anna..bell@x.test",
      ".a@x.test",
      "a.@x.test",
      "a@-x.test",
    ]) {
      expect(signInEmailFailures(text)).toEqual(["emailFormatAtSignIn"])
    }
  })

  it("is told by the sign-up form when its format is wrong (ACC-301)", () => {
    for (const text of ["ann", "ann@x", "ann@x@y.test", "ann@x.test1"]) {
      expect(signUpEmailFailures(text)).toEqual(["emailFormatAtSignUp"])
    }
  })

  it("may hold letters, digits and @ ! $ # | _ + ' / . - (ACC-302)", () => {
    fc.assert(
      fc.property(email, (text) => {
        expect(signUpEmailFailures(text)).toEqual([])
        expect(signInEmailFailures(text)).toEqual([])
        expect(isEmail(text)).toBe(true)
      }),
    )
    expect(isEmail("a!$#|_+'/-b@x-y.example.test")).toBe(true)
  })

  it("may hold nothing else (ACC-308)", () =>
    fc.assert(
      fc.property(fc.string({ unit: "binary", minLength: 1 }), (text) => {
        expect(signUpEmailFailures(text).includes("emailSymbols")).toBe(
          Array.from(text).some((c) => !allowed.includes(c) && !/^[A-Za-z0-9]$/.test(c)),
        )
      }),
    ))

  it.each([
    ["comma (ACC-303)", ","],
    ["colon (ACC-304)", ":"],
    ["parenthesis (ACC-305)", "()"],
    ["whitespace (ACC-306)", " \t\n\u00a0"],
    ["&, * or ? (ACC-307)", "&*?"],
  ])("has no %s", (_name, rejected) => {
    fc.assert(
      fc.property(email, fc.nat(), fc.constantFrom(...Array.from(rejected)), (good, at, character) => {
        const cut = at % (good.length + 1)
        const bad = good.slice(0, cut) + character + good.slice(cut)
        expect([signInEmailFailures(bad)[0], signUpEmailFailures(bad)[0], isEmail(bad)]).toEqual([
          "emailSymbols",
          "emailSymbols",
          false,
        ])
      }),
    )
  })

  it("says symbols before format, and says both", () => {
    expect(signUpEmailFailures("ann,")).toEqual(["emailSymbols", "emailFormatAtSignUp"])
  })

  it("is at most 254 characters, 64 before the @", () => {
    expect(isEmail(`${"a".repeat(64)}@x.test`)).toBe(true)
    expect(isEmail(`${"a".repeat(65)}@x.test`)).toBe(false)
    const long = `a@${"b.".repeat(124)}test`
    expect([long.length, isEmail(long), isEmail(`a${long}`)]).toEqual([254, true, false])
  })
})
