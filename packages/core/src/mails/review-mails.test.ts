import { describe, expect, it } from "vitest"
import { marketMail } from "./index.ts"

const sender = { origin: "https://market.example", product: "XL" }
const wordsOf = (text: string) => text.split("\n\n-- \n")[0]?.split("\n\n")

it("tells of a declined publication request that the asset is not listed, why, and how to ask again", () => {
  const facts = { assetId: "a1", title: "Lakeside Office Note", comment: "No note", was: "requested" }
  const mail = marketMail(sender, "ann@example.com", { kind: "assetRevoked", facts })
  expect([mail.subject, ...(wordsOf(mail.text) ?? [])]).toEqual([
    "Your publication request was declined",
    "Lakeside Office Note is not listed: an administrator declined its publication.",
    "The reason given: No note",
    "You may correct the listing and request its publication again at any time.",
    "Edit the listing: https://market.example/asset/a1/edit",
  ])
})

it("tells of a revoked asset whose name is not known that it is not listed any more", () => {
  expect(wordsOf(marketMail(sender, "ann@example.com", { kind: "assetRevoked", facts: {} }).text)).toEqual([
    "Your asset was revoked and is not listed any more.",
    "You may correct the listing and request its publication again at any time.",
    "Edit the listing: https://market.example/asset//edit",
  ])
})

describe("a mail about a changed listing", () => {
  it.each(["bidListingChanged", "listingChanged"] as const)("says why where the seller said so: %s", (kind) => {
    const facts = { title: "Lakeside Office Note", assetId: "a1", changes: "Total payoff: $10 → $11" }
    const saidBy = (more: object) =>
      marketMail(sender, "a@b.example", {
        kind,
        facts: { ...facts, ...more },
      })
    expect(saidBy({ note: "The <b>servicer</b> corrected it." }).text).toContain(
      "The seller says: The <b>servicer</b> corrected it.",
    )
    expect(saidBy({ note: "The <b>servicer</b> corrected it." }).html).toContain("The &lt;b&gt;servicer&lt;/b&gt;")
    expect(saidBy({}).text).not.toContain("The seller says")
  })
})
