import { randomBytes, randomUUID } from "node:crypto"
import { mkdtempSync, readdirSync } from "node:fs"
import { readdir, readFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { newProfile } from "@xl/core/market/profiles"
import { Profile } from "@xl/core/profiles"
import type { Actor, Role } from "@xl/core/kernel"
import { Millis, must, UserId } from "@xl/core/shared"
import Fastify from "fastify"
import { sql } from "kysely"
import { beforeEach, describe, expect, it } from "vitest"
import { diskStorage } from "../storage/index.ts"
import { testDatabase } from "../testing/index.ts"
import { verifyLog } from "../events/index.ts"
import { documentRoutes } from "./index.ts"

const { db } = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), "xl-documents-"))
const NOW = must(Millis, 1_795_824_000_000)
const person = (...roles: ReadonlyArray<Role>) => ({
  tag: "user" as const,
  id: must(UserId, randomUUID()),
  email: "a@b.example",
  roles: new Set(roles),
})
const people = {
  buyer: person("VerifiedUsers"),
  stranger: person("Sellers", "ApprovedBuyers"),
  admin: person("Admins"),
}
const actorOf = async (token: string): Promise<Actor> =>
  Object.entries(people).find(([name]) => name === token)?.[1] ?? { tag: "guest" }

let lines: Array<unknown> = []
const logger = { level: "info", stream: { write: (line: string) => void lines.push(JSON.parse(line)) } }
const app = Fastify({ logger })
/** The lines of the log that tell of a read. */
const told = () => lines.filter((line) => (line as { readonly msg: string }).msg === "document read")
await app.register(
  documentRoutes({ db, storage: diskStorage(folder), masterKey: randomBytes(32), now: () => NOW, actorOf }),
)
await db
  .insertInto("profiles")
  .values(
    Object.values(people).map(({ email, id }) => ({
      id,
      body: JSON.stringify(Profile.encode(newProfile(id, email, NOW))),
    })),
  )
  .execute()

const PDF = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n")
const EXE = Buffer.concat([Buffer.from("MZ\u0090\u0000", "latin1"), Buffer.alloc(300)])
const pdfOf = (size: number) => Buffer.concat([PDF, Buffer.alloc(size - PDF.length, 32)])

const post = (
  file: Buffer | null,
  { token = "buyer", owner = people.buyer.id as string, category = "proof-of-funds", name = "statement.pdf" } = {},
) => {
  const boundary = "xxBOUNDARYxx"
  const payload = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file1"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`,
    ),
    file ?? Buffer.alloc(0),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  return app.inject({
    method: "POST",
    url: `/category-records?owner-id=${owner}&category-id=${category}`,
    payload,
    headers: { token, "content-type": `multipart/form-data; boundary=${boundary}` },
  })
}
const get = (
  key: string,
  { token = "buyer", owner = people.buyer.id as string, category = "proof-of-funds", reason = "" } = {},
) =>
  app.inject({
    method: "GET",
    url: `/category-records?owner-id=${owner}&external-id=${key}&category-id=${category}&reason=${encodeURIComponent(reason)}`,
    headers: { token },
  })
const files = () => readdir(join(folder, "documents")).catch(() => [])
const rows = () => db.selectFrom("documents").select("key").execute()

beforeEach(async () => {
  await db.deleteFrom("documents").execute()
})

describe("POST /category-records", () => {
  it("saves a file1 record, encrypted, and gives back what to file (ACC-030, ACC-541, SEL-411, C049)", async () => {
    const answer = await post(PDF, { name: "..\\my funds.pdf" })
    expect(answer.statusCode).toBe(201)
    const { file1 } = answer.json<{ file1: { key: string } }>()
    expect(file1).toEqual({
      key: file1.key,
      name: "my funds.pdf",
      type: "application/pdf",
      dataOwnerId: people.buyer.id,
      dateModified: NOW,
    })
    const kept = await readFile(join(folder, "documents", file1.key))
    expect(kept.includes("%PDF")).toBe(false)
    expect((await get(file1.key)).json()).toMatchObject({ file1: { data: PDF.toString("base64") } })
  })

  it("takes exactly 5,000,000 bytes (ACC-648)", async () => {
    expect((await post(pdfOf(5_000_000))).statusCode).toBe(201)
  })

  it.each([
    ["one byte more than 5,000,000 (ACC-648)", pdfOf(5_000_001), {}, 413, "FileTooLarge"],
    ["a PDF that is an EXE", EXE, {}, 415, "FileTypeRefused"],
    [
      "a page that calls itself a PDF",
      Buffer.from("<html><script>alert(1)</script></html>"),
      {},
      415,
      "FileTypeRefused",
    ],
    ["no bytes", null, {}, 400, "FileEmpty"],
    ["somebody else's record", PDF, { owner: people.stranger.id as string }, 404, "DocumentNotFound"],
    ["an odd category", PDF, { category: "../x" }, 404, "DocumentNotFound"],
    ["nobody known", PDF, { token: "forged" }, 401, "SignInRequired"],
  ])("refuses %s and keeps nothing", async (_what, file, change, status, code) => {
    const before = await files()
    const answer = await post(file, change)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect(await rows()).toEqual([])
    expect(await files()).toEqual(before)
  })

  it("refuses what is no upload", async () => {
    const answer = await app.inject({
      method: "POST",
      url: `/category-records?owner-id=${people.buyer.id}&category-id=a`,
      headers: { token: "buyer", "content-type": "multipart/form-data; boundary=x" },
      payload: "nonsense",
    })
    expect(answer.statusCode).toBe(400)
    expect(await rows()).toEqual([])
  })
})

