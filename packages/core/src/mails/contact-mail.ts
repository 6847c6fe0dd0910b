import type { ContactArguments } from "../contact/model.ts"
import type { MailTemplate } from "./model.ts"
import { written } from "./write.ts"

/** What the forms send for what they do not ask. */
const NOT_ASKED = "-"

const line = (label: string, value: string): ReadonlyArray<string> =>
  value === "" || value === NOT_ASKED ? [] : [`${label}: ${value}`]

/** A question as the operator reads it. The subject is fixed: what people typed stands in the body alone. */
export const contactMail: MailTemplate<ContactArguments> = (sender, to, { email, msg, name, phone, purpose }) =>
  written(sender, to, "A question by the contact form", [
    ...line("From", name),
    ...line("Answer to", email),
    ...line("Phone", phone),
    ...line("About", purpose),
    ...msg.split(/\n{2,}/),
  ])
