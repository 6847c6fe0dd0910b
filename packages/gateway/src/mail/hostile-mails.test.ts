import { type Mail, written } from "@xl/core/mails"
import { allHostileTexts } from "@xl/testkit/hostile"
import { createTransport } from "nodemailer"
import { describe, expect, it } from "vitest"
import { MailRefused, requireHeaders } from "./mail.ts"

const SENDER = { product: "XL", origin: "https://market.example" }
const mailWith = (text: string): Mail =>
  written(SENDER, "robin@example.com", "You received an offer", [
    `The reason given: ${text}`,
    { tag: "code", code: text },
    { tag: "link", label: text, path: `/asset/${text}` },
  ])
const MARKS: Readonly<Record<string, string>> = { amp: "&", gt: ">", lt: "<", quot: '"', "#39": "'" }
const read = (html: string): string =>
  html.replaceAll(/&(amp|gt|lt|quot|#39);/g, (_mark, name: string) => MARKS[name] ?? "")

/** The mail as it goes over the wire. */
const sent = async (mail: Mail): Promise<string> => {
  const transport = createTransport(
    { streamTransport: true, buffer: true, newline: "unix" },
    { from: "XL <a@xl.test>" },
  )
  const { message } = await transport.sendMail({ ...mail, to: { name: "", address: mail.to } })
  return (message as Buffer).toString()
}
const headersOf = (message: string): ReadonlyArray<string> =>
  (message.split("\n\n")[0] ?? "").split("\n").flatMap((line) => /^([\w-]+):/.exec(line)?.[1] ?? [])

describe("a mail with something hostile in every text of it", () => {
  it.each(allHostileTexts)("shows %j as text and nothing else", (text) => {
    const { html, text: plain } = mailWith(text)
    const names = [...html.matchAll(/<\/?([^\s>]*)/g)].map(([, name]) => name)
    const ours = ["!doctype", "html", "head", "meta", "title", "style", "body", "div", "h1", "p", "strong", "a", "br"]
    expect([...new Set(names)].filter((name) => !ours.includes(name ?? ""))).toEqual([])
    expect(read(html)).toContain(`>The reason given: ${text}</p>`)
    expect(plain).toContain(`The reason given: ${text}`)
    const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => new URL(read(address ?? "")).origin)
    expect(new Set(addresses)).toEqual(new Set([SENDER.origin]))
  })

  it("has the same headers as any other, whatever its texts say", async () => {
    const plain = headersOf(await sent(mailWith("too low")))
    expect(plain).toEqual(expect.arrayContaining(["From", "To", "Subject"]))
    for (const text of allHostileTexts) expect(headersOf(await sent(mailWith(text)))).toEqual(plain)
  })

  it.each(allHostileTexts.filter((text) => /[\r\n]/.test(text)))(
    "is not sent at all with %j as its subject",
    (text) => {
      expect(() => requireHeaders({ ...mailWith(""), subject: text })).toThrow(MailRefused)
      expect(() => requireHeaders({ ...mailWith(""), to: `robin@example.com${text}` })).toThrow(MailRefused)
      expect(() => requireHeaders({ ...mailWith(""), replyTo: `robin@example.com${text}` })).toThrow(MailRefused)
    },
  )
})
