import { anAssetId, aPublishedAsset } from "@xl/testkit/assets"
import { aUserId } from "@xl/testkit/market"
import { describe, expect, it } from "vitest"
import type { Asset } from "../assets/index.ts"
import { marketMail } from "../mails/index.ts"
import { keepingsOf, noticeWords } from "../notifications/index.ts"
import { Cents, must } from "../shared/index.ts"
import type { Match } from "./digest.ts"
import type { Wish } from "./model.ts"
import { changesSince, digestMail } from "./index.ts"

const base = aPublishedAsset()
const listing = (count: number, change: Partial<Asset["mainInfo"]> = {}): Asset => ({
  ...base,
  id: anAssetId(count),
  mainInfo: {
    ...base.mainInfo,
    title: `Listing ${count}`,
    propertyType: ["Office", "Retail"],
    upb: must(Cents, 20_535_674_00),
    address: { ...base.mainInfo.address, city: "Paramus", state: "NJ" },
    ...change,
  },
})
const to = aUserId(1)
const CRITERIA: Wish = { name: null, query: null, frequency: "Daily", fits: () => true }
const search = (name: string): Wish => ({ ...CRITERIA, name, query: `name=${name}` })
const CUT: Match["changes"] = [
  { field: "mainInfo.listingPrice", before: 11_000_000_00, after: 9_900_000_00 },
  { field: "noteOverview.totalPayoff", before: null, after: 12_000_000_00 },
]
const WORDS = "Now asks $9,900,000; was $11,000,000. Total payoff now $12,000,000; was none"
const matched = (asset: Asset, changes: Match["changes"] = []): Match => ({ asset, wishes: [CRITERIA], changes })
const sender = { product: "XL", origin: "https://market.example" }
const mailOf = (assets: ReadonlyArray<Asset>, unsubscribe = "/unsubscribe?token=t") => {
  const [message] = digestMail(
    to,
    assets.map((asset) => matched(asset)),
  )
  if (message?.tag !== "mail") throw new RangeError("It is a mail.")
  return marketMail(sender, "ann@x.example", { ...message, facts: { ...message.facts, unsubscribe } })
}
const noticesOf = (assets: ReadonlyArray<Asset>) =>
  digestMail(
    to,
    assets.map((asset) => matched(asset)),
  )
    .flatMap(keepingsOf)
    .map((kept) => ({ to: kept.to, ...noticeWords(kept.kind, kept.facts) }))

describe("the mail about listings", () => {
  it("is none about none", () => expect(digestMail(to, [])).toEqual([]))

  it("about one says what and where it is, leads to it, and names the way out", () => {
    const { subject, text, unsubscribe } = mailOf([listing(1)])
    expect(subject).toBe("A new listing matches your criteria")
    expect(text).toBe(
      [
        "Listing 1 is on the market and matches your notification criteria.",
        "Office, Retail · Paramus, NJ · unpaid balance $20,535,674",
        `See the listing: https://market.example/asset/${anAssetId(1)}`,
        "Change your notification criteria: https://market.example/profile/edit",
        "Unsubscribe from these mails: https://market.example/unsubscribe?token=t",
        "-- \nXL\nhttps://market.example\n",
      ].join("\n\n"),
    )
    expect(unsubscribe).toBe("https://market.example/unsubscribe?token=t")
  })

  it("about several lists them and leads to each", () => {
    const { html, subject, text } = mailOf([listing(1), listing(2, { upb: null, propertyType: [] })])
    expect(subject).toBe("New listings match your criteria")
    expect(text).toContain(
      "2 new listings match your notification criteria.\n\nListing 1\nOffice, Retail · Paramus, NJ",
    )
    expect(text).toContain(`Listing 2\nParamus, NJ\nhttps://market.example/asset/${anAssetId(2)}\n\nSee all listings: `)
    expect(html).toContain(`href="https://market.example/asset/${anAssetId(2)}"`)
    expect(text).not.toContain("more.")
  })

  it("about very many names twenty and counts the rest", () => {
    const many = Array.from({ length: 23 }, (_, at) => listing(at + 1))
    const { text } = mailOf(many)
    expect(text).toContain("23 new listings match")
    expect(text.match(/^Listing \d+$/gm)).toHaveLength(20)
    expect(text).toContain("And 3 more.")
    const [message] = digestMail(
      to,
      many.map((asset) => matched(asset)),
    )
    const named = message?.tag === "mail" ? Object.keys(message.facts).filter((name) => name.startsWith("assetId")) : []
    expect(named).toHaveLength(20)
  })

  it("says where it is by its state alone where there is no town", () => {
    const { text } = mailOf([listing(1, { address: { ...base.mainInfo.address, city: "", state: "NJ" } })])
    expect(text).toContain("Office, Retail · NJ · unpaid balance")
  })

  it("shows a title as text, whatever stands in it, and never in the subject", () => {
    const { html, subject } = mailOf([listing(1, { title: "<img src=x>\r\nBcc: a@b.example" }), listing(2)])
    expect(html).toContain("&lt;img src=x&gt;")
    expect(html).not.toContain("<img")
    expect(subject).not.toContain("Bcc")
  })
})

