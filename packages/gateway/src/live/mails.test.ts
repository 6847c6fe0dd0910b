import type { OutboxMessage } from "@xl/core/kernel"
import { must, UserId } from "@xl/core/shared"
import { Effect } from "effect"
import { sql } from "kysely"
import { expect, it } from "vitest"
import { inTransaction } from "../database/index.ts"
import { testDatabase } from "../testing/index.ts"
import { deliverMails, type Mail, openListener, pruneOutbox, publish, runMails } from "./index.ts"

const { db, url } = await testDatabase()
let stop = async () => undefined as void
const to = must(UserId, "00000000-0000-4000-8000-00000000000a")
const mail = (number: number): OutboxMessage => ({
  tag: "mail",
  kind: "offerReceived",
  to,
  facts: { number: String(number) },
})
const pause = () => new Promise((wake) => setTimeout(wake, 5))

it("delivers each mail once, though two gateways share the work", async () => {
  await Effect.runPromise(inTransaction(db, (transaction) => publish(transaction, [1, 2, 3, 4, 5, 6].map(mail))))
  const sent = new Set<string | undefined>()
  let count = 0
  const deliver = async ({ facts }: Mail) => {
    await pause()
    sent.add(facts["number"])
    count += 1
  }
  await Promise.all([1, 2].map(() => deliverMails(db, deliver, () => undefined)))
  await deliverMails(db, deliver, () => undefined)
  expect([sent, count]).toEqual([new Set(["1", "2", "3", "4", "5", "6"]), 6])
})

it("tries a mail that fails again, later, and reports it", async () => {
  await Effect.runPromise(inTransaction(db, (transaction) => publish(transaction, [mail(7), mail(8)])))
  const tried: Array<string | undefined> = []
  const reports: Array<unknown> = []
  const deliver = async ({ facts }: Mail) => {
    tried.push(facts["number"])
    if (facts["number"] === "7" && reports.length === 0) throw new Error("mailbox full")
  }
  const run = () => deliverMails(db, deliver, (reason) => reports.push(reason))
  await run()
  await run()
  expect([tried, reports.map(String)]).toEqual([["7", "8"], ["Error: mailbox full"]])
  await sql`update outbox set due_at = now()`.execute(db)
  await run()
  expect(tried).toEqual(["7", "8", "7"])
})

it("forgets live messages after an hour and delivered mails after 30 days, and no others", async () => {
  await sql`truncate outbox`.execute(db)
  await sql`insert into outbox (tag, body, written_at, delivered_at) values
    ('live', '1', now() - interval '61 minutes', null), ('live', '2', now() - interval '59 minutes', null),
    ('mail', '3', now() - interval '40 days', now() - interval '31 days'), ('mail', '4', now() - interval '40 days', now() - interval '29 days'),
    ('mail', '5', now() - interval '40 days', null)`.execute(db)
  await pruneOutbox(db)
  expect(await db.selectFrom("outbox").select("body").orderBy("position").execute()).toEqual([
    { body: 2 },
    { body: 4 },
    { body: 5 },
  ])
})

it("delivers a mail as soon as it is published", async () => {
  await sql`truncate outbox`.execute(db)
  const listener = await openListener(url)
  const sent = new Promise<Mail>(
    (resolve) =>
      void (stop = runMails(
        db,
        listener,
        async (it) => resolve(it),
        () => undefined,
      )),
  )
  await Effect.runPromise(inTransaction(db, (transaction) => publish(transaction, [mail(9)])))
  expect(await sent).toEqual(mail(9))
  await stop()
  await listener.close()
})
