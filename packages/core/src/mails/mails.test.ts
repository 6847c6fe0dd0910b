import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { MailKind } from "../kernel/events.ts"
import { escaped, marketContents, marketMail, written } from "./index.ts"

const sender = { product: "XL", origin: "https://market.example" }
const facts = {
  role: "Buyer",
  assetId: "a1",
  title: "Lakeside Office Note",
  reason: "Too low",
  comment: "Incomplete",
  window: "underSelection",
  until: String(Date.UTC(2026, 10, 30)),
  changes: "Total payoff: $10 → $11",
  part: "seller",
  day: "2026-12-12",
}
const mailed = (kind: MailKind, change: Partial<typeof facts> = {}) =>
  marketMail(sender, "ann@example.com", { kind, facts: { ...facts, ...change } })
/** The words alone: without the signature. */
const wordsOf = (text: string) => text.split("\n\n-- \n")[0]?.split("\n\n")

/** Those of data rooms and of chats have a file of their own. */
const SAID: {
  readonly [K in Exclude<MailKind, `tier2${string}` | "chatMessage" | "roomChanged">]: readonly [
    string,
    ...ReadonlyArray<string>,
  ]
} = {
  roleRequestReceived: [
    "We received your request",
    "Your request for the Buyer role is with us. You will hear from us by e-mail.",
    "See your profile: https://market.example/profile/buyer",
  ],
  roleRequestApproved: [
    "Your request was approved",
    "Your request for the Buyer role has been approved.",
    "Make your offer: https://market.example/asset/a1",
    "Find loans to make offers on: https://market.example/buy-commercial-real-estate-loans",
  ],
  roleRequestDeclined: [
    "Your request was declined",
    "Unfortunately, your request for the Buyer role was declined. Please review the information you had provided and try again.",
    "The reason given: Too low",
    "You may ask again at any time.",
    "Review your profile: https://market.example/profile/buyer",
  ],
  assetApproved: [
    "Your asset is on the market",
    "Lakeside Office Note was approved and is now listed.",
    "See the asset: https://market.example/asset/a1",
  ],
  assetApprovalTakenBack: [
    "Your asset is under review again",
    "The approval of Lakeside Office Note was taken back: it is not listed until an administrator has looked at it again. You need not do anything.",
    "See the asset: https://market.example/asset/a1",
  ],
  assetRevoked: [
    "Your asset was revoked",
    "Lakeside Office Note was revoked and is not listed any more.",
    "The reason given: Incomplete",
    "You may correct the listing and request its publication again at any time.",
    "Edit the listing: https://market.example/asset/a1/edit",
  ],
  changeApproved: [
    "Your change of a listing was approved",
    "Lakeside Office Note now shows what you asked for. Total payoff: $10 → $11.",
    "Buyers with a live offer and everybody who watches the listing were told.",
    "See the asset: https://market.example/asset/a1",
  ],
  changeDeclined: [
    "Your change of a listing was declined",
    "Lakeside Office Note stays as it is. You asked for: Total payoff: $10 → $11.",
    "The reason given: Too low",
    "Edit the listing: https://market.example/asset/a1/edit",
  ],
  bidListingChanged: [
    "A listing that you bid on has changed",
    "You made your offer on Lakeside Office Note before this change. Total payoff: $10 → $11.",
    "Your offer stands as it is. Change it or withdraw it if the new facts matter to you.",
    "Change it by 12-13-2026, 00:00 UTC.",
    "See your offers: https://market.example/dashboard/buyer",
  ],
  listingChanged: [
    "A listing that you watch has changed",
    "Lakeside Office Note has changed. Total payoff: $10 → $11.",
    "See the asset: https://market.example/asset/a1",
  ],
  offerReceived: [
    "You received an offer",
    "A buyer made an offer on Lakeside Office Note.",
    "Choose the winner by 12-13-2026, 00:00 UTC.",
    "See the offers: https://market.example/seller/asset-overview/a1",
  ],
  offerDeclined: [
    "Your offer was declined",
    "Your offer on Lakeside Office Note was declined.",
    "The reason given: Too low",
    "See your offers: https://market.example/dashboard/buyer",
  ],
  offerSelectedForBestAndFinal: [
    "Your offer was selected for best and final",
    "The seller selected your offer on Lakeside Office Note for best and final. Send your best and final price by 12-13-2026, 00:00 UTC.",
    "See your offers: https://market.example/dashboard/buyer",
  ],
  offerWon: [
    "Your offer won",
    "The seller chose your offer on Lakeside Office Note. Accept the closing documents by 12-13-2026, 00:00 UTC. Otherwise the award lapses and the seller may choose again.",
    "See your offers: https://market.example/dashboard/buyer",
  ],
  offerCanceled: [
    "Your offer was canceled",
    "Your offer on Lakeside Office Note was canceled on 12-12-2026.",
    "The reason given: Too low",
    "See your offers: https://market.example/dashboard/buyer",
  ],
  offerReactivated: [
    "An offer is active again",
    "An administrator reactivated the canceled offer on Lakeside Office Note.",
    "See the asset: https://market.example/seller/asset-overview/a1",
  ],
  buyerAccepted: [
    "The buyer accepted the closing documents",
    "The buyer accepted the closing documents on Lakeside Office Note. Accept them by 12-13-2026, 00:00 UTC. Otherwise the award lapses and you may choose again.",
    "See the asset: https://market.example/seller/asset-overview/a1",
  ],
  underContract: [
    "The sale is under contract",
    "The sale on Lakeside Office Note went under contract on 12-12-2026: both parties accepted the closing documents. An administrator confirms the closing once the price is paid and the papers are delivered.",
    "See the asset: https://market.example/seller/asset-overview/a1",
  ],
  closingExtended: [
    "A closing period was extended",
    "The buyer now accepts the closing documents on Lakeside Office Note by 12-13-2026, 00:00 UTC. An administrator extended the period.",
    "See the asset: https://market.example/seller/asset-overview/a1",
  ],
  saleClosed: [
    "The sale is closed",
    "The sale on Lakeside Office Note closed on 12-12-2026.",
    "See the asset: https://market.example/seller/asset-overview/a1",
  ],
  saleLost: [
    "The sale did not close",
    "The winning offer on Lakeside Office Note was canceled on 12-12-2026. The listing's page says what you can do next.",
    "The reason given: Too low",
    "See the asset: https://market.example/seller/asset-overview/a1",
  ],
  depositStep: [
    "A deposit moved on",
    "The deposit moved on for the offer on Lakeside Office Note.",
    "See the asset: https://market.example/seller/asset-overview/a1",
  ],
  winnerFundsExpired: [
    "Renew your proof of funds",
    "The seller wants to choose your offer on Lakeside Office Note, but your Proof of Funds approval has expired. Please upload a new document.",
    "Have it approved by 12-13-2026, 00:00 UTC.",
    "Upload a document: https://market.example/profile/buyer",
  ],
  winnerFundsShort: [
    "Renew your proof of funds",
    "The seller wants to choose your offer on Lakeside Office Note, but your approved funds do not cover it together with the offers that you have won and not closed. Upload a proof of funds with a higher amount; after its approval the seller can choose your offer.",
    "Have it approved by 12-13-2026, 00:00 UTC.",
    "Upload a document: https://market.example/profile/buyer",
  ],
  sellerBlocked: [
    "Your access as a seller was blocked",
    "An administrator blocked your seller profile. Your live listings are on hold, and you cannot publish until the block is lifted.",
    "The reason given: Incomplete",
    "See your assets: https://market.example/seller/filters/active",
  ],
  sellerRestored: [
    "Your access as a seller is restored",
    "An administrator lifted the block of your seller profile. Listings stay on hold until you release them.",
    "See your assets: https://market.example/seller/filters/active",
  ],
  mandateGiven: [
    "A seller gave you a mandate",
    "A seller lets you act for them. What you do for them is on record with your name.",
    "See your mandates: https://market.example/seller/mandates",
  ],
  mandateEnded: [
    "A mandate ended",
    "Your Concierge no longer acts for you.",
    "See who acts for you: https://market.example/profile/seller",
  ],
  deadlineNear: [
    "A deadline is near",
    "The time to choose the winner on Lakeside Office Note ends on 11-30-2026, 00:00 UTC, within 24 hours. Otherwise the listing takes offers again, and the present offers stay active.",
    "See the asset: https://market.example/seller/asset-overview/a1",
  ],
  listingMatches: [
    "A new listing matches your criteria",
    "Lakeside Office Note is on the market and matches your notification criteria.",
    "See the listing: https://market.example/asset/a1",
  ],
  listingsMatch: [
    "New listings match your criteria",
    "Some new listings match your notification criteria.",
    "See all listings: https://market.example/buy-commercial-real-estate-loans",
  ],
}

