import { type Mail, marketMail } from "@xl/core/mails"
import type { MailKind } from "@xl/core/kernel"
import { Effect, Result } from "effect"
import { sql } from "kysely"
import { afterAll, describe, expect, it, vi } from "vitest"
import { inTransaction } from "../database/index.ts"
import { unsubscribeLinks } from "../listing-alerts/index.ts"
import { openListener, publish } from "../live/index.ts"
import { leadsSomewhere } from "../pages/paths.ts"
import { testMarket } from "../testing/index.ts"
import { openMailer } from "./index.ts"

const market = await testMarket()
const person = await market.person([])
const listener = await openListener(market.url)
const sent: Array<Mail> = []
const links = unsubscribeLinks("s".repeat(32))
let failures = 0
const mailer = openMailer({
  db: market.db,
  listener,
  sender: { product: "XL", origin: "https://market.example" },
  transport: { send: async (mail) => (failures-- > 0 ? Promise.reject(new Error("no server")) : void sent.push(mail)) },
  links,
  operator: "desk@market.example",
  report: () => undefined,
})
afterAll(async () => {
  await mailer.close()
  await listener.close()
})
const tell = (kind: MailKind, facts: { readonly [name: string]: string }) =>
  Effect.runPromise(
    inTransaction(market.db, (transaction) => publish(transaction, [{ tag: "mail", kind, to: person.id, facts }])),
  )
const until = async (isSo: () => boolean) => {
  for (let tries = 0; tries < 2_000 && !isSo(); tries++) await new Promise((wake) => setTimeout(wake, 10))
  expect(isSo()).toBe(true)
}

describe("the market's mails", () => {
  it("go to the person's e-mail soon after the commit, once", async () => {
    await tell("offerReceived", { assetId: "a1", title: "Lakeside Office Note" })
    await until(() => sent.length === 1)
    expect(sent[0]).toMatchObject({ to: person.email, subject: "You received an offer" })
    expect(sent[0]?.text).toContain("A buyer made an offer on Lakeside Office Note.")
    expect(sent[0]?.text).toContain("https://market.example/seller/asset-overview/a1")
    await new Promise((wake) => setTimeout(wake, 200))
    expect(sent).toHaveLength(1)
  })

  it("are not lost when the server does not answer", async () => {
    failures = 1
    await tell("offerWon", { title: "x" })
    const newest = market.db
      .selectFrom("outbox")
      .select(["attempts", "deliveredAt"])
      .where("tag", "=", "mail")
      .orderBy("position", "desc")
      .limit(1)
    await vi.waitFor(async () => expect(await newest.execute()).toEqual([{ attempts: 1, deliveredAt: null }]), {
      timeout: 20_000,
    })
    expect(failures).toBe(0)
  })

  it("say what was typed as text, never as markup, and never in the subject", () => {
    const mail = marketMail({ product: "XL", origin: "https://market.example" }, "a@b.example", {
      kind: "offerDeclined",
      facts: { title: "<b>Note</b>", reason: "Too low\r\nBcc: x@y.example" },
    })
    expect(mail.html).toContain("&lt;b&gt;Note&lt;/b&gt;")
    expect(mail.html).not.toContain("<b>")
    expect(mail.subject).toBe("Your offer was declined")
    expect(mail.text).toContain("The reason given: Too low")
  })

  it("leave out a reason that was not given", () => {
    expect(
      marketMail({ product: "XL", origin: "" }, "a@b.example", {
        kind: "roleRequestDeclined",
        facts: { role: "Buyer", reason: " " },
      }).text,
    ).not.toContain("reason")
  })

  it("about listings name a way out that is the reader's own, and nothing that is kept holds it", async () => {
    const before = sent.length
    await tell("listingMatches", { assetId: "a1", title: "Lakeside Office Note" })
    await until(() => sent.length > before)
    const { html = "", text = "", unsubscribe = "" } = sent.at(-1) ?? {}
    const [origin, token = ""] = unsubscribe.split("/unsubscribe?token=")
    expect(origin).toBe("https://market.example")
    expect(links.personOf(token)).toEqual(Result.succeed(person.id))
    expect(text).toContain(`Unsubscribe from these mails: ${unsubscribe}`)
    expect(html).toContain(`href="${unsubscribe}"`)
    const { rows } = await sql<{ body: string }>`
      select body::text from outbox union all select facts::text from notices`.execute(market.db)
    expect(rows.filter(({ body }) => body.includes("unsubscribe"))).toEqual([])
    await tell("offerWon", { title: "x" })
    await until(() => sent.length > before + 1)
    expect(sent.at(-1)?.unsubscribe).toBeUndefined()
  })

  it("link to pages that are there", () => {
    const kinds: { readonly [Kind in MailKind]: true } = {
      roleRequestReceived: true,
      roleRequestApproved: true,
      roleRequestDeclined: true,
      assetApproved: true,
      assetApprovalTakenBack: true,
      assetRevoked: true,
      changeApproved: true,
      changeDeclined: true,
      bidListingChanged: true,
      listingChanged: true,
      offerReceived: true,
      offerDeclined: true,
      offerSelectedForBestAndFinal: true,
      offerWon: true,
      offerCanceled: true,
      offerReactivated: true,
      buyerAccepted: true,
      underContract: true,
      closingExtended: true,
      saleClosed: true,
      saleLost: true,
      winnerFundsExpired: true,
      winnerFundsShort: true,
      sellerBlocked: true,
      sellerRestored: true,
      mandateGiven: true,
      mandateEnded: true,
      depositStep: true,
      deadlineNear: true,
      tier2Requested: true,
      tier2Approved: true,
      tier2Declined: true,
      tier2Revoked: true,
      roomChanged: true,
      chatMessage: true,
      listingMatches: true,
      listingsMatch: true,
    }
    const origin = "https://market.example"
    const paths = (Object.keys(kinds) as ReadonlyArray<MailKind>).flatMap((kind) =>
      ["Buyer", "Seller"].flatMap((role) => {
        const mail = marketMail({ product: "XL", origin }, "a@b.example", {
          kind,
          facts: { role, assetId: "a1", chat: "c1", unsubscribe: "/unsubscribe" },
        })
        return [...mail.html.matchAll(/href="https:\/\/market\.example(\/[^"]*)"/g)].map(([, path = ""]) => path)
      }),
    )
    expect(new Set(paths).size).toBeGreaterThan(4)
    expect(paths.filter((path) => !leadsSomewhere(new URL(path, origin).pathname))).toEqual([])
  })
})
