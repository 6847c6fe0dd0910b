import type { Mail } from "@xl/core/mails"
import { sql } from "kysely"
import { beforeEach, describe, expect, it } from "vitest"
import { testDatabase } from "../testing/index.ts"
import { codeMailQueue } from "./index.ts"

const { db } = await testDatabase()
const sent: Array<Mail> = []
const reports: Array<string> = []
let isServerUp = true
const options = {
  db,
  sender: { product: "XL", origin: "http://127.0.0.1:3000" },
  secret: "0123456789abcdefghijklmnopqrstuvwxyz",
  report: (reason: unknown) => reports.push(String(reason)),
  transport: {
    send: async (mail: Mail) => {
      await new Promise((wake) => setTimeout(wake, 5))
      if (!isServerUp) throw new Error("no mail server")
      sent.push(mail)
    },
  },
}
const queue = codeMailQueue(options)
const mail = (code: string) => ({ kind: "confirm", email: "ann@x.test", code, minutes: 15 }) as const
const waiting = async () =>
  (await db.selectFrom("codeMailQueue").select(["sealed"]).execute()).map(({ sealed }) => sealed)
const due = () => sql`update code_mail_queue set due_at = now()`.execute(db)

beforeEach(async () => {
  sent.length = 0
  reports.length = 0
  isServerUp = true
  await db.deleteFrom("codeMailQueue").execute()
})

describe("mail with a code", () => {
  it("is sent while nobody waits for it, and forgotten", async () => {
    queue.deliver(mail("123456"))
    expect(sent).toHaveLength(0)
    await queue.settled()
    expect(sent).toMatchObject([{ to: "ann@x.test", subject: "Your confirmation code" }])
    expect(await waiting()).toEqual([])
  })

  it("waits, unreadable in the database, when the mail server is down", async () => {
    isServerUp = false
    queue.deliver(mail("123456"))
    await queue.settled()
    expect(reports).toEqual(["Error: no mail server"])
    const rows = await waiting()
    expect(rows).toHaveLength(1)
    expect(rows[0]?.toString("latin1")).not.toMatch(/123456|ann@x.test/)
  })

  it("is tried again a minute later, once, though two gateways look", async () => {
    isServerUp = false
    queue.deliver(mail("123456"))
    queue.deliver(mail("654321"))
    await queue.settled()
    isServerUp = true
    await queue.retry()
    expect(sent).toHaveLength(0) // not due yet
    await due()
    await Promise.all([queue.retry(), codeMailQueue(options).retry()])
    expect(sent).toHaveLength(2)
    expect(new Set(sent.map(({ text }) => /\d{6}/.exec(text)?.[0]))).toEqual(new Set(["123456", "654321"]))
    expect(await waiting()).toEqual([])
  })

  it("is kept for another try when the retry fails", async () => {
    isServerUp = false
    queue.deliver(mail("123456"))
    await queue.settled()
    await due()
    await queue.retry()
    expect(reports).toHaveLength(2)
    expect(await waiting()).toHaveLength(1)
  })

  it("is dropped once its code has expired", async () => {
    isServerUp = false
    queue.deliver(mail("123456"))
    await queue.settled()
    await sql`update code_mail_queue set due_at = now(), expires_at = now()`.execute(db)
    isServerUp = true
    await queue.retry()
    expect([sent, await waiting()]).toEqual([[], []])
  })

  it("is told of, and not lost for others, when it was sealed under another secret", async () => {
    isServerUp = false
    queue.deliver(mail("123456"))
    await queue.settled()
    isServerUp = true
    await due()
    await codeMailQueue({ ...options, secret: "another-secret-another-secret-another" }).retry()
    expect(sent).toHaveLength(0)
    await due()
    await queue.retry()
    expect(sent).toHaveLength(1)
  })
})
