import type { AccountRefusal, AccountsUnavailable } from "./errors.ts"
import type { CodeFailure } from "./confirmation-code.ts"
import type { EmailFailure } from "./email.ts"
import type { PasswordFailure, PasswordRule, SignInPasswordFailure } from "./password.ts"

/** What the account forms say of a field; a failure without a sentence does not compile. */
export const accountTexts: {
  readonly [Key in CodeFailure | EmailFailure | PasswordFailure | SignInPasswordFailure]: string
} = {
  codeFormat: "The code is six digits long",
  codeRequired: "Code is required",
  emailFormatAtSignIn: "Must be in correct email format",
  emailFormatAtSignUp: "Must be valid e-mail",
  emailRequired: "Email is required",
  emailSymbols: "Wrong symbols in email",
  passwordLength: "Password must be 8 characters long",
  passwordLowercase: "Password must have a lowercase letter",
  passwordNumber: "Password must have a number",
  passwordPolicy:
    "Password is incorrect or doesn’t comply with our policy. Check the minimum password length and password complexity.",
  passwordRequired: "Password is required",
  passwordSpecial: "Password must have a special character",
  passwordUppercase: "Password must have an uppercase letter",
}

/** The lines of the sign-up form's password checklist. */
export const passwordChecklistTexts: { readonly [Rule in PasswordRule]: string } = {
  passwordLength: "8 Characters",
  passwordUppercase: "An Uppercase",
  passwordNumber: "Number",
  passwordLowercase: "A Lowercase",
  passwordSpecial: "A Special Character",
}

type Told = AccountRefusal | AccountsUnavailable

const counted = (count: number, one: string, many: string): string | null =>
  count === 0 ? null : `${count} ${count === 1 ? one : many}`

/** What we say when the identity service says no; the catalogue in index.ts holds these too. */
export const accountMessages: { readonly [T in Told["_tag"]]: (why: Extract<Told, { readonly _tag: T }>) => string } = {
  AccountInUse: ({ deposits, listings, offers }) =>
    `Your account cannot be deleted while ${[
      counted(listings, "listing is on the market", "listings are on the market"),
      counted(offers, "offer is open", "offers are open"),
      counted(deposits, "deposit is not settled", "deposits are not settled"),
    ]
      .filter((part) => part !== null)
      .join(" and ")}.`,
  AccountsUnavailable: () => "We cannot reach the sign-in service. Please try again.",
  CodeExpired: () => "This code has expired. Please ask for a new one.",
  CodeMismatch: () => "This is not the code that we sent last. Please check it and try again.",
  EmailNotVerified: () =>
    "For performing this action, it is necessary to verify your email address. Would you like to verify now?",
  NotAuthorized: () => "Incorrect password is provided",
  PasskeyNotFound: () => "There is no such passkey.",
  PasskeyRefused: () => "The passkey was not used. Try again, or use your password.",
  PasswordRefused: () =>
    "This password doesn’t comply with our policy. Check the minimum password length and password complexity.",
  PasswordResetRequired: () => "Password Reset is required",
  PasswordTooCommon: () =>
    "This password is among the first that are guessed. Choose one that is not a common word with something added.",
  SessionNotFound: () => "This session has ended already.",
  TooManyAttempts: () => "Too many attempts. Please wait a while and try again.",
  UsernameExists: () => "There is an account with this e-mail already. Sign in, or reset its password.",
  UserNotConfirmed: () => "User didn't finish the confirmation step when signing up",
  UserNotFound: () => "Either email or password you entered in incorrect. Please double-check and try again.",
}

/** What the identity service is told to say once a verification code is on its way; `destination` hides most of the address. */
export const codeSentTo = (destination: string): string =>
  `We have sent a new verification code to ${destination === "" ? "your email" : destination}.`