describe("the mail about listings that match since they changed", () => {
  const mail = (...matches: ReadonlyArray<Match>) => {
    const [message] = digestMail(to, matches)
    if (message?.tag !== "mail") throw new RangeError("It is a mail.")
    return { ...marketMail(sender, "ann@x.example", message), notices: keepingsOf(message) }
  }

  it("says of one that it changed, what it is now and what it was", () => {
    const { subject, text } = mail(matched(listing(1), CUT))
    expect(subject).toBe("A changed listing matches your criteria")
    expect(text).toContain(
      `Listing 1 has changed and now matches your notification criteria.\n\n${WORDS}.\n\nOffice, Retail · Paramus, NJ`,
    )
  })

  it("counts them apart from what is new, and says of each what changed", () => {
    const mixed = mail(matched(listing(1)), matched(listing(2), CUT), matched(listing(3)))
    expect(mixed.subject).toBe("New and changed listings match your criteria")
    expect(mixed.text).toContain("2 new and 1 changed listings match your notification criteria.")
    expect(mixed.text).toContain(`Listing 2\n${WORDS} · Office, Retail`)
    expect(mixed.notices.map(({ facts }) => facts["differs"])).toEqual(["", WORDS, ""])
    const changed = mail(matched(listing(1), CUT), matched(listing(2), CUT))
    expect(changed.subject).toBe("Changed listings match your criteria")
    expect(changed.text).toContain("2 changed listings match your notification criteria.")
  })

  it("counts those that it does not name as they are", () => {
    const many = Array.from({ length: 21 }, (_, at) => matched(listing(at + 1), CUT))
    expect(mail(...many).notices.at(-1)?.facts).toMatchObject({ count: "21", changed: "21" })
  })

  it("takes what was first and what is now, and leaves out what was changed back", () => {
    const upb = (before: number, after: number) => ({ changes: [{ field: "mainInfo.upb", before, after } as const] })
    const price = { changes: [{ field: "mainInfo.listingPrice", before: 1, after: 2 } as const] }
    const back = { changes: [{ field: "mainInfo.listingPrice", before: 2, after: 1 } as const] }
    const asset = listing(1, { upb: must(Cents, 7_00), listingPrice: must(Cents, 1) })
    expect(changesSince(asset, [upb(9_00, 8_00), price, upb(8_00, 7_00), back])).toEqual([
      { field: "mainInfo.upb", before: 9_00, after: 7_00 },
    ])
    expect(changesSince(asset, [])).toEqual([])
  })
})

describe("the notices about listings", () => {
  it("are one for each, which leads to it", () => {
    expect(noticesOf([listing(1), listing(2)])).toEqual(
      [1, 2].map((count) => ({
        to,
        tone: "info",
        title: "A new listing matches your criteria",
        text: `Listing ${count} is on the market and matches your notification criteria. Office, Retail · Paramus, NJ · unpaid balance $20,535,674`,
        path: `/asset/${anAssetId(count)}`,
      })),
    )
  })

  it("say once how many there are where there are too many to name", () => {
    const kept = noticesOf(Array.from({ length: 21 }, (_, at) => listing(at + 1)))
    expect(kept).toHaveLength(21)
    expect(kept.at(-1)).toMatchObject({
      text: "21 new listings match your notification criteria. And 21 more.",
      path: "/buy-commercial-real-estate-loans",
    })
  })
})

describe("what a listing fits", () => {
  const told = (...wishes: ReadonlyArray<ReadonlyArray<Wish>>) => {
    const [message] = digestMail(
      to,
      wishes.map((one, at) => ({ asset: listing(at + 1), wishes: one, changes: [] })),
    )
    if (message?.tag !== "mail") throw new RangeError("It is a mail.")
    return { ...marketMail(sender, "ann@x.example", message), notices: keepingsOf(message) }
  }

  it("is the saved search by its name, and the subject says that it is one", () => {
    const { html, subject, text } = told([search("Paramus <b>")])
    expect(subject).toBe("A new listing matches your saved search")
    expect(text).toContain("Listing 1 is on the market and matches your saved search “Paramus <b>”.")
    expect(html).not.toContain("<b>")
  })

  it("is each of several, three by their names, and the criteria beside them", () => {
    const many = ["a", "b", "c", "d", "e"].map(search)
    expect(told([...many.slice(0, 2), CRITERIA]).text).toContain(
      "matches your saved searches “a” and “b” and your notification criteria.",
    )
    expect(told(many).text).toContain("matches your saved searches “a”, “b”, “c” and 2 more.")
  })

  it("leads to the search where all of the mail is one's, and else to the market", () => {
    const { notices, subject, text } = told([search("a")], [search("a")])
    expect(subject).toBe("New listings match your saved searches")
    expect(text).toContain("2 new listings match your saved search “a”.")
    expect(text).toContain("Open the search: https://market.example/buy-commercial-real-estate-loans?name=a")
    expect(notices.map(({ facts }) => facts["fits"])).toEqual(["your saved search “a”", "your saved search “a”"])
    expect(told([search("a")], [search("b")]).text).toContain("See all listings: ")
  })
})
