import { expect, it } from "vitest"
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
