import { randomBytes, randomUUID } from "node:crypto"
import { once } from "node:events"
import { mkdtempSync } from "node:fs"
import { readdir } from "node:fs/promises"
import { request } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { gzipSync } from "node:zlib"
import type { Actor } from "@xl/core/kernel"
import { must, UserId } from "@xl/core/shared"
import Fastify from "fastify"
import { afterAll, describe, expect, it, vi } from "vitest"
import { diskStorage } from "../storage/index.ts"
import { testDatabase } from "../testing/index.ts"
import { documentRoutes } from "./index.ts"

const { db } = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), "xl-hostile-"))
const owner = must(UserId, randomUUID())
const roles: ReadonlySet<"VerifiedUsers"> = new Set(["VerifiedUsers"] as const)
const actorOf = async (token: string): Promise<Actor> =>
  token === "owner" ? { tag: "user", id: owner, email: "a@b.example", roles } : { tag: "guest" }
const app = Fastify()
await app.register(
  documentRoutes({ db, storage: diskStorage(folder), masterKey: randomBytes(32), now: Date.now, actorOf }),
)
await app.listen({ host: "127.0.0.1", port: 0 })
afterAll(() => app.close())
const port = (app.server.address() as AddressInfo).port

const text = (said: string) => Buffer.from(said, "latin1")
const PDF = "%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n"
const png = (width: number, height: number) => {
  const head = Buffer.from("89504e470d0a1a0a0000000d49484452000000000000000008060000000000000049444154", "hex")
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return Buffer.concat([head, Buffer.alloc(200)])
}
const jpeg = (width: number, height: number) => {
  const frame = Buffer.from("ffc00011080000000003012200021101031101", "hex")
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  return Buffer.concat([Buffer.from("ffd8ffe000104a46494600010100000100010000", "hex"), frame, Buffer.alloc(200)])
}
const zip = (name: string, inside = "") =>
  Buffer.concat([
    Buffer.from("504b0304140000000800", "hex"),
    Buffer.alloc(16),
    Buffer.from([name.length, 0, 0, 0]),
    text(name + inside),
    Buffer.alloc(400),
  ])

const boundary = "xxBOUNDARYxx"
const bodyOf = (file: Buffer, name: string, claimed: string) =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file1"; filename="${name}"\r\ncontent-type: ${claimed}\r\n\r\n`,
    ),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
const path = `/category-records?owner-id=${owner}&category-id=proof-of-funds`
const headers = { token: "owner", "content-type": `multipart/form-data; boundary=${boundary}` }
const post = (file: Buffer, name = "a.pdf", claimed = "application/pdf") =>
  app.inject({ method: "POST", url: path, payload: bodyOf(file, name, claimed), headers })
const get = (key: string) =>
  app.inject({
    url: `/category-records?owner-id=${owner}&external-id=${key}&category-id=proof-of-funds`,
    headers: { token: "owner" },
  })
const kept = async () => (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile())

