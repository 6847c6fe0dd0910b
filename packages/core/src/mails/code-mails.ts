import type { MailTemplate, Part } from "./model.ts"
import { written } from "./write.ts"

/** What the identity service mails about an account. */
export type CodeMailKind = "confirm" | "registered" | "reset" | "already-registered" | "welcome"

/** The code, empty where the mail has none, and for how many minutes it is good. */
interface Code {
  readonly code: string
  readonly minutes: number
  /** The password that was made up for the account; of the kind `registered` alone. */
  readonly password?: string
}
const lasts = ({ minutes }: Code): Part =>
  `The code is good for ${minutes} minutes and for one use. We never ask for it by phone or mail.`

const confirm: MailTemplate<Code> = (sender, to, facts) =>
  written(sender, to, "Your confirmation code", [
    `Welcome to ${sender.product}. Enter this code to confirm your e-mail address:`,
    { tag: "code", code: facts.code },
    lasts(facts),
    "If you did not sign up, somebody may have mistyped an address. Do nothing, and no account will be opened.",
  ])

const registered: MailTemplate<Code> = (sender, to, facts) =>
  written(sender, to, "Confirm your e-mail address", [
    `Welcome to ${sender.product}. Your account is open. Enter this code to confirm your e-mail address:`,
    { tag: "code", code: facts.code },
    lasts(facts),
    "We made up a password for you. It is good for 7 days, and you choose your own when you sign in with it:",
    { tag: "code", code: facts.password ?? "" },
    "If you did not sign up, do nothing: without the code the account can neither buy, sell nor write to anybody.",
  ])

const reset: MailTemplate<Code> = (sender, to, facts) =>
  written(sender, to, "Your code to reset the password", [
    "Enter this code to choose a new password:",
    { tag: "code", code: facts.code },
    lasts(facts),
    "If you did not ask for it, do nothing: your password stays as it is.",
  ])

/** Leads to a reset, never to a confirmation: whoever signed up first may not have been the reader. */
const alreadyRegistered: MailTemplate<Code> = (sender, to) =>
  written(sender, to, "You have an account already", [
    `Somebody, probably you, tried to open an account at ${sender.product} with this e-mail address. There is one already.`,
    "To get into it, choose 'Forgot password' when you sign in and set a new password with the code that we will send.",
    { tag: "link", label: "Sign in", path: "/?step=login" },
    "If it was not you, there is nothing to do.",
  ])

const welcome: MailTemplate<Code> = (sender, to) =>
  written(sender, to, `Welcome to ${sender.product}`, [
    "Your e-mail address is confirmed, and your account is open.",
    "Complete your profile to ask for the Buyer or the Seller role.",
    { tag: "link", label: "Open your profile", path: "/profile/edit" },
  ])

const templates: { readonly [Kind in CodeMailKind]: MailTemplate<Code> } = {
  confirm,
  registered,
  reset,
  "already-registered": alreadyRegistered,
  welcome,
}

/** The mail that identity asked for. */
export const codeMail: MailTemplate<Code & { readonly kind: CodeMailKind }> = (sender, to, { kind, ...facts }) =>
  templates[kind](sender, to, facts)
