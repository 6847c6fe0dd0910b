import { describe, expect, it } from "vitest"
import { codeMail, type CodeMailKind } from "./index.ts"

const sender = { product: "XL", origin: "https://market.example" }
/** The words alone: without the signature. */
const wordsOf = (text: string) => text.split("\n\n-- \n")[0]?.split("\n\n")

const CODES: { readonly [Kind in CodeMailKind]: readonly [subject: string, ...words: ReadonlyArray<string>] } = {
  confirm: [
    "Your confirmation code",
    "Welcome to XL. Enter this code to confirm your e-mail address:",
    "    123456",
    "The code is good for 15 minutes and for one use. We never ask for it by phone or mail.",
    "If you did not sign up, somebody may have mistyped an address. Do nothing, and no account will be opened.",
  ],
  registered: [
    "Confirm your e-mail address",
    "Welcome to XL. Your account is open. Enter this code to confirm your e-mail address:",
    "    123456",
    "The code is good for 15 minutes and for one use. We never ask for it by phone or mail.",
    "We made up a password for you. It is good for 7 days, and you choose your own when you sign in with it:",
    "    Made-Up-1",
    "If you did not sign up, do nothing: without the code the account can neither buy, sell nor write to anybody.",
  ],
  reset: [
    "Your code to reset the password",
    "Enter this code to choose a new password:",
    "    123456",
    "The code is good for 15 minutes and for one use. We never ask for it by phone or mail.",
    "If you did not ask for it, do nothing: your password stays as it is.",
  ],
  "already-registered": [
    "You have an account already",
    "Somebody, probably you, tried to open an account at XL with this e-mail address. There is one already.",
    "To get into it, choose 'Forgot password' when you sign in and set a new password with the code that we will send.",
    "Sign in: https://market.example/?step=login",
    "If it was not you, there is nothing to do.",
  ],
  welcome: [
    "Welcome to XL",
    "Your e-mail address is confirmed, and your account is open.",
    "Complete your profile to ask for the Buyer or the Seller role.",
    "Open your profile: https://market.example/profile/edit",
  ],
}

describe("the account's mails", () => {
  it.each(Object.keys(CODES) as ReadonlyArray<CodeMailKind>)("say for %s what to do, and what not", (kind) => {
    const { subject, text } = codeMail(sender, "ann@example.com", {
      kind,
      code: "123456",
      minutes: 15,
      password: "Made-Up-1",
    })
    expect([subject, ...(wordsOf(text) ?? [])]).toEqual(CODES[kind])
  })
})
