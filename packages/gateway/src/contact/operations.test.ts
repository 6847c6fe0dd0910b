import { createHash } from "node:crypto"
import type { Mail } from "@xl/core/mails"
import { parse } from "graphql"
import { describe, expect, it, vi } from "vitest"
import { readSchema } from "../http/index.ts"
import { waitOf } from "../http/patience.ts"
import { unsubscribeLinks } from "../listing-alerts/index.ts"
import { openMailer } from "../notices/index.ts"
import { openListener } from "../live/index.ts"
import { openLimiter, RATES } from "../rates/index.ts"
import { testMarket } from "../testing/index.ts"
import { forgetAttempts } from "./index.ts"

const market = await testMarket()
const person = await market.person([])

const CONTACT = `mutation ($name: String!, $email: String!, $purpose: String!, $msg: String!, $phone: String!) {
  contactUs(name: $name, email: $email, purpose: $purpose, msg: $msg, phone: $phone) {
    __typename ... on ContactUsDone { isSent } ... on ContactFieldsInvalid { code message problems { field message } } } }`
const QUESTION = {
  name: "Ann Doe",
  email: "ann@example.com",
  purpose: "Selling",
  msg: "How do I list a loan?",
  phone: "2125550142",
}
const letters = () => market.db.selectFrom("outbox").select("body").where("tag", "=", "letter").execute()

describe("contactUs", () => {
  it("takes name, email, purpose, msg and phone from a guest, and writes them down to be mailed (ACC-411, ACC-516)", async () => {
    const before = (await letters()).length
    expect(await market.does(null, CONTACT, QUESTION)).toEqual({ __typename: "ContactUsDone", isSent: true })
    expect((await letters()).slice(before)).toEqual([{ body: { tag: "letter", question: QUESTION } }])
  })

  it("takes the footer's question, with a dash for what it does not ask, from somebody signed in, too", async () => {
    const asked = { ...QUESTION, name: "-", purpose: "-", phone: "-" }
    expect(await market.does(person, CONTACT, asked)).toMatchObject({ isSent: true })
    expect((await letters()).at(-1)).toEqual({ body: { tag: "letter", question: asked } })
  })

  it("is the one operation that takes questions, those of both forms (ACC-518)", async () => {
    const names = Object.keys(readSchema().getMutationType()?.getFields() ?? {})
    expect(names.filter((name) => /contact|question|letter|adminmessage/i.test(name))).toEqual([
      "contactUs",
      "sendAdminMessage", // a member's, under the own name
    ])
    for (const question of [QUESTION, { ...QUESTION, name: "-", purpose: "-", phone: "-" }])
      expect(await market.does(null, CONTACT, question)).toMatchObject({ isSent: true })
  })

  it("refuses what its form refuses, beside the field, and writes nothing", async () => {
    const before = await letters()
    expect(await market.does(null, CONTACT, { ...QUESTION, msg: " ", email: "ann@" })).toEqual({
      __typename: "ContactFieldsInvalid",
      code: "ContactFieldsInvalid",
      message: "Must be valid e-mail This field is required",
      problems: [
        { field: "email", message: "Must be valid e-mail" },
        { field: "msg", message: "This field is required" },
      ],
    })
    const { body } = await market.ask(null, CONTACT, { ...QUESTION, msg: "x".repeat(5_001) })
    expect(body.errors?.[0]?.extensions?.["code"]).toBe("BAD_USER_INPUT")
    expect(await letters()).toEqual(before)
  })

  it("mails once what is sent again under its key, and anew what is another question, or another's", async () => {
    const sent = async (key: string | undefined, variables = QUESTION) => {
      const { statusCode } = await market.app.inject({
        method: "POST",
        url: "/graphql",
        headers: { "content-type": "application/json", ...(key === undefined ? {} : { "idempotency-key": key }) },
        payload: { query: CONTACT, variables },
      })
      expect(statusCode).toBe(200)
      return (await letters()).length
    }
    const first = await sent("attempt-1")
    expect(await sent("attempt-1")).toBe(first)
    expect(await sent("attempt-1", { ...QUESTION, msg: "Another one" })).toBe(first + 1)
    expect(await sent("attempt-2")).toBe(first + 2)
    expect([await sent(undefined), await sent(undefined)]).toEqual([first + 3, first + 4])
  })

  it("forgets after a day which attempts there were", async () => {
    const old = createHash("sha256").update("old").digest()
    await market.db
      .insertInto("contactAttempts")
      .values({ attempt: old, receivedAt: new Date(Date.now() - 25 * 3_600_000) })
      .execute()
    await forgetAttempts(market.db)
    const kept = await market.db.selectFrom("contactAttempts").select("attempt").execute()
    expect(kept.length).toBeGreaterThan(0)
    expect(kept.some(({ attempt }) => attempt.equals(old))).toBe(false)
  })
})

it("a question reaches the operator's mailbox, with the address to answer to", async () => {
  const sent: Array<Mail> = []
  const listener = await openListener(market.url)
  const mailer = openMailer({
    db: market.db,
    listener,
    links: unsubscribeLinks("s".repeat(32)),
    operator: "desk@market.example",
    sender: { product: "XL", origin: "https://market.example" },
    transport: { send: async (mail) => void sent.push(mail) },
    report: () => undefined,
  })
  await market.does(null, CONTACT, { ...QUESTION, msg: "<b>Hello</b>\n\nSecond" })
  const find = () => sent.find(({ text }) => text.includes("Second"))
  await vi.waitFor(() => expect(find()).toBeDefined(), { timeout: 20_000 })
  await mailer.close()
  await listener.close()
  expect(find()).toMatchObject({ to: "desk@market.example", subject: "A question by the contact form" })
  expect(find()?.text).toContain(
    "From: Ann Doe\n\nAnswer to: ann@example.com\n\nPhone: 2125550142\n\nAbout: Selling\n\n<b>Hello</b>\n\nSecond",
  )
  expect(find()?.html).toContain("&lt;b&gt;Hello&lt;/b&gt;")
})

it("five questions in ten minutes are taken from one address, and no more", async () => {
  expect(RATES.contact).toEqual({ points: 5, seconds: 600 })
  const limiter = openLimiter(market.url, RATES)
  const asked = {
    document: parse(CONTACT),
    operationName: undefined,
    variableValues: {},
    operation: "mutation" as const,
  }
  const waits: Array<number> = []
  for (let at = 0; at < 6; at++)
    waits.push(await waitOf(limiter, asked, { actor: { tag: "guest" }, address: "203.0.113.7" }))
  expect(waits.slice(0, 5)).toEqual([0, 0, 0, 0, 0])
  expect(waits[5]).toBeGreaterThan(60)
  expect(await waitOf(limiter, asked, { actor: { tag: "guest" }, address: "203.0.113.8" })).toBe(0)
  await limiter.close()
})
