/** Why an e-mail address is refused; each names its sentence in core/messages. */
export type EmailFailure = "emailRequired" | "emailSymbols" | EmailFormatFailure
type EmailFormatFailure = "emailFormatAtSignIn" | "emailFormatAtSignUp"

/** All that an address may hold. Source: ACC-302; the set is exhaustive (ACC-308). */
const ALLOWED = /^[A-Za-z0-9@!$#|_+'/.-]*$/
/** One @, no dot before it, and a domain of at least two labels. */
const FORMAT = /^[^@]*[^@.]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/
/** Characters. Source: RFC 5321, 4.5.3.1.1 and the longest path of 4.5.3.1.3 without its brackets. */
const LONGEST_LOCAL_PART = 64
const LONGEST_EMAIL = 254

/** The format, with no dot at the beginning nor two in a row. */
const hasFormat = (text: string): boolean =>
  text.length <= LONGEST_EMAIL &&
  text.indexOf("@") <= LONGEST_LOCAL_PART &&
  !text.startsWith(".") &&
  !text.includes("..") &&
  FORMAT.test(text)

const failures = (text: string, format: EmailFormatFailure): ReadonlyArray<EmailFailure> => {
  const found: Array<EmailFailure> = []
  if (text === "") found.push("emailRequired")
  if (!ALLOWED.test(text)) found.push("emailSymbols")
  if (!hasFormat(text)) found.push(format)
  return found
}

/** Every failure of the sign-in form's e-mail, the one to show first. */
export const signInEmailFailures = (text: string): ReadonlyArray<EmailFailure> => failures(text, "emailFormatAtSignIn")

/** Every failure of the sign-up form's e-mail, the one to show first. */
export const signUpEmailFailures = (text: string): ReadonlyArray<EmailFailure> => failures(text, "emailFormatAtSignUp")

/** True of an address without any failure. */
export const isEmail = (text: string): boolean => ALLOWED.test(text) && hasFormat(text)
