import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Role } from "../kernel/actor.ts"
import { decode } from "../shared/decode.ts"
import { pathAfterSignOut } from "./after-sign-out.ts"
import { codeFailures } from "./confirmation-code.ts"
import { EmailNotVerified } from "../kernel/errors.ts"
import { ConfirmationCode, Email } from "./model.ts"
import { mayRegister } from "./registration.ts"
import { isEmailVerified, requireVerifiedEmail, showsVerifyBanner } from "../kernel/verified-email.ts"

describe("a confirmation code", () => {
  it("is six digits, and nothing else", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from("0123456789a -")), maxLength: 8 }), (text) => {
        const isSixDigits = text.length === 6 && Array.from(text).every((c) => c >= "0" && c <= "9")
        expect(codeFailures(text).length === 0).toBe(isSixDigits)
        expect(Result.isSuccess(decode(ConfirmationCode)(text))).toBe(isSixDigits)
      }),
    )
    expect(codeFailures("")).toEqual(["codeRequired", "codeFormat"])
    expect(["12345", "1234567", "a123456", "123456\n"].map(codeFailures)).toEqual(
      Array.from({ length: 4 }, () => ["codeFormat"]),
    )
    expect(codeFailures("123456")).toEqual([])
  })
})

describe("an action that needs a verified e-mail", () => {
  const roles = fc
    .uniqueArray(fc.constantFrom(...(Object.keys(Role.keys) as ReadonlyArray<Role>)))
    .map((some) => new Set(some))

  it("runs exactly for users who hold VerifiedUsers (ACC-264, ACC-265)", () =>
    fc.assert(
      fc.property(roles, (held) => {
        const answer = held.has("VerifiedUsers") ? Result.succeed(undefined) : Result.fail(new EmailNotVerified())
        expect(requireVerifiedEmail(held)).toEqual(answer)
      }),
    ))
})

describe("the banner that asks to verify the e-mail", () => {
  it("is shown neither to guests nor to whose e-mail is verified (ACC-153, ACC-418)", () => {
    expect(showsVerifyBanner(null)).toBe(false)
    expect(showsVerifyBanner(["VerifiedUsers", "Sellers"])).toBe(false)
    expect([showsVerifyBanner([]), showsVerifyBanner(["Sellers", "Admins"])]).toEqual([true, true])
  })
})

describe("an e-mail", () => {
  it("is proved by VerifiedUsers alone", () =>
    expect([isEmailVerified(["Sellers", "VerifiedUsers"]), isEmailVerified(["Admins"]), isEmailVerified([])]).toEqual([
      true,
      false,
      false,
    ]))
})

describe("a registration", () => {
  it("is possible with an e-mail and a password that pass every check, blanks around the e-mail apart (ACC-320)", () => {
    const may = (email: string, password: string) => mayRegister({ email, password }, false)
    expect([may("ann@example.com", "Passw0rd!"), may(" ann@example.com ", "Passw0rd!")]).toEqual([true, true])
    expect([may("ann@example.com", "Passw0rd"), may("ann@", "Passw0rd!"), may("", "")]).toEqual([false, false, false])
  })

  it("asks for no password where it asks for the e-mail alone (ACC-159)", () => {
    expect(mayRegister({ email: "ann@example.com", password: "" }, true)).toBe(true)
    expect(mayRegister({ email: "ann@", password: "Passw0rd!" }, true)).toBe(false)
  })
})

describe("sign-out", () => {
  it.each([
    ["the contact page (ACC-109)", "/contact"],
    ["the listing (ACC-110)", "/buy-commercial-real-estate-loans"],
    ["an asset page (ACC-111)", "/asset/4f0c"],
    ["the demo booking (ACC-112)", "/schedule-demo"],
  ])("stays on %s", (_page, path) => {
    expect(pathAfterSignOut(path)).toBe(path)
  })

  it("stays at home, where all else leads to (ACC-108)", () =>
    expect(["/", "/dashboard/buyer", "//"].map(pathAfterSignOut)).toEqual(["/", "/", "/"]))

  it("stays on five kinds of pages and no others (BUY-207)", () => {
    const pages = ["/", "/contact", "/buy-commercial-real-estate-loans", "/asset/4f0c", "/schedule-demo"]
    expect(pages.map((path) => pathAfterSignOut(path))).toEqual(pages)
    expect(pages.map((path) => pathAfterSignOut(`${path}/more`))).toEqual(pages.map(() => "/"))
  })

  it("leads home whoever was elsewhere (ACC-113, BUY-208)", () => {
    const elsewhere = [
      "/buyer",
      "/seller/filters/active",
      "/asset",
      "/asset/create/x",
      "/asset/4f0c/edit",
      "/contact/us",
      "/admin",
      "/profile/edit",
      "/buyer/contact",
      "//contact",
    ]
    expect(elsewhere.map((path) => pathAfterSignOut(path))).toEqual(elsewhere.map(() => "/"))
  })
})

it("takes an e-mail into the core only when the sign-up form would", () => {
  expect(decode(Email)("ann@x.test")).toEqual(Result.succeed("ann@x.test"))
  expect(Result.isFailure(decode(Email)("ann"))).toBe(true)
})
