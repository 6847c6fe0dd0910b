import { contactMail, marketMail, type Sender } from "@xl/core/mails"
import type { Database } from "../database/index.ts"
import { type Letter, type Listener, type Mail, runMails } from "../live/index.ts"
import type { MailTransport } from "../mail/index.ts"

export interface MailerParts {
  readonly db: Database
  readonly listener: Listener
  readonly sender: Sender
  readonly transport: MailTransport
  /** Where questions go: one address, without a name. */
  readonly operator: string
  readonly report: (reason: unknown) => void
}

/** Sends what the market wrote to be mailed, soon after the commit and at least once each. */
export const openMailer = ({ db, listener, operator, report, sender, transport }: MailerParts) => {
  const deliver = async (mail: Letter | Mail) => {
    if (mail.tag === "letter") return transport.send(contactMail(sender, operator, mail.question))
    const to = await addressOf(db, mail.to)
    if (to !== undefined) await transport.send(marketMail(sender, to, mail))
    return undefined
  }
  return { close: runMails(db, listener, deliver, report) }
}

/** The e-mail of now, which is not the log's business; undefined for a person who is gone. */
const addressOf = async (db: Database, id: string): Promise<string | undefined> => {
  const row = await db.selectFrom("profiles").select("body").where("id", "=", id).executeTakeFirst()
  return (row?.body as { readonly email?: string } | undefined)?.email
}
