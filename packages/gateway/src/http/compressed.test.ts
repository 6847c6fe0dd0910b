import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib"
import { Effect } from "effect"
import type { FastifyInstance } from "fastify"
import { afterAll, expect, it } from "vitest"
import { testGateway } from "../testing/index.ts"

const LOANS = "loan ".repeat(2_000)
const schema = `
  directive @access(to: [Access!]!) on FIELD_DEFINITION
  enum Access { Guest SignedIn Sellers ApprovedBuyers RestrictedBuyers VerifiedUsers Concierges Admins }
  type Query { loans: String @access(to: [Guest]) none: String @access(to: [Guest]) }`
const resolvers = [{ Query: { loans: () => Effect.succeed(LOANS), none: () => Effect.succeed("") } }]
const picture = async (server: FastifyInstance) =>
  void server.get("/picture", (_request, reply) => reply.type("image/webp").send(Buffer.alloc(5_000)))
const PAGE = `<html><head></head><body>${LOANS}</body></html>`
const siteFolder = mkdtempSync(join(tmpdir(), "xl-packed-"))
writeFileSync(join(siteFolder, "index.html"), PAGE)
afterAll(() => rmSync(siteFolder, { recursive: true }))
const { app } = await testGateway({ schema, resolvers, routes: [picture], siteFolder })

const asked = (query: string, encodings: string | undefined) =>
  app.inject({
    method: "POST",
    url: "/graphql",
    headers: encodings === undefined ? {} : { "accept-encoding": encodings },
    payload: { query },
  })

const unpacked = { br: brotliDecompressSync, gzip: gunzipSync }

it.each(["br", "gzip"] as const)("packs a long answer by %s for whoever takes it", async (encoding) => {
  const { headers, rawPayload } = await asked("{ loans }", encoding)
  expect(headers["content-encoding"]).toBe(encoding)
  expect(headers.vary).toContain("accept-encoding")
  expect(rawPayload.length).toBeLessThan(LOANS.length / 20)
  expect(JSON.parse(unpacked[encoding](rawPayload).toString())).toEqual({ data: { loans: LOANS } })
})

it.each(["/", "/buy-commercial-real-estate-loans", "/asset/7?tab=terms"])("packs the page at %s", async (url) => {
  const { headers, rawPayload } = await app.inject({ url, headers: { accept: "text/html", "accept-encoding": "br" } })
  expect(headers["content-encoding"]).toBe("br")
  expect(brotliDecompressSync(rawPayload).toString()).toContain(LOANS)
})

it("sends as it is what nobody takes packed, what is short, and what is no text", async () => {
  const plain = await asked("{ loans }", undefined)
  expect([plain.headers["content-encoding"], plain.json()]).toEqual([undefined, { data: { loans: LOANS } }])
  const short = await asked("{ none }", "br")
  expect([short.headers["content-encoding"], short.json()]).toEqual([undefined, { data: { none: "" } }])
  const drawn = await app.inject({ url: "/picture", headers: { "accept-encoding": "br" } })
  expect([drawn.headers["content-encoding"], drawn.rawPayload.length]).toEqual([undefined, 5_000])
})

it("unpacks no request: what is small on the wire could be a flood", async () => {
  const { json, statusCode } = await app.inject({
    method: "POST",
    url: "/graphql",
    headers: { "content-type": "application/json", "content-encoding": "gzip" },
    payload: gzipSync(JSON.stringify({ query: "{ none }" })),
  })
  expect([statusCode, json().errors[0].extensions.code]).toEqual([400, "BAD_REQUEST"])
})
