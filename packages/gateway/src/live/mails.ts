import type { OutboxMessage } from "@xl/core/kernel"
import { sql } from "kysely"
import type { Database } from "../database/index.ts"
import type { Listener } from "./listener.ts"
import { CHANNEL } from "./publish.ts"

export type Mail = Extract<OutboxMessage, { readonly tag: "mail" }>
export type MemberLetter = Extract<OutboxMessage, { readonly tag: "letter" }>

/** Attempts, about 2 days in all, after which a mail is left for an administrator to look at. */
const MOST_ATTEMPTS = 12
/** Milliseconds between looks for mails that are due again. */
const LOOK_EVERY = 30_000

type Deliver<M> = (mail: M) => Promise<void>
type Report = (reason: unknown) => void

/** Delivers mails as they are published, and tries again those that failed. Gives the way to stop, which waits for the mail under way. */
export const runMails = <M = Mail>(
  db: Database,
  listener: Listener,
  deliver: Deliver<M>,
  report: Report,
): (() => Promise<void>) => {
  let running: Promise<void> | undefined
  let isWanted = false
  const run = async () => {
    while (isWanted) {
      isWanted = false
      await deliverMails(db, deliver, report).catch(report)
    }
    running = undefined
  }
  const look = () => {
    isWanted = true
    running ??= run()
  }
  const silence = listener.on(CHANNEL, look)
  const clock = setInterval(look, LOOK_EVERY).unref()
  look()
  return async () => {
    silence()
    clearInterval(clock)
    await running
  }
}

/**
 * Delivers the mails that are due, oldest first, at least once each; several gateways share the work. One that fails is tried
 * again after 1 minute, then 2, 4 and so on. `deliver` must give up within 25 seconds.
 */
export const deliverMails = async <M = Mail>(
  db: Database,
  deliver: Deliver<M>,
  report: (reason: unknown) => void,
): Promise<void> => {
  while (await deliverOne(db, deliver, report));
}

const deliverOne = <M>(db: Database, deliver: Deliver<M>, report: (reason: unknown) => void): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const due = await transaction
      .selectFrom("outbox")
      .select(["position", "body", "attempts"])
      .where("tag", "in", ["letter", "mail"])
      .where("deliveredAt", "is", null)
      .where("attempts", "<", MOST_ATTEMPTS)
      .where("dueAt", "<=", sql<Date>`now()`)
      .orderBy("dueAt")
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!due) return false
    const failure = await deliver(due.body as M).then(
      () => undefined,
      (reason: unknown) => ({ reason }),
    )
    if (failure) report(failure.reason)
    const outcome = failure
      ? { attempts: due.attempts + 1, dueAt: sql<Date>`now() + interval '1 minute' * ${2 ** due.attempts}` }
      : { attempts: due.attempts + 1, deliveredAt: sql<Date>`now()` }
    await transaction.updateTable("outbox").set(outcome).where("position", "=", due.position).execute()
    return true
  })
