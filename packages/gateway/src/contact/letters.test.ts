import type { Mail } from "@xl/core/mails"
import { parse } from "graphql"
import { describe, expect, it, vi } from "vitest"
import { waitOf } from "../http/patience.ts"
import { unsubscribeLinks } from "../listing-alerts/index.ts"
import { openListener } from "../live/index.ts"
import { openMailer } from "../notices/index.ts"
import { openLimiter, RATES } from "../rates/index.ts"
import { asSeller, testMarket } from "../testing/index.ts"
import { aListing } from "../testing/listings.ts"

const market = await testMarket()
const seller = await market.person(["Sellers", "VerifiedUsers"], asSeller)
const admin = await market.person(["Admins", "VerifiedUsers"])
const writer = await market.person(["VerifiedUsers"])
const listing = await aListing(market, seller, admin)
const TO_ADVISOR = `mutation ($id: ID!, $email: String!, $title: String!, $message: String!) {
  sendAssetMessage(id: $id, email: $email, title: $title, message: $message) {
    ... on LetterSent { isSent } ... on Refusal { code message } } }`
const TO_ADMINS = `mutation ($title: String!, $message: String!) {
  sendAdminMessage(title: $title, message: $message) { ... on LetterSent { isSent } ... on Refusal { code } } }`
const ADVISORS = ["Ana", "Ben"].map((firstName) => ({
  firstName,
  lastName: "Advisor",
  emailAddress: `${firstName.toLowerCase()}@example.com`,
}))
const DISCLOSE = `mutation ($id: ID!, $shown: Boolean!, $contacts: [ContactInput!]) {
  editAsset(id: $id, contactsDisclosed: $shown, contacts: $contacts) { ... on AssetDone { asset { contacts { emailAddress } } } } }`
const WORDS = { title: "Phase I", message: "<b>Is there one?</b>" }
const letters = () => market.db.selectFrom("outbox").select("body").where("tag", "=", "letter").execute()
const disclosed = (shown: boolean) => market.does(seller, DISCLOSE, { id: listing.id, shown, contacts: ADVISORS })

const openPost = async () => {
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
  const close = async () => {
    await mailer.close()
    await listener.close()
  }
  return { sent, close }
}

describe("a member's letter", () => {
  it("is mailed to an advisor whom the listing shows, with answers to the writer (SEL-352)", async () => {
    const { asset } = (await disclosed(true)) as unknown as {
      asset: { contacts: ReadonlyArray<{ emailAddress: string }> }
    }
    const email = asset.contacts[1]?.emailAddress ?? ""
    const post = await openPost()
    expect(await market.does(writer, TO_ADVISOR, { id: listing.id, email, ...WORDS })).toEqual({ isSent: true })
    await vi.waitFor(() => expect(post.sent.find(({ to }) => to === email)).toBeDefined(), { timeout: 20_000 })
    await post.close()
    const mail = post.sent.find(({ to }) => to === email)
    expect([mail?.replyTo, mail?.subject]).toEqual([writer.email, "A question about a listing that names you"])
    expect(post.sent.map(({ to }) => to)).not.toContain("ana@example.com")
    expect(mail?.html).toContain("&lt;b&gt;Is there one?&lt;/b&gt;")
    expect(mail?.text).toContain(`https://market.example/asset/${listing.id}`)
  })

  it("goes nowhere else: the market relays to no address that a listing does not show (SEL-352)", async () => {
    const before = await letters()
    await disclosed(true)
    for (const email of ["stranger@example.com", writer.email, "a@b.example,c@d.example"])
      expect(await market.does(writer, TO_ADVISOR, { id: listing.id, email, ...WORDS })).toMatchObject({
        code: "AdvisorNotShown",
      })
    const { asset } = (await disclosed(false)) as unknown as {
      asset: { contacts: ReadonlyArray<{ emailAddress: string }> }
    }
    const email = asset.contacts[0]?.emailAddress ?? ""
    expect(await market.does(writer, TO_ADVISOR, { id: listing.id, email, ...WORDS })).toMatchObject({
      code: "AdvisorNotShown",
      message: "The listing does not show this advisor any more. Reload it to see whom you can write to.",
    })
    expect(await letters()).toEqual(before)
  })

  it("reaches the administrators' mailbox, and the log says in words that it was sent (SEL-354)", async () => {
    const post = await openPost()
    expect(await market.does(writer, TO_ADMINS, WORDS)).toEqual({ isSent: true })
    await vi.waitFor(() => expect(post.sent.find(({ to }) => to === "desk@market.example")).toBeDefined(), {
      timeout: 20_000,
    })
    await post.close()
    const mail = post.sent.find(({ to }) => to === "desk@market.example")
    expect([mail?.replyTo, mail?.subject]).toEqual([writer.email, "A message of a member to the administrators"])
    const log = `{ searchLog(kind: chat, size: 5) { entries { what actor changes { label } } } }`
    const { entries } = (await market.does(admin, log)) as {
      entries: ReadonlyArray<{ what: string; changes: ReadonlyArray<unknown> }>
    }
    expect(entries.map(({ changes, what }) => [what, changes])).toEqual([
      ["Message to the administrators sent", []],
      ["Message to an advisor of a listing sent", []],
    ])
    const kept = await market.db.selectFrom("events").select("body").where("chain", "=", writer.id).execute()
    expect(kept).toHaveLength(2)
    expect(JSON.stringify(kept)).not.toMatch(/Phase I|@|Is there one/)
  })

  it("stays unknown to the listing's seller: the log of the sale says nothing of it", async () => {
    const log = `query ($id: ID!) { dealLog(id: $id) { entries { what } } }`
    const { entries } = (await market.does(seller, log, { id: listing.id })) as {
      entries: ReadonlyArray<{ what: string }>
    }
    expect(entries.map(({ what }) => what)).not.toContain("Message to an advisor of a listing sent")
  })

  it("is taken five times in ten minutes from one member, of each kind, and no more", async () => {
    const limiter = openLimiter(market.url, RATES)
    const user = { tag: "user", id: writer.id, email: writer.email, roles: new Set() } as never
    const wait = (query: string, address: string) =>
      waitOf(
        limiter,
        { document: parse(query), operationName: undefined, variableValues: {}, operation: "mutation" },
        { actor: user, address },
      )
    const asked = `mutation { sendAnonymousAssetMessage(id: "x", title: "x", message: "x") { __typename } }`
    for (const query of [TO_ADVISOR, TO_ADMINS, asked]) {
      const waits: Array<number> = []
      for (let at = 0; at < 6; at++) waits.push(await wait(query, `203.0.113.${at}`))
      expect(waits.slice(0, 5)).toEqual([0, 0, 0, 0, 0])
      expect(waits[5]).toBeGreaterThan(60)
    }
    await limiter.close()
  })
})
