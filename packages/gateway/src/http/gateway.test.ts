import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import { afterAll, describe, expect, it } from "vitest"
import { aUser, testGateway } from "../testing/index.ts"
import { scrubbed } from "./log.ts"

const siteFolder = mkdtempSync(join(tmpdir(), "xl-site-"))
mkdirSync(join(siteFolder, "assets"))
writeFileSync(
  join(siteFolder, "index.html"),
  `<html><head><title>XL</title><meta name="description" content="old"></head><body></body></html>`,
)
writeFileSync(join(siteFolder, "assets/main-abc.js"), "main()")
afterAll(() => rmSync(siteFolder, { recursive: true }))

const SCHEMA = `
directive @access(to: [Access!]!) on FIELD_DEFINITION
enum Access { Guest SignedIn Sellers ApprovedBuyers RestrictedBuyers VerifiedUsers Concierges Admins }
type Query { echo(words: String): String @access(to: [Guest]) fail(words: String): String @access(to: [Guest]) }
type Mutation { none: Int @access(to: []) }
`
const gateway = await testGateway({
  schema: SCHEMA,
  users: new Map([["planted-token", aUser(1)]]),
  resolvers: [
    {
      Query: {
        echo: (args) => Effect.succeed((args as { words: string }).words),
        fail: (args) => Effect.die(new Error(`could not mail ${(args as { words: string }).words}`)),
      },
      Mutation: { none: () => Effect.succeed(1) },
    },
  ],
  siteFolder,
  told: () => ({ userPoolId: 'local_"xl"' }),
  headOf: async (path) =>
    path === "/asset/7"
      ? {
          title: `"A" & <b>`,
          description: "Seven",
          image: "/images/7",
          jsonLd: { name: "</script><script>alert(1)</script>" },
        }
      : path === "/nowhere"
        ? { title: "Not found", description: "", status: 404 }
        : undefined,
  routes: [
    (app) =>
      void app.get("/papers/:id", async () => {
        throw Object.assign(new Error("duplicate key (email)=(planted@example.com)"), {
          severity: "ERROR",
          code: "23505",
          constraint: "users_email",
          detail: "planted@example.com",
        })
      }),
  ],
})
const get = (url: string, headers: Record<string, string> = {}) => gateway.app.inject({ method: "GET", url, headers })
const html = { accept: "text/html" }

describe("the gateway", () => {
  it("lives, and is ready while its database answers", async () => {
    for (const path of ["/healthz", "/livez"]) expect((await get(path)).json()).toEqual({ status: "ok" })
    expect((await get("/readyz")).json()).toEqual({ status: "ready" })
  })

  it("tells the time with each answer to a question in a demo, whose clock may move, and with nothing else", async () => {
    const asked = { method: "POST", url: "/graphql", payload: { query: "{ echo }" } } as const
    const { headers } = await gateway.app.inject(asked)
    expect(Math.abs(Number(headers["x-market-time"]) - Date.now())).toBeLessThan(60_000)
    expect((await get("/healthz")).headers).not.toHaveProperty("x-market-time")
  })

  it("sends strict headers with every answer", async () => {
    for (const answer of [
      await get("/"),
      await get("/healthz"),
      await get("/assets/main-abc.js"),
      await get("/missing.js"),
    ]) {
      expect(answer.headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "strict-origin-when-cross-origin",
        "x-request-id": expect.any(String),
      })
      const policy = String(answer.headers["content-security-policy"])
      expect(policy).toContain("script-src 'self';")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("; require-trusted-types-for 'script'; trusted-types xl-drawing default;")
      expect(policy).toContain("script-src-attr 'none'")
      expect(policy).toContain("object-src 'none'")
      expect(policy).toContain("base-uri 'none'")
      expect(
        policy
          .split(";")
          .filter((rule) => rule.includes("unsafe-"))
          .map((rule) => rule.trim()),
      ).toEqual(["style-src 'self' 'unsafe-inline'"])
      expect(answer.headers).not.toHaveProperty("set-cookie")
      expect(answer.headers).not.toHaveProperty("x-powered-by")
    }
  })

  it("serves the pages: files as they are, any other address as the application", async () => {
    const file = await get("/assets/main-abc.js")
    expect([file.body, file.headers["cache-control"]]).toEqual(["main()", "public, max-age=31536000, immutable"])
    for (const address of ["/", "/dashboard/buyer?step=2"]) {
      const page = await get(address, html)
      expect([page.statusCode, page.headers["content-type"], page.headers["cache-control"]]).toEqual([
        200,
        "text/html; charset=utf-8",
        "no-cache",
      ])
      expect(page.body).toContain("<title>XL</title>")
      expect(page.body).toContain(
        '<meta name="xl-config" content="{&quot;userPoolId&quot;:&quot;local_\\&quot;xl\\&quot;&quot;}">',
      )
    }
    expect([
      (await get("/assets/gone.js")).statusCode,
      (await gateway.app.inject({ method: "POST", url: "/dashboard" })).statusCode,
    ]).toEqual([404, 404])
  })

  it("tells search engines of a page what the hook says, and lets nothing break out of it", async () => {
    const { body } = await get("/asset/7?utm=x", { ...html, host: "market.example" })
    expect(body).toContain("<title>&quot;A&quot; &amp; &lt;b&gt;</title>")
    expect(body).toContain(`<meta property="og:image" content="http://market.example/images/7">`)
    expect(body).toContain(`<link rel="canonical" href="http://market.example/asset/7">`)
    expect(body).not.toMatch(/content="old"|<title>XL|<script>alert/)
    expect((await get("/nowhere", html)).statusCode).toBe(404)
  })

  it("answers a failing route by an id alone", async () => {
    const answer = await get("/papers/1")
    expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([500, "INTERNAL"])
    expect(answer.body).not.toContain("planted")
  })

  it("logs what was asked and how it went, with a request id and nothing of anybody", async () => {
    const headers = { authorization: "Bearer planted-token", cookie: "planted=cookie", "user-agent": "planted-agent" }
    const payload = {
      query: 'query planted($planted: String) { echo(words: "planted words") fail(words: $planted) }',
      variables: { planted: "planted@example.com +1 555 0100 4111111111111111" },
    }
    const answer = await gateway.app.inject({ method: "POST", url: "/graphql?planted=query", headers, payload })
    expect(answer.json().errors).toHaveLength(1)
    await get("/papers/planted-id")
    await get("/reset/planted@example.com?token=planted", html)
    await get("/assets/planted.js?x=planted")
    const lines = gateway.log.map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines.find(({ reqId }) => reqId === answer.headers["x-request-id"] && true)).toBeDefined()
    expect(lines.filter(({ msg }) => msg === "answered")).toContainEqual(
      expect.objectContaining({ method: "POST", route: "/graphql", status: 200, asked: ["echo", "fail"] }),
    )
    expect(gateway.log.join("").match(/planted|4111111111111111|alice/g)).toBeNull()
  })

  it.each([
    ["mail to a.b+c@ex-ample.co.uk failed", "mail to [e-mail] failed"],
    ["postgres://xl:pa55@host/db", "postgres://[secret]@host/db"],
    ["Authorization: Bearer abc.def-1", "Authorization: [token]"],
    ["eyJhbGciOi.eyJzdWIiOi.c2ln", "[token]"],
    ["account 123456789, year 2026", "account [number], year 2026"],
  ])("takes out of a line whatever got in: %s", (line, clean) => {
    expect(scrubbed(line)).toBe(clean)
  })
})
