import * as t from "io-ts"

/** What the contact form asks, as typed. */
export const ContactForm = t.readonly(
  t.strict({ name: t.string, email: t.string, phone: t.string, purpose: t.string, message: t.string }),
  "ContactForm",
)
/** What the contact form asks, as typed. */
export type ContactForm = t.TypeOf<typeof ContactForm>

/** What one may write about. Source: docs/settled-rows.md, ACC-334. */
export const CONTACT_PURPOSES = ["Buying", "Selling", "Valuation", "Partnership", "Support", "Other"] as const

/** The arguments of the operation `contactUs`. */
export interface ContactArguments {
  readonly name: string
  readonly email: string
  readonly purpose: string
  readonly msg: string
  readonly phone: string
}
