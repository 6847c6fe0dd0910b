import { isEmail } from "../accounts/email.ts"
import { phoneFailure } from "../shared/fields.ts"
import { isBlank } from "../shared/text.ts"
import type { ContactArguments, ContactForm } from "./model.ts"

/** Why a field is refused; each names its sentence in core/messages. */
export type ContactFailure = "emailFormat" | "phoneFormat" | "required"
/** What is wrong with each field, or null. */
export type ContactFailures = { readonly [F in keyof ContactForm]: ContactFailure | null }

const textFailure = (text: string): ContactFailure | null => (isBlank(text) ? "required" : null)

const emailFailure = (email: string): ContactFailure | null =>
  textFailure(email) ?? (isEmail(email) ? null : "emailFormat")

const optionalPhoneFailure = (phone: string): ContactFailure | null =>
  phone === "" || phoneFailure(phone) === null ? null : "phoneFormat"

/** What is wrong with each field of the contact form, or null. The phone may be left out. */
export const contactFailures = ({ email, message, name, phone, purpose }: ContactForm): ContactFailures => ({
  name: textFailure(name),
  email: emailFailure(email),
  phone: optionalPhoneFailure(phone),
  purpose: textFailure(purpose),
  message: textFailure(message),
})

/** What the footer's question form asks. */
export type Question = Pick<ContactForm, "email" | "message">

/** What is wrong with each field of the footer's question form, or null. */
export const questionFailures = ({ email, message }: Question): Pick<ContactFailures, keyof Question> => ({
  email: emailFailure(email),
  message: textFailure(message),
})

/** Stands for what a form does not ask. */
export const NOT_ASKED = "-"

const sentPhone = (phone: string): string => (phone === NOT_ASKED ? phone : phone.replaceAll(/[()-]/g, ""))

/** The contact form as it is sent: the message as `msg`, the phone without brackets and dashes. */
export const contactArguments = ({ email, message, name, phone, purpose }: ContactForm): ContactArguments => ({
  name,
  email,
  purpose,
  msg: message,
  phone: sentPhone(phone),
})

/** The footer's question as it is sent, with a dash for name, phone and purpose. */
export const questionArguments = ({ email, message }: Question): ContactArguments =>
  contactArguments({ email, message, name: NOT_ASKED, phone: NOT_ASKED, purpose: NOT_ASKED })
