import { signUpEmailFailures, accountTexts } from "@xl/core/accounts"
import type { Contact } from "@xl/core/assets"
import { fieldTexts, nameFailure, phoneFailure } from "@xl/core/shared"

const of = (failure: keyof typeof fieldTexts | null): string | undefined =>
  failure === null ? undefined : fieldTexts[failure]

const phoneError = (phone: string | null): string | undefined =>
  phone === null || phone === "" ? undefined : of(phoneFailure(phone))

const emailError = (email: string): string | undefined => {
  const [failure] = signUpEmailFailures(email)
  return failure === undefined ? undefined : accountTexts[failure]
}

/** What is wrong with one advisor, by field. */
const errorsOf = (contact: Contact): { readonly [field: string]: string | undefined } => ({
  firstName: of(nameFailure("person", contact.firstName)),
  lastName: of(nameFailure("person", contact.lastName)),
  emailAddress: emailError(contact.emailAddress),
  officePhone: phoneError(contact.officePhone),
  whatsappNumber: phoneError(contact.whatsappNumber),
})

/** How the field of the advisor at this place is called among all. */
export const contactField = (at: number, field: string): string => `contacts.${at}.${field}`

/** What is wrong with each advisor, by place and field. */
export const contactErrors = (contacts: ReadonlyArray<Contact>): { readonly [field: string]: string } =>
  Object.fromEntries(
    contacts.flatMap((contact, at) =>
      Object.entries(errorsOf(contact)).flatMap(([field, error]) =>
        error === undefined ? [] : [[contactField(at, field), error]],
      ),
    ),
  )
