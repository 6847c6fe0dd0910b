import { expect, it } from "vitest"
import { marketMail } from "./index.ts"

const sender = { origin: "https://market.example", product: "XL" }

it("a mail can be read in the dark, and fetches nothing", () => {
  const { html } = marketMail(sender, "ann@example.com", { kind: "offerWon", facts: { title: "Lakeside" } })
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toContain("@media (prefers-color-scheme:dark)")
  for (const part of ["paper", "sheet", "button", "house"])
    for (const found of [`.${part}`, `class="${part}"`]) expect(html).toContain(found)
  expect(html).not.toMatch(/<(img|script|link|iframe)|url\(|@import/)
})
