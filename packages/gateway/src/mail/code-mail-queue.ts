import { codeMail, type Mail, type Sender } from "@xl/core/mails"
import { type Generated, type Insertable, sql } from "kysely"
import type { Database } from "../database/index.ts"
import type { CodeMail } from "../identity/index.ts"
import type { MailTransport } from "./mail.ts"
import { sealing } from "./sealed.ts"

interface QueueRow {
  readonly position: Generated<number>
  readonly sealed: Buffer
  readonly dueAt: Date
  readonly expiresAt: Date
}
declare module "../database/tables.ts" {
  interface Tables {
    /** Mails with a code in them, on their way; each leaves the table when it is sent, or of no use any more. */
    readonly codeMailQueue: QueueRow
  }
}

/** Seconds until a mail that failed is tried again, by whichever gateway. */
const RETRY_SECONDS = 60
/** Seconds that a mail without a code is tried: 2 days. */
const WITHOUT_CODE_SECONDS = 172_800

/** What waits in the database, and nobody should read there. */
const PURPOSE = "xl mail queue"

export interface CodeMailQueueOptions {
  readonly db: Database
  readonly transport: MailTransport
  readonly sender: Sender
  /** At least 32 characters; what waits is encrypted, because a code in it opens an account. */
  readonly secret: string
  readonly report: (reason: unknown) => void
}

export interface CodeMailQueue {
  /** Returns at once. The mail is kept first and then sent, so that a crash in between only delays it. */
  readonly deliver: (mail: CodeMail) => void
  /** For a job that runs every minute: sends what failed before, and drops what has expired. */
  readonly retry: () => Promise<void>
  /** Waits for the mails under way. */
  readonly settled: () => Promise<void>
}

export const codeMailQueue = ({ db, transport, sender, secret, report }: CodeMailQueueOptions): CodeMailQueue => {
  const { seal, unseal } = sealing(secret, PURPOSE)
  const underWay = new Set<Promise<void>>()

  const deliver = async ({ email, ...facts }: CodeMail): Promise<void> => {
    const mail = codeMail(sender, email, facts)
    const row = {
      sealed: seal(JSON.stringify(mail)),
      dueAt: inSeconds(RETRY_SECONDS),
      expiresAt: inSeconds(facts.code === "" ? WITHOUT_CODE_SECONDS : facts.minutes * 60),
    }
    const { position } = await kept(db, row)
    await transport.send(mail)
    await db.deleteFrom("codeMailQueue").where("position", "=", position).execute()
  }
  return {
    deliver: (mail) => {
      const work = deliver(mail).catch(report)
      underWay.add(work)
      void work.finally(() => underWay.delete(work))
    },
    retry: async () => {
      await db
        .deleteFrom("codeMailQueue")
        .where("expiresAt", "<=", sql<Date>`now()`)
        .execute()
      const send = async (sealed: Buffer) => transport.send(JSON.parse(unseal(sealed)) as Mail)
      while (await retryOne(db, send, report));
    },
    settled: async () => void (await Promise.all(underWay)),
  }
}

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000)

const kept = (db: Database, row: Insertable<QueueRow>) =>
  db.insertInto("codeMailQueue").values(row).returning("position").executeTakeFirstOrThrow()

/** Takes the row for itself, so that two gateways never send one mail; whether there was one. */
const retryOne = (
  db: Database,
  send: (sealed: Buffer) => Promise<void>,
  report: (reason: unknown) => void,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const due = await transaction
      .selectFrom("codeMailQueue")
      .select(["position", "sealed"])
      .where("dueAt", "<=", sql<Date>`now()`)
      .orderBy("position")
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!due) return false
    const isSent = await send(due.sealed).then(
      () => true,
      (reason: unknown) => {
        report(reason)
        return false
      },
    )
    await (isSent
      ? transaction.deleteFrom("codeMailQueue").where("position", "=", due.position).execute()
      : transaction
          .updateTable("codeMailQueue")
          .set({ dueAt: inSeconds(RETRY_SECONDS) })
          .where("position", "=", due.position)
          .execute())
    return true
  })
