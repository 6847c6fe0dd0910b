import type { ContactFailure } from "../contact/rules.ts"
import type { LetterFailure } from "../contact/letter.ts"
import { accountTexts } from "./accounts.ts"
import { fieldTexts } from "./profiles.ts"

/** What the contact forms say of a field. */
export const contactTexts: { readonly [F in ContactFailure | LetterFailure]: string } = {
  required: fieldTexts.required,
  emailFormat: accountTexts.emailFormatAtSignUp,
  phoneFormat: fieldTexts.phoneFormat,
  oneLine: "Please keep the subject on one line",
  titleTooLong: "Please keep the subject within 120 characters",
  letterTooLong: "Please keep the message within 3,000 characters",
}
