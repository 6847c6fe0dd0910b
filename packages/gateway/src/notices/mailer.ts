import type { Database } from "../database/index.ts"
import { deliverMails, type Listener, type Mail } from "../live/index.ts"
import { CHANNEL } from "../live/publish.ts"
import type { MailTransport, Sender } from "../mail/index.ts"
import { marketMail } from "./market-mails.ts"

export interface MailerParts {
  readonly db: Database
  readonly listener: Listener
  readonly sender: Sender
  readonly transport: MailTransport
  readonly report: (reason: unknown) => void
}

/** Milliseconds between looks that nobody asked for: mails that are to be tried again. */
const LOOK_EVERY = 30_000

/** Sends what the market wrote to be mailed, soon after the commit and at least once each. */
export const openMailer = ({ db, listener, report, sender, transport }: MailerParts) => {
  const deliver = async (mail: Mail) => {
    const to = await addressOf(db, mail.to)
    if (to !== undefined) await transport.send(marketMail(sender, to, mail))
  }
  let looking: Promise<unknown> | undefined
  let isWanted = false
  const lookWhileWanted = async () => {
    while (isWanted) {
      isWanted = false
      await deliverMails(db, deliver, report)
    }
  }
  const look = () => {
    isWanted = true
    looking ??= lookWhileWanted()
      .catch(report)
      .finally(() => (looking = undefined))
    return looking
  }
  const silence = listener.on(CHANNEL, () => void look())
  const clock = setInterval(() => void look(), LOOK_EVERY)
  clock.unref()
  void look()
  return {
    close: async () => {
      silence()
      clearInterval(clock)
      await looking
    },
  }
}

/** The e-mail of now, which is not the log's business; undefined for a person who is gone. */
const addressOf = async (db: Database, id: string): Promise<string | undefined> => {
  const row = await db.selectFrom("profiles").select("body").where("id", "=", id).executeTakeFirst()
  return (row?.body as { readonly email?: string } | undefined)?.email
}
