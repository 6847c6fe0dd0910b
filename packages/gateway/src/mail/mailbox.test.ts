import { codeMail } from "@xl/core/mails"
import Fastify from "fastify"
import { describe, expect, it } from "vitest"
import { testDatabase } from "../testing/index.ts"
import { mailboxIn, mailboxRoutes, MailRefused } from "./index.ts"

const { db } = await testDatabase()
let time = Date.UTC(2026, 11, 8, 9)
const mailbox = mailboxIn(db, () => time)
const app = Fastify()
await app.register(mailboxRoutes(mailbox, "http://127.0.0.1:3000"))
const sender = { product: "XL", origin: "http://127.0.0.1:3000" }
const read = async (url: string) => (await app.inject({ url })).body

describe("the demo's mailbox", () => {
  it("says that it is empty", async () => {
    expect(await read("/dev/mailbox")).toContain("No mail yet.")
    expect(await read("/dev/mailbox.json")).toBe("[]")
  })

  it("shows what was sent, newest first, to people and to tests", async () => {
    await mailbox.send(codeMail(sender, "ann@x.test", { kind: "confirm", code: "111111", minutes: 15 }))
    await mailbox.send(codeMail(sender, "bob@x.test", { kind: "reset", code: "222222", minutes: 15 }))
    await mailbox.send(codeMail(sender, "ann@x.test", { kind: "already-registered", code: "", minutes: 15 }))
    const page = await read("/dev/mailbox")
    expect([...page.matchAll(/<h2>(.*)<\/h2>/g)].map(([, subject]) => subject)).toEqual([
      "You have an account already",
      "Your code to reset the password",
      "Your confirmation code",
    ])
    expect(page).toContain("222222")
    expect(page).not.toContain("<script")
    const all = JSON.parse(await read("/dev/mailbox.json")) as ReadonlyArray<Record<string, string>>
    expect(all.map(({ to }) => to)).toEqual(["ann@x.test", "bob@x.test", "ann@x.test"])
    expect(all[1]).toMatchObject({
      subject: "Your code to reset the password",
      at: expect.stringMatching(/Z$/) as string,
    })
  })

  it("shows the mails to one address, whatever its case", async () => {
    const chosen = JSON.parse(await read("/dev/mailbox.json?to=BOB%40x.test")) as ReadonlyArray<unknown>
    expect(chosen).toHaveLength(1)
    expect(await read("/dev/mailbox?to=bob%40x.test")).not.toContain("111111")
  })

  it("shows nobody's mails for two addresses at once, and cuts one that is longer than addresses are", async () => {
    expect(JSON.parse(await read("/dev/mailbox.json?to=ann%40x.test&to=bob%40x.test"))).toEqual([])
    const page = await read(`/dev/mailbox?to=${"x".repeat(255)}`)
    expect([page.includes("x".repeat(254)), page.includes("x".repeat(255))]).toEqual([true, false])
  })

  it("dates a mail by the market's clock, as the notice beside it", async () => {
    time = Date.UTC(2026, 11, 15, 9)
    await mailbox.send(codeMail(sender, "clock@x.test", { kind: "confirm", code: "333333", minutes: 15 }))
    expect(await read("/dev/mailbox?to=clock%40x.test")).toContain('<time datetime="2026-12-15T09:00:00.000Z">')
  })

  it("has the product's typefaces and colors, in the theme that its reader chose", async () => {
    const page = await read("/dev/mailbox")
    expect(page).toContain('<link rel="stylesheet" href="/product.css">')
    expect(page).toContain('<html lang="en">')
    const dark = await app.inject({ url: "/dev/mailbox", headers: { cookie: "a=b; theme=dark" } })
    expect(dark.body).toContain('<html lang="en" data-theme="dark">')
  })

  it("makes links of the market's own addresses, and of no others", async () => {
    const text =
      "See it: http://127.0.0.1:3000/asset/a1\nThe reason given: http://elsewhere.test/ http://127.0.0.1:3000.evil.test/x"
    await mailbox.send({ to: "links@x.test", subject: "Links", text, html: "" })
    const page = await read("/dev/mailbox?to=links%40x.test")
    expect(page).toContain('See it: <a href="http://127.0.0.1:3000/asset/a1">http://127.0.0.1:3000/asset/a1</a>')
    expect(page).not.toMatch(/<a href="[^"]*(elsewhere|evil)/)
  })

  it("shows as text what somebody wrote as HTML", async () => {
    await mailbox.send({
      to: "x'\"&@x.test".replace('"', ""),
      subject: "<script>alert(1)</script>",
      text: "<b>bold</b>",
      html: "<script>",
    })
    const page = await read("/dev/mailbox")
    expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;")
    expect(page).not.toMatch(/<script|<b>/)
    expect(await read(`/dev/mailbox?to=${encodeURIComponent("<script>")}`)).not.toContain("<script")
  })

  it("is not kept by browsers or proxies", async () => {
    expect((await app.inject({ url: "/dev/mailbox" })).headers["cache-control"]).toBe("no-store")
  })

  it("refuses what the mail server would refuse", async () => {
    await expect(mailbox.send({ to: "a@x.test\r\nBcc: b@x.test", subject: "x", text: "", html: "" })).rejects.toThrow(
      MailRefused,
    )
  })

  it("keeps the last 500 mails", async () => {
    await db
      .insertInto("devMailbox")
      .values(
        Array.from({ length: 520 }, (_, i) => ({ recipient: "many@x.test", subject: String(i), text: "", html: "" })),
      )
      .execute()
    await mailbox.send({ to: "last@x.test", subject: "last", text: "", html: "" })
    const kept = await mailbox.list()
    expect([kept.length, kept[0]?.subject, kept.at(-1)?.subject]).toEqual([500, "last", "21"])
  })
})

describe("a code mail", () => {
  it.each(["confirm", "reset"] as const)("says how long the code of a %s is good", (kind) => {
    const { text, html } = codeMail(sender, "ann@x.test", { kind, code: "004711", minutes: 15 })
    for (const form of [text, html]) expect(form).toMatch(/004711[\s\S]*15 minutes/)
  })

  it("greets a new user without a code", () => {
    const { subject, text } = codeMail(sender, "ann@x.test", { kind: "welcome", code: "", minutes: 0 })
    expect([subject, text]).toEqual(["Welcome to XL", expect.stringContaining("http://127.0.0.1:3000/profile/edit")])
  })

  it("leads somebody who has an account to a reset, not to a confirmation", () => {
    const { text, html } = codeMail(sender, "ann@x.test", { kind: "already-registered", code: "", minutes: 15 })
    for (const form of [text, html]) {
      expect(form).toContain("set a new password")
      expect(form).not.toContain("confirm")
    }
  })
})