const kinds = Object.keys(SAID) as ReadonlyArray<keyof typeof SAID>

describe("the market's mails", () => {
  it.each(kinds)("say of %s what happened and where it goes on", (kind) => {
    const { subject, text } = mailed(kind)
    expect([subject, ...(wordsOf(text) ?? [])]).toEqual(SAID[kind])
    expect(Object.keys(marketContents)).toContain(kind)
  })

  it("lead an approved seller to the assets, and do without a name that is missing", () => {
    expect(mailed("roleRequestApproved", { role: "Seller" }).text).toContain(
      "See your assets: https://market.example/seller/filters/active",
    )
    const bare = (kind: MailKind) => marketMail(sender, "ann@example.com", { kind, facts: {} }).text
    expect(bare("assetApproved")).toContain("Your asset was approved")
    expect(bare("offerDeclined")).toContain("Your offer was declined.")
    expect(bare("offerDeclined")).not.toContain("reason")
    expect(bare("deadlineNear")).toContain("A deadline ends, within 24 hours.")
  })
})

describe("what a mail of the market does not know", () => {
  const bare = (kind: MailKind) => wordsOf(marketMail(sender, "ann@example.com", { kind, facts: {} }).text)

  it("is left out, and the rest stays a sentence", () => {
    expect(bare("offerReceived")).toEqual([
      "A buyer made an offer.",
      "There is no deadline for the choice.",
      "See the offers: https://market.example/seller/asset-overview/",
    ])
  })

  it("is a reason that is blank; another stands without the blanks around it", () => {
    const words = (reason: string) => wordsOf(mailed("offerDeclined", { reason }).text)?.slice(1, -1)
    expect([words(" Too low\n"), words(" "), words("")]).toEqual([["The reason given: Too low"], [], []])
  })
})

