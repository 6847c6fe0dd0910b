import { contactMail, letterMail, marketMail, mayBeLeft, type Sender } from "@xl/core/mails"
import type { Database } from "../database/index.ts"
import { type Letter, type Listener, type Mail, type MemberLetter, runMails } from "../live/index.ts"
import type { UnsubscribeLinks } from "../listing-alerts/link.ts"
import type { MailTransport } from "../mail/index.ts"

export interface MailerParts {
  readonly db: Database
  readonly listener: Listener
  readonly sender: Sender
  readonly transport: MailTransport
  readonly links: Pick<UnsubscribeLinks, "pathFor">
  /** Where questions go: one address, without a name. */
  readonly operator: string
  readonly report: (reason: unknown) => void
}

/** Sends what the market wrote to be mailed, soon after the commit and at least once each. */
export const openMailer = ({ db, links, listener, operator, report, sender, transport }: MailerParts) => {
  const posted = (mail: Letter | MemberLetter) =>
    "question" in mail ? contactMail(sender, operator, mail.question) : letterMail(sender, mail.to ?? operator, mail)
  const deliver = async (mail: Letter | Mail | MemberLetter) => {
    if (mail.tag === "letter") return transport.send(posted(mail))
    const to = await addressOf(db, mail.to)
    if (to !== undefined)
      await transport.send(marketMail(sender, to, { ...mail, facts: { ...mail.facts, ...leaving(mail) } }))
    return undefined
  }
  /** A link is made for each mail as it leaves: neither what is kept nor what waits holds one. */
  const leaving = ({ kind, to }: Mail) => (mayBeLeft(kind) ? { unsubscribe: links.pathFor(to) } : undefined)
  return { close: runMails(db, listener, deliver, report) }
}

/** The e-mail of now, which is not the log's business; undefined for a person who is gone. */
const addressOf = async (db: Database, id: string): Promise<string | undefined> => {
  const row = await db.selectFrom("profiles").select("body").where("id", "=", id).executeTakeFirst()
  return (row?.body as { readonly email?: string } | undefined)?.email
}
