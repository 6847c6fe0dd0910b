import { createHash } from "node:crypto"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { Effect } from "effect"
import { afterAll, describe, expect, it } from "vitest"
import { testGateway } from "../testing/index.ts"
import { persistedOperations } from "./persisted.ts"

const folder = mkdtempSync(join(tmpdir(), "xl-persisted-"))
afterAll(() => rmSync(folder, { recursive: true }))
const file = (name: string, content: string): URL => {
  writeFileSync(join(folder, name), content)
  return pathToFileURL(join(folder, name))
}
const SCHEMA = `
directive @access(to: [Access!]!) on FIELD_DEFINITION
enum Access { Guest SignedIn Sellers ApprovedBuyers RestrictedBuyers VerifiedUsers Concierges Admins }
type Query { address: String! @access(to: [Guest]) }
`
const QUERY = "query Address { address }"
const hash = `sha256:${createHash("sha256").update(QUERY).digest("hex")}`
const resolvers = [
  { Query: { address: (_args: unknown, { address }: { readonly address: string }) => Effect.succeed(address) } },
]
const persisted = persistedOperations(file("persisted.json", JSON.stringify({ [hash]: QUERY })))
const config = { mode: "production", publicOrigin: "https://market.example", trustProxy: 1 } as const
const production = await testGateway({ schema: SCHEMA, resolvers, persisted, config })
const demo = await testGateway({ schema: SCHEMA, resolvers, persisted })

const post = (app: typeof production.app, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: "POST", url: "/graphql", payload, headers, remoteAddress: "10.0.0.9" })
const byHash = { extensions: { persistedQuery: { version: 1, sha256Hash: hash } } }
const forwarded = { "x-forwarded-for": "203.0.113.7" }

describe("in production", () => {
  it("only the operations of our own pages are answered", async () => {
    expect((await post(production.app, byHash)).json()).toEqual({ data: { address: "10.0.0.9" } })
    for (const question of [
      { query: QUERY },
      { query: "{ __schema { queryType { name } } }" },
      { extensions: { persistedQuery: { sha256Hash: "sha256:0" } } },
    ]) {
      const answer = await post(production.app, question)
      expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([400, "PERSISTED_QUERY_REQUIRED"])
    }
  })

  it("no answer tells the time, which nobody moves there", async () => {
    expect((await post(demo.app, byHash)).headers).toHaveProperty("x-market-time")
    expect((await post(production.app, byHash)).headers).not.toHaveProperty("x-market-time")
  })

  it("browsers are told to stay on https, and only our own pages may ask", async () => {
    const own = await post(production.app, byHash, { origin: "https://market.example" })
    expect([own.statusCode, own.headers["strict-transport-security"]]).toEqual([
      200,
      "max-age=31536000; includeSubDomains",
    ])
    expect((await post(production.app, byHash, { origin: "http://market.example" })).statusCode).toBe(403)
  })

  it.each([
    ["missing", new URL("none.json", pathToFileURL(`${folder}/`))],
    ["broken", file("broken.json", "{")],
    ["something else", file("other.json", '{"hash": 7}')],
  ])("the gateway does not start where the operations are %s", (_what, url) => {
    expect(() => persistedOperations(url)).toThrow(
      "The pages ask the operations in packages/gateway/persisted.json, which is missing or broken: run npm run build.",
    )
  })
})

it("a demo answers by hash what our own pages ask, and any text", async () => {
  const codeOf = async (question: object) => {
    const answer = (await post(demo.app, question)).json()
    return answer.errors?.[0].extensions.code ?? answer.data
  }
  expect(await codeOf(byHash)).toEqual({ address: "10.0.0.9" })
  expect(await codeOf({ query: "{ another: address }" })).toEqual({ another: "10.0.0.9" })
  expect(await codeOf({ extensions: { persistedQuery: { sha256Hash: "sha256:0" } } })).toBe("BAD_REQUEST")
})

it("believes a proxy about the caller's address only where it is told to", async () => {
  expect((await post(production.app, byHash, forwarded)).json()).toEqual({ data: { address: "203.0.113.7" } })
  expect((await post(demo.app, { query: QUERY }, forwarded)).json()).toEqual({ data: { address: "10.0.0.9" } })
})