const REFUSED: ReadonlyArray<readonly [string, Buffer, number]> = [
  ["HTML with a script", text("<!doctype html><script>alert(1)</script>"), 415],
  ["HTML behind spaces", text(`${" ".repeat(5_000)}<script>alert(1)</script>`), 415],
  ["SVG with a script", text(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`), 415],
  [
    "XML with an outside entity",
    text(`<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>`),
    415,
  ],
  ["a docx", zip("[Content_Types].xml", `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>`), 415],
  ["a zip", zip("bomb"), 415],
  ["a gzip bomb", gzipSync(Buffer.alloc(50_000_000)), 415],
  ["a jar in a GIF", Buffer.concat([text("GIF89a/*"), zip("META-INF/MANIFEST.MF")]), 415],
  ["a GIF that is a script", text("GIF89a/*<svg/onload=alert(1)>*/=alert(1)//;"), 415],
  ["an EXE", Buffer.concat([text("MZ\u0090\u0000"), Buffer.alloc(300)]), 415],
  ["an ELF", Buffer.concat([text("\u007fELF\u0002\u0001\u0001"), Buffer.alloc(300)]), 415],
  ["a shell script", text("#!/bin/sh\nrm -rf /\n"), 415],
  ["the test virus", text(`X5O!P%@AP[4\\PZX54(P^)7CC)7}$${"EICAR"}-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`), 415],
  ["a PDF that begins later", text(`<script>alert(1)</script>${PDF}`), 415],
  ["nothing but zeros", Buffer.alloc(10_000), 415],
  ["noise", Buffer.concat([Buffer.from([0]), randomBytes(10_000)]), 415],
  ["one byte", Buffer.from([0x25]), 415],
  ["no byte", Buffer.alloc(0), 400],
  ["a PNG of 30,000 × 30,000", png(30_000, 30_000), 413],
  ["a PNG of 4,294,967,295 × 4,294,967,295", png(4_294_967_295, 4_294_967_295), 413],
  ["a JPEG of 65,535 × 65,535", jpeg(65_535, 65_535), 413],
]

/** What is taken, as nothing tells it from an honest one; it is sealed, and harmless where it is shown. */
const TAKEN: ReadonlyArray<readonly [string, Buffer, string]> = [
  [
    "a PDF with a script",
    text(PDF.replace("<<>>", "<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>")),
    "application/pdf",
  ],
  ["a PDF that is HTML too", text(`${PDF}<html><script>alert(1)</script></html>`), "application/pdf"],
  ["a PDF that is a zip too", Buffer.concat([text(PDF), zip("a.html")]), "application/pdf"],
  ["a PNG with HTML in it", Buffer.concat([png(10, 10), text("<script>alert(1)</script>")]), "image/png"],
  ["a JPEG with HTML in it", Buffer.concat([jpeg(10, 10), text("<script>alert(1)</script>")]), "image/jpeg"],
  ["a PDF of 5,000,000 bytes", Buffer.concat([text(PDF), Buffer.alloc(5_000_000 - PDF.length, 32)]), "application/pdf"],
]

const NAMES = [
  "../../../etc/passwd",
  "..\\..\\windows\\system.ini",
  "/etc/passwd",
  "C:\\a.pdf",
  "....//....//a",
  "a.html\u0000",
  "%2e%2e%2fa",
  "a\u202Efdp.exe",
  "CON",
  "\u0001\u0002",
  ".",
  "..",
  "\u00e4\u00f6\u00fc.pdf",
  "a".repeat(5_000),
  "<img src=x onerror=alert(1)>.pdf",
  "a;b=c.pdf",
  "con ",
  ".htaccess",
]
/** Ends by which whoever opens the file later would be misled. */
const MISLEADING = [
  "a.html",
  "a.pdf.exe",
  "a.pdf\u0000.html",
  "a.png",
  "a.pdf.",
  "a.pdf ",
  "a",
  ".htaccess",
  "..",
  "CON",
  "a.pdf/",
]

describe("a hostile file", () => {
  it.each(REFUSED)(
    "is refused whatever it calls itself, and nothing of it is kept: %s",
    async (_what, file, status) => {
      const before = (await kept()).length
      for (const [name, claimed] of [
        ["a.pdf", "application/pdf"],
        ["a.png", "image/png"],
        ["a.html", "text/html"],
      ] as const)
        expect((await post(file, name, claimed)).statusCode).toBe(status)
      expect((await kept()).length).toBe(before)
    },
  )

  it("is refused with one byte more than 5,000,000, and nothing of it is kept", async () => {
    const before = (await kept()).length
    const answer = await post(Buffer.concat([text(PDF), Buffer.alloc(5_000_001 - PDF.length, 32)]))
    expect([answer.statusCode, (await kept()).length]).toEqual([413, before])
  })

  it.each(TAKEN)(
    "is kept sealed and given back as what it is, to be saved and never shown: %s",
    async (_what, file, type) => {
      const answer = await post(file, `a.html.${type.slice(-3).replace("peg", "jpg")}`, "text/html")
      expect(answer.statusCode).toBe(201)
      const given = await get(answer.json().file1.key)
      expect(given.json().file1.type).toBe(type)
      expect(Buffer.from(given.json().file1.data, "base64").equals(file)).toBe(true)
      expect(given.headers).toMatchObject({
        "content-type": expect.stringMatching(/^application\/json/),
        "x-content-type-options": "nosniff",
        "content-disposition": "attachment",
        "content-security-policy": "sandbox; default-src 'none'",
        "cache-control": "no-store",
      })
    },
  )

  it.each(NAMES)("lies inside the store under a key of ours, whatever its name: %j", async (name) => {
    const answer = await post(text(PDF), `${name}.pdf`)
    expect(answer.statusCode).toBe(201)
    const { key, name: shown } = answer.json().file1
    expect(key).toMatch(/^[0-9a-f-]{36}$/)
    // oxlint-disable-next-line no-control-regex -- Control characters are what must not be there.
    expect([/[\\/\u0000-\u001f\u007f"]/.test(shown), shown.length <= 200, shown !== ""]).toEqual([false, true, true])
    expect((await kept()).filter(({ parentPath }) => parentPath !== join(folder, "documents"))).toEqual([])
  })

  it.each(MISLEADING)("is refused under a name that does not say what it holds: %j", async (name) => {
    const before = (await kept()).length
    const answer = await post(text(PDF), name)
    expect([answer.statusCode, answer.json()]).toEqual([
      415,
      {
        code: "FileNameMisleads",
        message:
          "This file's name does not say what it holds. Rename it so that it ends as its kind does, as in .pdf, .xlsx or .jpg, and try again.",
      },
    ])
    expect((await kept()).length).toBe(before)
  })

  it("is let go where its sender breaks off, and needs no length beforehand", async () => {
    const before = (await kept()).length
    const sent = request({ port, host: "127.0.0.1", method: "POST", path, headers })
    sent.on("error", () => undefined)
    sent.write(bodyOf(text(PDF + " ".repeat(500_000)), "a.pdf", "application/pdf").subarray(0, 300_000))
    await new Promise((wake) => setTimeout(wake, 100))
    sent.destroy()
    await vi.waitFor(async () => expect((await kept()).length).toBe(before), { timeout: 10_000 })
    const whole = request({ port, host: "127.0.0.1", method: "POST", path, headers })
    whole.end(bodyOf(text(PDF), "a.pdf", "application/pdf"))
    const [answer] = await once(whole, "response")
    expect([answer.statusCode, (answer.resume(), (await kept()).length)]).toEqual([201, before + 1])
  })

  it("takes no more than 64 MiB of memory when 16 of the largest come at once", async () => {
    const body = bodyOf(
      Buffer.concat([text(PDF), Buffer.alloc(5_000_000 - PDF.length, 32)]),
      "a.pdf",
      "application/pdf",
    )
    setFlagsFromString("--expose-gc")
    const collect = runInNewContext("gc") as () => void
    /** What is in use, without what only waits to be collected. V8 frees buffers beside the program: a second collection waits for the first's. */
    const held = () => (collect(), collect(), process.memoryUsage().arrayBuffers)
    const before = held()
    let peak = before
    const watch = setInterval(() => (peak = Math.max(peak, held())), 1_000)
    const upload = async () => {
      const sent = request({ port, host: "127.0.0.1", method: "POST", path, headers })
      for (let at = 0; at < body.length; at += 65_536)
        if (!sent.write(body.subarray(at, at + 65_536))) await once(sent, "drain")
      sent.end()
      const [answer] = await once(sent, "response")
      answer.resume()
      return answer.statusCode
    }
    const statuses = await Promise.all(Array.from({ length: 16 }, upload))
    clearInterval(watch)
    process.stdout.write(`16 uploads of 5 MB at once: ${Math.round((peak - before) / 1_048_576)} MiB at most\n`)
    expect(statuses).toEqual(statuses.map(() => 201))
    expect(peak - before).toBeLessThan(64 * 1_048_576)
  }, 120_000)
})
