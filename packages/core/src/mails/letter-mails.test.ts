import { describe, expect, it } from "vitest"
import { letterMail } from "./letter-mails.ts"

const SENDER = { product: "XL", origin: "https://market.example" }
const FACTS = {
  title: "Phase I <report>",
  message: 'Is there one?\n\n<a href="https://evil.example">Click</a>',
  writer: "u-1",
  name: "Blair Buyer",
  email: "blair@example.com",
  assetId: "a-1",
  asset: "Retail Center",
}

describe("a letter of a member", () => {
  it("tells an advisor who writes about which listing, and answers go to the writer (SEL-352)", () => {
    const mail = letterMail(SENDER, "advisor@example.com", { kind: "advisor", facts: FACTS })
    expect([mail.to, mail.replyTo, mail.subject]).toEqual([
      "advisor@example.com",
      "blair@example.com",
      "A question about a listing that names you",
    ])
    expect(mail.text).toContain("Blair Buyer (blair@example.com) writes to you about Retail Center.")
    expect(mail.text).toContain("Subject: Phase I <report>\n\nIs there one?")
    expect(mail.text).toContain("An answer to this mail goes to blair@example.com.")
    expect(mail.text).toContain("See the listing: https://market.example/asset/a-1")
  })

  it("tells administrators whose account it is (SEL-354)", () => {
    const mail = letterMail(SENDER, "desk@example.com", {
      kind: "administrators",
      facts: { ...FACTS, name: FACTS.email },
    })
    expect(mail.subject).toBe("A message of a member to the administrators")
    expect(mail.text).toContain("blair@example.com writes to the administrators.")
    expect(mail.text).toContain("See the account: https://market.example/admin/buyers/u-1")
  })

  it("shows what was typed as text: no link of the writer's, and nothing of it in the subject", () => {
    const { html, subject } = letterMail(SENDER, "advisor@example.com", { kind: "advisor", facts: FACTS })
    expect(html).not.toContain('<a href="https://evil.example"')
    expect(html).toContain("&lt;a href=&quot;https://evil.example&quot;&gt;Click&lt;/a&gt;")
    expect(subject).not.toContain("Phase")
  })
})
