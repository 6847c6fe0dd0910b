import { EmailNotVerified } from "../kernel/errors.ts"
import { describe, expect, it } from "vitest"
import * as accounts from "./index.ts"
import { accountMessages, accountTexts, codeSentTo, passwordChecklistTexts } from "./words.ts"

const said = "as the service said"

describe("what account forms say", () => {
  it("says why an e-mail is refused at sign-in (ACC-299, ACC-300, ACC-303)", () => {
    expect(accounts.signInEmailFailures("").map((key) => accountTexts[key])[0]).toBe("Email is required")
    expect(accounts.signInEmailFailures("ann").map((key) => accountTexts[key])).toEqual([
      "Must be in correct email format",
    ])
    expect(accounts.signInEmailFailures("a,b@x.test").map((key) => accountTexts[key])[0]).toBe("Wrong symbols in email")
  })

  it("says why an e-mail is refused at sign-up (ACC-301)", () =>
    expect(accounts.signUpEmailFailures("ann").map((key) => accountTexts[key])).toEqual(["Must be valid e-mail"]))

  it("says why a password is refused (ACC-309, ACC-310, ACC-313)", () => {
    expect(accountTexts[accounts.signInPasswordFailures("")[0] ?? "codeFormat"]).toBe("Password is required")
    expect(accounts.signInPasswordFailures("short").map((key) => accountTexts[key])).toEqual([
      "Password is incorrect or doesn’t comply with our policy. Check the minimum password length and password complexity.",
    ])
    expect(accounts.newPasswordFailures("Abcde1!").map((key) => accountTexts[key])).toEqual([
      "Password must be 8 characters long",
    ])
  })

  it("words the checklist", () =>
    expect(accounts.passwordChecklist("").map(({ rule }) => passwordChecklistTexts[rule])).toEqual([
      "8 Characters",
      "An Uppercase",
      "Number",
      "A Lowercase",
      "A Special Character",
    ]))
})

describe("what is said when signing in is refused", () => {
  it("says that the confirmation step was not finished (ACC-543)", () =>
    expect(accountMessages.UserNotConfirmed(new accounts.UserNotConfirmed({ said }))).toBe(
      "User didn't finish the confirmation step when signing up",
    ))
  it("says that a reset is required (ACC-545)", () =>
    expect(accountMessages.PasswordResetRequired(new accounts.PasswordResetRequired({ said }))).toBe(
      "Password Reset is required",
    ))
  it("says that the password is wrong (ACC-546)", () =>
    expect(accountMessages.NotAuthorized(new accounts.NotAuthorized({ said }))).toBe("Incorrect password is provided"))
  it("says that either is wrong, for an unknown e-mail (ACC-547)", () =>
    expect(accountMessages.UserNotFound(new accounts.UserNotFound({ said }))).toBe(
      "Either email or password you entered in incorrect. Please double-check and try again.",
    ))
  it("asks to verify the e-mail first (ACC-453)", () =>
    expect(accountMessages.EmailNotVerified(new EmailNotVerified())).toBe(
      "For performing this action, it is necessary to verify your email address. Would you like to verify now?",
    ))
})

describe("an account that is in use", () => {
  const said = (listings: number, offers: number, deposits: number) =>
    accountMessages.AccountInUse(new accounts.AccountInUse({ listings, offers, deposits }))

  it("is kept for what is still open, and only that is said", () => {
    expect([said(1, 0, 0), said(0, 1, 0), said(0, 0, 1), said(2, 2, 2)]).toEqual([
      "Your account cannot be deleted while 1 listing is on the market.",
      "Your account cannot be deleted while 1 offer is open.",
      "Your account cannot be deleted while 1 deposit is not settled.",
      "Your account cannot be deleted while 2 listings are on the market and 2 offers are open and 2 deposits are not settled.",
    ])
  })
})

it("says where a code went, as far as it may be said", () =>
  expect([codeSentTo("a***@x.test"), codeSentTo("")]).toEqual([
    "We have sent a new verification code to a***@x.test.",
    "We have sent a new verification code to your email.",
  ]))
