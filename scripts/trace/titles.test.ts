import { globSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { expect, it } from "vitest"
import { readCapabilities } from "./capabilities.ts"

const ROOT = resolve(import.meta.dirname, "../..")
const TITLED = [
  "packages/*/src/**/*.{test,stories}.{ts,tsx}",
  "packages/testkit/src/**/*.ts",
  "stories/**/*.tsx",
  "e2e/**/*.spec.ts",
]
const files = TITLED.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
const byClicks = readCapabilities(join(ROOT, "docs/capabilities.tsv")).filter(({ proof }) => proof === "clicks")

/** Files with a string that fits, each with the string. */
const holding = (wanted: RegExp, of: ReadonlyArray<string>): ReadonlyArray<string> =>
  of.flatMap((file) => (readFileSync(join(ROOT, file), "utf8").match(wanted) ?? []).map((found) => `${file}: ${found}`))

it("names a capability of clicks in the journeys by clicks alone", () => {
  const ids = new RegExp(`\\b(?:${byClicks.map(({ id }) => id).join("|")})\\b`, "g")
  const elsewhere = files.filter((file) => !file.startsWith("e2e/clicks/"))
  expect(elsewhere.length).toBeGreaterThan(400)
  expect(holding(ids, elsewhere)).toEqual([])
  expect(holding(ids, files).length).toBeGreaterThan(20)
})

it("claims three requirements at most in a title", () => {
  expect(holding(/\((?:(?:ACC|BUY|SEL)-\d{3}, ){3}(?:ACC|BUY|SEL)[^)]*\)/g, files)).toEqual([])
})
