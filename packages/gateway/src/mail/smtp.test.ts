import { codeMail, type Mail } from "@xl/core/mails"
import { SMTPServer } from "smtp-server"
import type { AddressInfo } from "node:net"
import { afterAll, describe, expect, it } from "vitest"
import { MailRefused, smtpTransport } from "./index.ts"

interface Received {
  readonly recipients: ReadonlyArray<string>
  readonly source: string
}
const received: Array<Received> = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS", "AUTH"],
  onData: (stream, session, done) => {
    const chunks: Array<Buffer> = []
    stream.on("data", (chunk: Buffer) => chunks.push(chunk))
    stream.on("end", () => {
      received.push({
        recipients: session.envelope.rcptTo.map(({ address }) => address),
        source: Buffer.concat(chunks).toString(),
      })
      done()
    })
  },
})
await new Promise<void>((ready) => server.listen(0, "127.0.0.1", () => ready()))
const { port } = server.server.address() as AddressInfo
const transport = smtpTransport({ url: `smtp://127.0.0.1:${port}`, from: "XL <no-reply@xl.test>" })
afterAll(async () => {
  await transport.close()
  server.close()
})

const plain: Mail = { to: "ann@x.test", subject: "Häuser & Kredite", text: "Grüße", html: "<p>Grüße</p>" }
const headersOf = ({ source }: Received) =>
  (source.split("\r\n\r\n")[0] ?? "").replaceAll(/\r\n[ \t]/g, " ").split("\r\n")

describe("mail over SMTP", () => {
  it("arrives in two forms, with its accents, from the configured sender", async () => {
    await transport.send(plain)
    const mail = received.at(-1)
    expect(mail?.recipients).toEqual(["ann@x.test"])
    const headers = headersOf(mail ?? { recipients: [], source: "" })
    expect(headers).toContain("From: XL <no-reply@xl.test>")
    expect(headers.find((line) => line.startsWith("Subject:"))).toContain("=?UTF-8?")
    expect(headers).toContain("Auto-Submitted: auto-generated")
    expect(mail?.source).toMatch(/text\/plain[\s\S]*Gr=C3=BC=C3=9Fe[\s\S]*text\/html[\s\S]*<p>Gr=C3=BC=C3=9Fe<\/p>/)
  })

  it("carries the code in both forms", async () => {
    const sender = { product: "XL", origin: "https://xl.test" }
    await transport.send(codeMail(sender, "ann@x.test", { kind: "confirm", code: "012345", minutes: 15 }))
    expect(received.at(-1)?.source.split("012345")).toHaveLength(3)
  })

  it("names the way out of a mail that may be left, as one request (RFC 8058)", async () => {
    await transport.send({ ...plain, unsubscribe: "https://xl.test/unsubscribe?token=abc" })
    const headers = headersOf(received.at(-1) ?? { recipients: [], source: "" })
    expect(headers).toContain("List-Unsubscribe: <https://xl.test/unsubscribe?token=abc>")
    expect(headers).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click")
    await transport.send(plain)
    expect(headersOf(received.at(-1) ?? { recipients: [], source: "" }).join()).not.toContain("List-Unsubscribe")
  })

  it.each([
    ["a second header in the subject", { subject: "Hello\r\nBcc: everybody@x.test" }],
    ["a bare line feed in the subject", { subject: "Hello\nBcc: everybody@x.test" }],
    ["a header in the address", { to: "ann@x.test\r\nBcc: everybody@x.test" }],
    ["two addresses", { to: "ann@x.test, everybody@x.test" }],
    ["an address with a name around it", { to: "Ann <everybody@x.test>" }],
    ["a group of addresses", { to: "all:ann@x.test;" }],
    ["no address", { to: "" }],
    ["no subject", { subject: "" }],
  ])("refuses %s, and sends nothing", async (_what, change) => {
    const before = received.length
    await expect(transport.send({ ...plain, ...change })).rejects.toThrow(MailRefused)
    expect(received).toHaveLength(before)
  })

  it("keeps a body that looks like a header in the body", async () => {
    await transport.send({
      ...plain,
      text: "\r\n.\r\nMAIL FROM:<x@x.test>\r\nRCPT TO:<everybody@x.test>\r\nBcc: everybody@x.test",
    })
    expect(received.at(-1)?.recipients).toEqual(["ann@x.test"])
    expect(
      headersOf(received.at(-1) ?? { recipients: [], source: "" }).filter((line) => line.startsWith("Bcc")),
    ).toEqual([])
  })

  it("rejects when no server answers", async () => {
    const nowhere = smtpTransport({ url: "smtp://127.0.0.1:1", from: "XL <no-reply@xl.test>" })
    await expect(nowhere.send(plain)).rejects.toThrow("ECONNREFUSED")
    await nowhere.close()
  })
})
