import type { ContactFailure } from "./rules.ts"
import type { LetterFailure } from "./letter.ts"
import { accountTexts } from "../accounts/words.ts"
import { fieldTexts } from "../shared/field-words.ts"

/** What the contact forms say of a field. */
export const contactTexts: { readonly [F in ContactFailure | LetterFailure]: string } = {
  required: fieldTexts.required,
  emailFormat: accountTexts.emailFormatAtSignUp,
  phoneFormat: fieldTexts.phoneFormat,
  oneLine: "Please keep the subject on one line",
  titleTooLong: "Please keep the subject within 120 characters",
  letterTooLong: "Please keep the message within 3,000 characters",
}
