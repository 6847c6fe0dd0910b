/** Characters. Source: specification of accounts, point 9. */
export const SHORTEST_PASSWORD = 8

/** Why a password is refused; each names its sentence in core/messages. */
export type PasswordFailure =
  | "passwordRequired"
  | "passwordLength"
  | "passwordUppercase"
  | "passwordNumber"
  | "passwordLowercase"
  | "passwordSpecial"

/** A line of the sign-up form's checklist. */
export type PasswordRule = Exclude<PasswordFailure, "passwordRequired">

/** What a new password must have, in the order of the checklist. */
export const PASSWORD_POLICY: Readonly<Record<PasswordRule, (password: string) => boolean>> = {
  passwordLength: (password) => password.length >= SHORTEST_PASSWORD,
  passwordUppercase: (password) => /[A-Z]/.test(password),
  passwordNumber: (password) => /[0-9]/.test(password),
  passwordLowercase: (password) => /[a-z]/.test(password),
  // Printable ASCII that is no letter, digit or space.
  passwordSpecial: (password) => /[!-/:-@[-`{-~]/.test(password),
}
const RULES = Object.keys(PASSWORD_POLICY) as ReadonlyArray<PasswordRule>
const POLICY = RULES.map((rule) => ({ rule, holds: PASSWORD_POLICY[rule] }))

/** One line of the checklist, and whether the password meets it. */
export interface ChecklistLine {
  readonly rule: PasswordRule
  readonly isMet: boolean
}

/** The sign-up form's checklist; the account can be created once every line is met. */
export const passwordChecklist = (password: string): ReadonlyArray<ChecklistLine> =>
  POLICY.map(({ holds, rule }) => ({ rule, isMet: holds(password) }))

/** Every failure of a new password, the one to show first. */
export const newPasswordFailures = (password: string): ReadonlyArray<PasswordFailure> => {
  const found: Array<PasswordFailure> = []
  if (password === "") found.push("passwordRequired")
  for (const { holds, rule } of POLICY) if (!holds(password)) found.push(rule)
  return found
}

/** True of a password that the sign-up policy takes. */
export const meetsPasswordPolicy = (password: string): boolean => POLICY.every(({ holds }) => holds(password))

/** What is wrong with a password by which somebody signed in proves who it is: only that there is none. */
export const provingPasswordFailures = (password: string): ReadonlyArray<"passwordRequired"> =>
  password === "" ? ["passwordRequired"] : []

/** Empty is told at the field; a broken policy by a snackbar, and then no sign-in call is made. */
export type SignInPasswordFailure = "passwordRequired" | "passwordPolicy"

/** Every failure of the sign-in form's password, the one to show first. */
export const signInPasswordFailures = (password: string): ReadonlyArray<SignInPasswordFailure> => {
  if (meetsPasswordPolicy(password)) return []
  return password === "" ? ["passwordRequired", "passwordPolicy"] : ["passwordPolicy"]
}
