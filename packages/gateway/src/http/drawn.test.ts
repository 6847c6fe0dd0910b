import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import { afterAll, expect, it } from "vitest"
import { testGateway } from "../testing/index.ts"
import type { Drawing, Prerender } from "./drawn.ts"

const siteFolder = mkdtempSync(join(tmpdir(), "xl drawn-"))
const BUILT = `<!doctype html><html lang="en"><head><title>XL</title><script type="module" src="/assets/app.js"></script><link rel="modulepreload" crossorigin href="/assets/libraries.js">\n<link rel="modulepreload" crossorigin href="/assets/core.js"></head><body><div id="app"></div></body></html>`
writeFileSync(join(siteFolder, "index.html"), BUILT)
afterAll(() => rmSync(siteFolder, { recursive: true, force: true }))

const schema = `
  directive @access(to: [Access!]!) on FIELD_DEFINITION
  enum Access { Guest SignedIn Sellers ApprovedBuyers RestrictedBuyers VerifiedUsers Concierges Admins }
  type Query { who: String @access(to: [Guest]) mine: String @access(to: [SignedIn]) }
  type Mutation { change: String @access(to: [Guest]) }`
let changes = 0
const resolvers = [
  {
    Query: {
      who: (_args: unknown, { actor }: { readonly actor: { readonly tag: string } }) => Effect.succeed(actor.tag),
      mine: () => Effect.succeed("secret"),
    },
    Mutation: { change: () => Effect.sync(() => String((changes += 1))) },
  },
]

const drawn: Array<Drawing> = []
const answers: Array<string> = []
const prerender: Prerender = {
  draw: async (drawing, ask) => {
    if (drawing.address === "/late") return undefined
    drawn.push(drawing)
    const question = new URL(drawing.address, "https://a.test").searchParams.get("ask") ?? "{ who }"
    answers.push(await ask(JSON.stringify({ query: question })).catch(String))
    return {
      at: 1_800_000_000_000,
      markup: "<h1>Drawn $& $1</h1>",
      styles: "<style>h1{color:red}</style>",
      scripts: ["/assets/home.js", "/assets/core.js"],
      answers: { "Who {}": { data: { who: "</script><b>" } } },
    }
  },
  close: async () => undefined,
}
const head = { title: "Named", description: "Said." }
const heads: Readonly<Record<string, object>> = { "/": head, "/late": head, "/gone": { ...head, status: 404 } }
const headOf = async (path: string) => heads[path] as typeof head | undefined
const { app } = await testGateway({ schema, resolvers, siteFolder, prerender, headOf, told: () => ({ isDemo: true }) })
const page = async (url: string, headers = {}) =>
  (await app.inject({ url, headers: { accept: "text/html", ...headers } })).payload

it("sends a page drawn: what it shows, its style sheets, its scripts in their order after it, and what it was drawn from", async () => {
  const html = await page("/?utm_source=mail")
  expect(html).toContain('<div id="app" aria-busy="true" data-drawn-at="1800000000000"><h1>Drawn $& $1</h1></div>')
  expect(html).toContain("<style>h1{color:red}</style><style data-prerendered>")
  expect(html).toContain(
    '<script defer src="/first-paint.js" data-app="/assets/libraries.js /assets/core.js /assets/app.js" data-parts="/assets/home.js">',
  )
  expect(html).not.toContain("modulepreload")
  const [, told] = /id="xl-answers">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(told ?? "")).toEqual({ "Who {}": { data: { who: "</script><b>" } } })
  expect(html).toContain("<title>Named</title>")
  expect(drawn.at(-1)).toMatchObject({ address: "/?utm_source=mail", told: { isDemo: true } })
})

it("leaves to the browser what is not drawn in time, what guests may not see, and what is not there", async () => {
  for (const url of ["/late", "/buyer", "/gone"])
    expect([url, await page(url)]).toEqual([url, expect.stringContaining('<div id="app"></div>')])
  expect(drawn.map(({ address }) => address)).not.toContain("/gone")
})

it("answers a page that is drawn as it would a guest, and lets it change nothing", async () => {
  const asked = async (query: string) => {
    await page(`/?ask=${encodeURIComponent(query)}`, { authorization: "Bearer anything" })
    return answers.at(-1)
  }
  expect(await asked("{ who }")).toBe('{"data":{"who":"guest"}}')
  expect(await asked("{ mine }")).toContain("SignInRequired")
  expect(await asked("mutation { change }")).toContain("may not send a mutation")
  expect(changes).toBe(0)
})

it("draws in the theme that its reader chose", async () => {
  expect(await page("/", { cookie: "a=b; theme=dark" })).toContain('<html data-theme="dark" lang="en">')
  expect(await page("/", { cookie: 'theme="><script>' })).toContain('<html lang="en">')
})
