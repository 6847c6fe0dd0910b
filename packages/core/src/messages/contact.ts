import type { ContactFailure } from "../contact/rules.ts"
import { accountTexts } from "./accounts.ts"
import { fieldTexts } from "./profiles.ts"

/** What the contact forms say of a field. */
export const contactTexts: { readonly [F in ContactFailure]: string } = {
  required: fieldTexts.required,
  emailFormat: accountTexts.emailFormatAtSignUp,
  phoneFormat: fieldTexts.phoneFormat,
}
