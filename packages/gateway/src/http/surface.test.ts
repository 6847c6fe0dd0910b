import { once } from "node:events"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as t from "io-ts"
import { Effect } from "effect"
import { afterAll, describe, expect, it } from "vitest"
import { input } from "../shared/index.ts"
import { testGateway } from "../testing/index.ts"

const siteFolder = mkdtempSync(join(tmpdir(), "xl surface-"))
mkdirSync(join(siteFolder, "assets"))
for (const [name, text] of [
  ["index.html", "<!doctype html><html><head><title>XL</title></head><body></body></html>"],
  ["assets/main.js", "export {}"],
  ["assets/main.css", "a{}"],
  [".env", "SECRET=planted"],
] as const)
  writeFileSync(join(siteFolder, name), text)
mkdirSync(join(siteFolder, ".git"))
writeFileSync(join(siteFolder, ".git/config"), "planted")
afterAll(() => rmSync(siteFolder, { recursive: true, force: true }))

const schema = `
  directive @access(to: [Access!]!) on FIELD_DEFINITION
  enum Access { Guest SignedIn Sellers ApprovedBuyers RestrictedBuyers VerifiedUsers Concierges Admins }
  type Query { echo(words: String): String @access(to: [Guest]) }`
const resolvers = [
  {
    Query: {
      echo: (args: unknown) =>
        Effect.map(
          input(t.strict({ words: t.union([t.string, t.null, t.undefined]) }), args),
          ({ words }) => words ?? "",
        ),
    },
  },
]
const { app, ask, log } = await testGateway({ schema, resolvers, siteFolder })
const address = await app.listen({ host: "127.0.0.1", port: 0 })
const { port } = new URL(address)

/** What comes back for these very bytes, until the connection is closed or nothing has come for a moment. */
const sent = async (bytes: string): Promise<string> => {
  const socket = connect(Number(port), "127.0.0.1")
  let answer = ""
  socket.on("data", (chunk) => void (answer += chunk.toString()))
  socket.on("error", () => undefined) // a reset is an answer, too
  socket.write(bytes)
  socket.setTimeout(20_000, () => socket.destroy())
  await once(socket, "close")
  return answer
}
const statusesIn = (answer: string) => [...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status))

describe("what the world can reach", () => {
  it("says the type of every body, and of a text its alphabet", async () => {
    for (const url of ["/", "/healthz", "/readyz", "/assets/main.js", "/assets/main.css", "/missing.js", "/graphql"]) {
      const { headers } = await app.inject({ url, headers: { accept: "text/html,*/*" } })
      expect([url, headers["content-type"]]).toEqual([url, expect.stringMatching(/^[\w-]+\/[\w+-]+; charset=utf-8$/i)])
    }
    const answer = await app.inject({ method: "POST", url: "/graphql", payload: { query: "{ echo }" } })
    expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8")
  })

  it("lets a page load nothing but its own, and no element say otherwise", async () => {
    const policy = String((await app.inject({ url: "/" })).headers["content-security-policy"]).split("; ")
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'self'", "script-src 'self'", "object-src 'none'", "base-uri 'none'"]),
    )
  })

  it("keeps answers out of every cache, and names neither program nor version", async () => {
    const answer = await app.inject({ method: "POST", url: "/graphql", payload: { query: "{ echo }" } })
    expect(answer.headers["cache-control"]).toBe("no-store")
    for (const { headers } of [answer, await app.inject({ url: "/" })])
      expect([headers["server"], headers["x-powered-by"]]).toEqual([undefined, undefined])
  })

  it("lists no folder and serves nothing that is hidden", async () => {
    for (const url of [
      "/assets/",
      "/assets",
      "/.git/config",
      "/.env",
      "/%2e%65nv",
      "/assets/..%2f.env",
      "/assets/%2e%2e/.env",
    ]) {
      const { payload, statusCode } = await app.inject({ url, headers: { accept: "*/*" } })
      const isPage = statusCode === 200 && payload.includes("<title>XL</title>") // any address may be the application's
      expect([url, isPage || statusCode === 404 || statusCode === 403]).toEqual([url, true])
      expect(payload).not.toMatch(/planted|main\.css/)
    }
  })

  it("answers TRACE and methods that nobody uses with nothing of the request", async () => {
    for (const method of ["TRACE", "PROPFIND", "CONNECT"]) {
      const answer = await sent(`${method} / HTTP/1.1\r\nHost: x\r\nX-Secret: planted\r\nConnection: close\r\n\r\n`)
      expect([method, statusesIn(answer).filter((status) => status < 400), answer.includes("planted")]).toEqual([
        method,
        [],
        false,
      ])
    }
  })

  it("finds one border between two requests, however they are dressed", async () => {
    const body = '{"query":"{ echo }"}'
    const smuggled = "GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n"
    const head = "POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    for (const framing of [
      `Content-Length: ${body.length}\r\nTransfer-Encoding: chunked\r\n\r\n${body}`,
      `Content-Length: 5\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      `Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n`,
      `Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
      `Content-Length: +${body.length}\r\n\r\n${body}`,
      `Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`,
    ]) {
      const answer = await sent(`${head}${framing}${smuggled}`)
      expect([framing, statusesIn(answer)]).toEqual([framing, [400]])
    }
    expect(log.some((line) => line.includes("smuggled"))).toBe(false)
  })

  it("takes nothing from a prototype, and of a name that comes twice the last alone", async () => {
    const payload =
      '{"query":"query ($w: String) { echo(words: $w) }","variables":{"w":"one","__proto__":{"w":"two"},"constructor":{"prototype":{"w":1}}}}'
    const json = { "content-type": "application/json" }
    const polluted = await app.inject({ method: "POST", url: "/graphql", headers: json, payload })
    expect([200, 400]).toContain(polluted.statusCode)
    expect(({} as { w?: unknown }).w).toBeUndefined()
    const twice = '{"query":"{ echo(words: \\"one\\") }","query":"{ echo(words: \\"two\\") }"}'
    const answer = await app.inject({
      method: "POST",
      url: "/graphql?query={a}&query={b}",
      headers: json,
      payload: twice,
    })
    expect(answer.json()).toEqual({ data: { echo: "two" } })
    expect((await ask("{ echo(words: null) }")).body).toEqual({ data: { echo: "" } })
  })

  it("is logged in UTC, an entry a line, whatever line ends a caller sends", async () => {
    await app.inject({ url: `/x${encodeURIComponent("\n{}\u2028")}`, headers: { "user-agent": "a\tb" } })
    expect(log.length).toBeGreaterThan(10)
    for (const line of log) {
      expect(line.trimEnd().split(/[\n\r\u2028]/)).toHaveLength(1)
      expect(JSON.parse(line)).toMatchObject({
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      })
    }
  })
})
