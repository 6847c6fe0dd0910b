import { describe, expect, it } from "vitest"
import { contactMail } from "./index.ts"

const sender = { product: "XL", origin: "https://market.example" }
/** The words alone: without the signature. */
const wordsOf = (text: string) => text.split("\n\n-- \n")[0]?.split("\n\n")

describe("a question to the operator", () => {
  const asked = {
    name: "Ann Lee",
    email: "ann@x.test",
    phone: "2125550142",
    purpose: "Selling",
    msg: "First.\n\n\nThen\nmore.",
  }
  const mail = (change: Partial<typeof asked> = {}) => contactMail(sender, "house@x.test", { ...asked, ...change })

  it("says who asks what about what, paragraph by paragraph", () => {
    const { subject, text, to } = mail()
    expect([to, subject, ...(wordsOf(text) ?? [])]).toEqual([
      "house@x.test",
      "A question by the contact form",
      "From: Ann Lee",
      "Answer to: ann@x.test",
      "Phone: 2125550142",
      "About: Selling",
      "First.",
      "Then\nmore.",
    ])
  })

  it("leaves out what the form did not ask, or what was left empty", () =>
    expect(wordsOf(mail({ name: "-", phone: "", purpose: "-", msg: "When?" }).text)).toEqual([
      "Answer to: ann@x.test",
      "When?",
    ]))
})
