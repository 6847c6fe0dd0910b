import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, it, vi } from "vitest"
import { openPrerender } from "./prerender.ts"

const folder = mkdtempSync(join(tmpdir(), "xl prerender-"))
mkdirSync(join(folder, ".vite"))
writeFileSync(join(folder, ".vite/manifest.json"), '{"a":{"file":"assets/a.js"}}')
/** A program that draws as its address says. */
const program = join(folder, "program.mjs")
writeFileSync(
  program,
  `const drawn = (markup, built) => ({ markup, styles: "", scripts: [built.a.file], answers: {} })
  export const prerendered = async ({ address, ask, built }) => {
    if (address === "/broken") throw new TypeError("planted")
    if (address === "/gone") process.exit(1)
    if (address.startsWith("/never")) return new Promise(() => {})
    return drawn(address + " " + (await ask("one")) + (await ask("two")), built)
  }`,
)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const opened = (by = { folder, program }, stuck?: number) => {
  const reported: Array<unknown> = []
  const { close, draw } = openPrerender(by, (reason) => reported.push(reason), stuck)
  afterAll(close)
  const asked: Array<string> = []
  const ask = async (question: string) => (asked.push(question), question.toUpperCase())
  return {
    asked,
    reported,
    drawn: async (address: string) => {
      // A thread that is only beginning may take longer than a page waits: then the next one finds it ready.
      const page = { address, origin: "https://market.example", told: {} }
      return (await draw(page, ask))?.markup
    },
  }
}

it("draws a page from what it asks on the way", async () => {
  const { asked, drawn } = opened()
  await vi.waitFor(async () => expect(await drawn("/faq")).toBe("/faq ONETWO"), { timeout: 60_000 })
  expect(asked.slice(0, 2)).toEqual(["one", "two"])
})

it("draws once for all who come to an address at a time", async () => {
  const { asked, drawn } = opened()
  await vi.waitFor(async () => expect(await drawn("/first")).toBeDefined(), { timeout: 60_000 })
  const before = asked.length
  await Promise.all([drawn("/faq"), drawn("/faq"), drawn("/faq")])
  expect(asked.length - before).toBe(2)
})

it("leaves the page to the browser where the drawing fails, says why, and draws the next", async () => {
  const { drawn, reported } = opened()
  await vi.waitFor(async () => expect(await drawn("/faq")).toBeDefined(), { timeout: 60_000 })
  expect(await drawn("/broken")).toBeUndefined()
  expect(reported.at(-1)).toMatchObject({ name: "TypeError", message: "planted" })
  expect(await drawn("/about")).toBe("/about ONETWO")
})

it("begins another thread after one that ended", async () => {
  const { drawn, reported } = opened()
  await vi.waitFor(async () => expect(await drawn("/faq")).toBeDefined(), { timeout: 60_000 })
  expect(await drawn("/gone")).toBeUndefined()
  expect(String(reported.at(-1))).toContain("The thread that draws pages ended.")
  await vi.waitFor(async () => expect(await drawn("/about")).toBe("/about ONETWO"), {
    timeout: 60_000,
    interval: 2_500,
  })
})

it("keeps nobody waiting for what never comes, and lets only so many wait at a time", async () => {
  const { drawn } = opened()
  await vi.waitFor(async () => expect(await drawn("/faq")).toBeDefined(), { timeout: 60_000 })
  const waiting = Array.from({ length: 8 }, (_, at) => drawn(`/never/${at}`))
  expect(await drawn("/ninth")).toBeUndefined()
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => undefined))
})

it("ends a thread in which a drawing hangs", async () => {
  const { drawn, reported } = opened({ folder, program }, 3_000)
  await vi.waitFor(async () => expect(await drawn("/faq")).toBeDefined(), { timeout: 60_000 })
  for (let at = 0; at < 8; at += 1) void drawn(`/never/${at}`)
  await vi.waitFor(() => expect(reported).toHaveLength(8), { timeout: 60_000 })
  await vi.waitFor(async () => expect(await drawn("/about")).toBe("/about ONETWO"), {
    timeout: 60_000,
    interval: 2_500,
  })
})

it("draws nothing where the program was not built", async () => {
  expect(await opened({ folder, program: join(folder, "none.mjs") }).drawn("/faq")).toBeUndefined()
})
