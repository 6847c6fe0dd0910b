import type { OutboxMessage } from "@xl/core/market/server"
import { sql } from "kysely"
import type { Database } from "../database/index.ts"

export type Mail = Extract<OutboxMessage, { readonly tag: "mail" }>

/** Attempts, about 2 days in all, after which a mail is left for an administrator to look at. */
const MOST_ATTEMPTS = 12

/**
 * Delivers the mails that are due, oldest first, at least once each; several gateways share the work. One that fails is tried
 * again after 1 minute, then 2, 4 and so on. `deliver` must give up within 25 seconds.
 */
export const deliverMails = async (
  db: Database,
  deliver: (mail: Mail) => Promise<void>,
  report: (reason: unknown) => void,
): Promise<void> => {
  while (await deliverOne(db, deliver, report));
}

const deliverOne = (
  db: Database,
  deliver: (mail: Mail) => Promise<void>,
  report: (reason: unknown) => void,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const due = await transaction
      .selectFrom("outbox")
      .select(["position", "body", "attempts"])
      .where("tag", "=", "mail")
      .where("deliveredAt", "is", null)
      .where("attempts", "<", MOST_ATTEMPTS)
      .where("dueAt", "<=", sql<Date>`now()`)
      .orderBy("dueAt")
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!due) return false
    const failure = await deliver(due.body as Mail).then(
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
