import { describe, expect, it } from "vitest"
import { marketMail } from "./index.ts"
import { beyondListed, mayBeLeft } from "./listing-mails.ts"

const sender = { origin: "https://market.example", product: "XL" }
const mailOf = (kind: "listingMatches" | "listingsMatch", facts: Readonly<Record<string, string>>) =>
  marketMail(sender, "ann@example.com", { kind, facts })
const paragraphs = (kind: "listingMatches" | "listingsMatch", facts: Readonly<Record<string, string>>) =>
  mailOf(kind, facts).text.split("\n\n-- \n")[0]?.split("\n\n")

describe("a mail of listings", () => {
  it("alone may be left", () => {
    expect((["listingMatches", "listingsMatch", "depositStep", "roleRequestApproved"] as const).map(mayBeLeft)).toEqual(
      [true, true, false, false],
    )
  })

  it("of which nothing is told still leads to the market", () => {
    expect(paragraphs("listingMatches", {})).toEqual([
      "A listing is on the market and matches your notification criteria.",
      "See the listing: https://market.example/asset/",
    ])
    expect(beyondListed({})).toBe(0)
    expect(beyondListed({ count: "3", assetId1: "a1" })).toBe(2)
  })

  it("names each listing with what is told of it alone, on lines of its own", () => {
    const facts = { count: "2", assetId1: "a1", title1: "Lakeside", place1: "Austin, TX", assetId2: "a2" }
    expect(paragraphs("listingsMatch", facts)).toEqual([
      "2 new listings match your notification criteria.",
      "Lakeside\nAustin, TX\nhttps://market.example/asset/a1",
      "A listing\nhttps://market.example/asset/a2",
      "See all listings: https://market.example/buy-commercial-real-estate-loans",
    ])
  })

  it("shows its ways out small, as links in their own paragraphs, and a listing's facts likewise", () => {
    const { html } = mailOf("listingMatches", { title: "Lakeside", assetId: "a1", unsubscribe: "/alerts/out?k=<1>" })
    expect(html).toContain(
      `<p class="quiet" style="margin:0 0 8px;font-size:13px;line-height:18px"><a class="inline" href="https://market.example/alerts/out?k=&lt;1&gt;" style="color:#0f4572">Unsubscribe from these mails</a></p>`,
    )
    expect(mailOf("listingsMatch", { count: "1", assetId1: "a1", kind1: "Loan" }).html).toContain(
      `<span class="quiet" style="color:#566672;font-size:13px;line-height:18px">Loan</span></p>`,
    )
  })
})