describe("GET /category-records", () => {
  const filed = async () => (await post(PDF)).json<{ file1: { key: string } }>().file1.key

  it("gives the owner the bytes in the field file1, harmless to whatever shows them (ACC-539, ACC-540, SEL-410)", async () => {
    const answer = await get(await filed())
    expect(answer.json()).toEqual({
      file1: { name: "statement.pdf", type: "application/pdf", dateModified: NOW, data: PDF.toString("base64") },
    })
    expect(answer.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "content-disposition": "attachment",
      "cache-control": "no-store",
    })
    expect(answer.headers["content-security-policy"]).toContain("sandbox")
  })

  const looks = () => db.selectFrom("events").select("chain").where("type", "=", "DocumentRead").execute()

  it.each([
    ["no reason", ""],
    ["a blank one", "  "],
    ["one of 201 characters", "x".repeat(201)],
  ])("refuses an administrator with %s, and keeps nothing of the try", async (_what, reason) => {
    const key = await filed()
    lines = []
    const answer = await get(key, { token: "admin", reason })
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      { code: "ReadReasonRequired", message: "Please say in up to 200 characters why you read this document." },
    ])
    expect([await looks(), told()]).toEqual([[], []])
  })

  it("lets an administrator who says why read it, on the record and in a line of the log", async () => {
    const key = await filed()
    const reason = "Decides role request 7"
    lines = []
    expect((await get(key, { token: "admin", reason: ` ${reason} ` })).statusCode).toBe(200)
    expect(told()).toMatchObject([
      { msg: "document read", document: key, owner: people.buyer.id, reader: people.admin.id, reason },
    ])
    const events = await db.selectFrom("events").select(["type", "actor", "chain", "body"]).execute()
    expect(events).toEqual([
      {
        type: "DocumentRead",
        actor: people.admin.id,
        chain: people.buyer.id,
        body: { before: null, after: { document: key, reason } },
      },
    ])
    expect((await verifyLog(db)).broken).toBeUndefined()
  })

  it("asks the owner for no reason, and puts the own look on no record", async () => {
    const before = await looks()
    lines = []
    expect((await get(await filed(), { reason: "Mine" })).statusCode).toBe(200)
    expect([await looks(), told()]).toEqual([before, []])
  })

  it("answers alike for another's document and for none", async () => {
    const key = await filed()
    const anothers = await get(key, { token: "stranger" })
    const none = await get(randomUUID(), { token: "stranger" })
    expect(anothers.statusCode).toBe(404)
    expect([anothers.statusCode, anothers.body]).toEqual([none.statusCode, none.body])
    expect((await get("../../secrets/master", { token: "buyer" })).statusCode).toBe(404)
    expect((await get(key, { category: "other" })).statusCode).toBe(404)
    expect((await get(key, { token: "" })).statusCode).toBe(401)
  })

  it("is nobody else's, also where the database would show it", async () => {
    const key = await filed()
    const none = await get(randomUUID(), { token: "stranger" })
    await sql`alter table documents disable row level security`.execute(db)
    const anothers = await get(key, { token: "stranger" })
    await sql`alter table documents enable row level security`.execute(db)
    expect([anothers.statusCode, anothers.body]).toEqual([404, none.body])
  })

  it("leaves no unfinished file behind", () => {
    expect(readdirSync(join(folder, "documents")).filter((name) => name.includes(".part"))).toEqual([])
  })
})
