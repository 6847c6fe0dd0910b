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

/** The five lines, in the order shown. */
const POLICY: ReadonlyArray<readonly [PasswordRule, (password: string) => boolean]> = [
  ["passwordLength", (password) => password.length >= SHORTEST_PASSWORD],
  ["passwordUppercase", (password) => /[A-Z]/.test(password)],
  ["passwordNumber", (password) => /[0-9]/.test(password)],
  ["passwordLowercase", (password) => /[a-z]/.test(password)],
  // Printable ASCII that is no letter, digit or space.
  ["passwordSpecial", (password) => /[!-/:-@[-`{-~]/.test(password)],
]

export interface ChecklistLine {
  readonly rule: PasswordRule
  readonly isMet: boolean
}

/** The sign-up form's checklist; the account can be created once every line is met. */
export const passwordChecklist = (password: string): ReadonlyArray<ChecklistLine> =>
  POLICY.map(([rule, isMet]) => ({ rule, isMet: isMet(password) }))

/** Every failure of a new password, the one to show first. */
export const newPasswordFailures = (password: string): ReadonlyArray<PasswordFailure> => {
  const broken = POLICY.filter(([, isMet]) => !isMet(password)).map(([rule]) => rule)
  return password === "" ? ["passwordRequired", ...broken] : broken
}

/** True of a password that the sign-up policy takes. */
export const meetsPasswordPolicy = (password: string): boolean => POLICY.every(([, isMet]) => isMet(password))

/** Empty is told at the field; a broken policy by a snackbar, and then no sign-in call is made. */
export type SignInPasswordFailure = "passwordRequired" | "passwordPolicy"

/** Every failure of the sign-in form's password, the one to show first. */
export const signInPasswordFailures = (password: string): ReadonlyArray<SignInPasswordFailure> => {
  if (meetsPasswordPolicy(password)) return []
  return password === "" ? ["passwordRequired", "passwordPolicy"] : ["passwordPolicy"]
}