/** The words that a reader of the HTML sees. */
const shown = (html: string): string =>
  html
    .replace(/<style>[^]*?<\/style>|<title>[^]*?<\/title>/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(
      /&(amp|lt|gt|quot|#39);/g,
      (_, name: string) => ({ amp: "&", lt: "<", gt: ">", quot: '"' })[name] ?? "'",
    )

describe("the frame of a mail", () => {
  it("carries the same words and addresses in both forms, under the product's name", () => {
    for (const kind of kinds) {
      const { html, text } = mailed(kind)
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, address = ""]) => address)
      expect(links).toEqual([...text.matchAll(/https:\S+/g)].map(String))
      for (const words of wordsOf(text) ?? []) expect(shown(html)).toContain(words.replace(/: https:.*$/, ""))
      expect(text).toMatch(/\n\n-- \nXL\nhttps:\/\/market\.example\n$/)
      expect(html).toContain(">XL<br>")
    }
  })

  it("is one page of HTML, whose form changes only where this does", () => {
    const { html } = written(sender, "ann@example.com", "Subject", [
      "Words",
      { tag: "code", code: "123456" },
      { tag: "link", label: "Go", path: "/there" },
    ])
    const lines = html.replace(/<style>[^]*<\/style>/, "<style></style>").split("\n")
    const body = "font-family:'Instrument Sans','Helvetica Neue',Arial,sans-serif;font-size:15px;line-height:23px"
    expect(lines.slice(0, 4)).toEqual([
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
      '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
      "<title>Subject</title><style></style></head>",
      `<body class="paper" style="margin:0;padding:24px 12px;background:#f3f5f6;${body}">`,
    ])
    expect(lines.slice(4).map((line) => line.replaceAll(/ style="[^"]*"/g, ""))).toEqual([
      '<div class="sheet" role="article" aria-label="Subject">',
      "<h1>Subject</h1>",
      "<p>Words</p>",
      '<p class="code"><strong>123456</strong></p>',
      '<p><a class="button" href="https://market.example/there">Go</a></p>',
      '<p class="house">XL<br><a href="https://market.example">https://market.example</a></p>',
      "</div></body></html>",
    ])
  })

  it("keeps whatever people typed as text", () =>
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.constantFrom(...kinds), (typed, kind) => {
        const { html } = mailed(kind, { title: typed, reason: typed, comment: typed, role: typed })
        const plain = mailed(kind, { title: "x", reason: "x", comment: "x", role: "x" }).html
        const tags = (of: string) =>
          [...of.matchAll(/<\/?[a-z][^>]*>/g)].map(([tag]) => tag.replace(/ .*/s, ">")).length
        expect(tags(html)).toBeLessThanOrEqual(tags(plain))
        expect(mailed(kind, { title: typed }).subject).toBe(SAID[kind][0])
      }),
    ))

  it("escapes words, codes, labels and addresses alike", () => {
    const evil = `"><script>alert('1')</script>&`
    const { html } = written(sender, "ann@example.com", evil, [
      evil,
      { tag: "code", code: evil },
      { tag: "link", label: evil, path: `/${evil}` },
    ])
    expect(html).not.toContain("<script>")
    const safe = "&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;"
    expect(html.split(safe)).toHaveLength(8)
    expect(escaped(`a&b<c>d"e'f`)).toBe("a&amp;b&lt;c&gt;d&quot;e&#39;f")
  })
})
