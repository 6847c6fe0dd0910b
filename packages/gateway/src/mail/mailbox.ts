import type { Mail } from "@xl/core/mails"
import { type Generated, sql } from "kysely"
import type { Database } from "../database/index.ts"
import { type MailTransport, requireHeaders } from "./mail.ts"

declare module "../database/tables.ts" {
  interface Tables {
    readonly devMailbox: {
      readonly position: Generated<number>
      readonly at: Generated<Date>
      readonly recipient: string
      readonly subject: string
      readonly text: string
      readonly html: string
      readonly unsubscribe: string | null
    }
  }
}

export interface StoredMail extends Mail {
  /** When it was sent, by the market's clock. */
  readonly at: Date
}

/** Mails; older ones are dropped. */
const MOST_KEPT = 500

export interface Mailbox extends MailTransport {
  /** Newest first; all, or those to one address. */
  readonly list: (to?: string) => Promise<ReadonlyArray<StoredMail>>
}

/**
 * Where a demo without a mail server keeps what it would have sent: in the database, so that every gateway shows all of it. `now` is the
 * market's clock in milliseconds since the epoch, which the demo moves: mails, notices and deadlines tell one time.
 */
export const mailboxIn = (db: Database, now: () => number): Mailbox => ({
  send: async (mail) => {
    requireHeaders(mail)
    const { replyTo: _saidInTheText, to, ...words } = mail
    const stored = await db
      .insertInto("devMailbox")
      .values({ recipient: to, unsubscribe: null, at: new Date(now()), ...words })
      .returning("position")
      .executeTakeFirstOrThrow()
    await db
      .deleteFrom("devMailbox")
      .where("position", "<=", stored.position - MOST_KEPT)
      .execute()
  },
  list: async (to) => {
    const all = db
      .selectFrom("devMailbox")
      .select(["at", "recipient", "subject", "text", "html", "unsubscribe"])
      .orderBy("position", "desc")
    const chosen = to === undefined ? all : all.where(sql`lower(recipient)`, "=", to.toLowerCase())
    return (await chosen.execute()).map(({ recipient, unsubscribe, ...rest }) => ({
      to: recipient,
      ...rest,
      ...(unsubscribe === null ? {} : { unsubscribe }),
    }))
  },
})
