import * as t from "io-ts"
import { codeFailures } from "../accounts/confirmation-code.ts"
import { signInEmailFailures, signUpEmailFailures } from "../accounts/email.ts"
import { newPasswordFailures, signInPasswordFailures } from "../accounts/password.ts"
import { isPlainText } from "../shared/plain-text.ts"
import { driversLicenseFailure, federalTaxIdFailure } from "../banking/identity.ts"
import { messageToSend } from "../chat/writing.ts"
import { ContactForm } from "../contact/model.ts"
import { contactFailures, type Question, questionFailures } from "../contact/rules.ts"
import { fileSizeRefusal, fileTypeRefusal } from "../documents/rules.ts"
import { accountTexts } from "../accounts/words.ts"
import { wrongSymbols } from "../assets/words.ts"
import { bankIdentityTexts } from "../banking/words.ts"
import { contactTexts } from "../contact/words.ts"
import { fileTexts } from "../documents/words.ts"
import { fieldTexts } from "../shared/field-words.ts"
import { type FieldFailure, nameFailure, phoneFailure, requiredFailure, zipFailure } from "../shared/fields.ts"
import { formSchema, type Standard, textSchema } from "./standard.ts"

/** Of a rule that knows one failure at most. */
const single = <Failure extends string>(
  failureOf: (text: string) => Failure | null,
  texts: { readonly [F in Failure]: string },
): Standard<string> =>
  textSchema((text) => {
    const failure = failureOf(text)
    return failure === null ? [] : [failure]
  }, texts)

const field = (failureOf: (text: string) => FieldFailure | null): Standard<string> => single(failureOf, fieldTexts)

/** The sign-in form's e-mail (ACC-299, ACC-300, ACC-302). */
export const signInEmail: Standard<string> = textSchema(signInEmailFailures, accountTexts)
/** The sign-up form's e-mail (ACC-299, ACC-301, ACC-302). */
export const signUpEmail: Standard<string> = textSchema(signUpEmailFailures, accountTexts)
/** The sign-in form's password (ACC-312). */
export const signInPassword: Standard<string> = textSchema(signInPasswordFailures, accountTexts)
/** A new password by the five lines of its policy (ACC-312 to ACC-317). */
export const newPassword: Standard<string> = textSchema(newPasswordFailures, accountTexts)
/** The six digits that were mailed. */
export const confirmationCode: Standard<string> = textSchema(codeFailures, accountTexts)
/** A person's first or last name. */
export const personName: Standard<string> = field((text) => nameFailure("person", text))
/** The name of a firm. */
export const entityName: Standard<string> = field((text) => nameFailure("entity", text))
/** A phone with its mask or its ten digits (ACC-351). */
export const phone: Standard<string> = field(phoneFailure)
/** Five digits (ACC-373). */
export const zip: Standard<string> = field(zipFailure)
/** Anything but blanks. */
export const requiredText: Standard<string> = field(requiredFailure)
/** A firm's federal tax ID, as typed: ##-####### (ACC-385, ACC-387). */
export const federalTaxId: Standard<string> = single(federalTaxIdFailure, bankIdentityTexts)
/** A person's driver's license number, as typed (ACC-389, ACC-391). */
export const driversLicense: Standard<string> = single(driversLicenseFailure, bankIdentityTexts)
/** A listing's name, title, address or city; `field` is what the sentence calls it. Accents count as their plain letters (SEL-256). */
export const listingText = (field: string): Standard<string> =>
  single((text) => (isPlainText(text) ? null : "symbols"), { symbols: wrongSymbols(field) })
/** A chat message: not blank (ACC-337). */
export const chatMessage: Standard<string> = single(
  (text) => (messageToSend(text) === null ? "required" : null),
  fieldTexts,
)
/** The contact form. */
export const contactForm: Standard<ContactForm> = formSchema(ContactForm, contactFailures, contactTexts)
/** The footer's question (ACC-334). */
export const question: Standard<Question> = formSchema(
  t.readonly(t.strict({ email: t.string, message: t.string })),
  questionFailures,
  contactTexts,
)
/** What a proof of funds is before it is sent: its size in bytes and its media type (ACC-398, ACC-648). */
export const proofOfFundsFile: Standard<{ readonly size: number; readonly type: string }> = formSchema(
  t.readonly(t.strict({ size: t.number, type: t.string })),
  ({ size, type }) => ({ size: fileSizeRefusal(size)?._tag ?? null, type: fileTypeRefusal(type)?._tag ?? null }),
  fileTexts,
)
