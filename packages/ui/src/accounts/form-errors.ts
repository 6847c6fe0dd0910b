import {
  codeFailures,
  newPasswordFailures,
  passwordChecklist,
  provingPasswordFailures,
  signInEmailFailures,
  signUpEmailFailures,
  accountTexts,
  passwordChecklistTexts,
} from "@xl/core/accounts"

/** What the account dialogs share as it was typed. */
export interface AccountForm {
  readonly email: string
  readonly password: string
  readonly code: string
}
/** What is wrong with a field, in the words beside it. */
export type FieldErrors = { readonly [F in keyof AccountForm]?: string }

/** Of an e-mail that one has: nothing where it may be asked with. */
export const emailErrors = ({ email }: AccountForm): FieldErrors => {
  const [failure] = signInEmailFailures(email.trim())
  return failure ? { email: accountTexts[failure] } : {}
}

/** Of a password that one chooses. */
export const newPasswordErrors = ({ password }: AccountForm): FieldErrors => {
  const [failure] = newPasswordFailures(password)
  return failure ? { password: accountTexts[failure] } : {}
}

/** Of a registration, which may ask for the e-mail alone. */
export const signUpErrors = (form: AccountForm, isEmailOnly: boolean): FieldErrors => {
  const [failure] = signUpEmailFailures(form.email.trim())
  return { ...(failure && { email: accountTexts[failure] }), ...(isEmailOnly ? {} : newPasswordErrors(form)) }
}

/** Of a password by which one proves who one is, or null. */
export const proofErrors = (password: string): string | null => {
  const [failure] = provingPasswordFailures(password)
  return failure ? accountTexts[failure] : null
}

/** Of a code from a mail. */
export const codeErrors = ({ code }: AccountForm): FieldErrors => {
  const [failure] = codeFailures(code)
  return failure ? { code: accountTexts[failure] } : {}
}

/** What a password must have, line by line. */
export const checklistOf = ({ password }: AccountForm) =>
  passwordChecklist(password).map(({ isMet, rule }) => ({ isMet, label: passwordChecklistTexts[rule] }))
