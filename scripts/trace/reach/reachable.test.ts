import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterEach, expect, it } from "vitest"
import { readRequirements } from "../requirements.ts"
import { ENTRIES, reachableFrom, reachedCode, shippedCode, unreachedRows } from "./reachable.ts"

const REPOSITORY = join(import.meta.dirname, "../../..")
const isShipped = shippedCode(REPOSITORY)

const roots: Array<string> = []
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true })
})

/** A tree of these files. */
const planted = (files: { readonly [path: string]: string }): string => {
  const root = mkdtempSync(join(tmpdir(), "xl-reach-"))
  roots.push(root)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

/** What `src/main.ts` reaches in a tree of these files. */
const reached = (files: { readonly [path: string]: string }): ReadonlyArray<string> =>
  [...reachableFrom(planted(files), ["src/main.ts"])].toSorted()

it("follows a name through a door to what it uses", () => {
  const found = reached({
    "src/main.ts": `import { rule } from "@xl/core/offers"\nrule()`,
    "packages/core/src/offers/index.ts": `export { rule, unused } from "./rule.ts"`,
    "packages/core/src/offers/rule.ts": `const LIMIT = 3\nexport const rule = () => LIMIT\nexport const unused = 4`,
  })
  expect(found).toEqual(["packages/core/src/offers/rule.ts#LIMIT", "packages/core/src/offers/rule.ts#rule"])
})

it("takes no type and no name of a property for a use", () => {
  const found = reached({
    "src/main.ts": `import type { a } from "./a.ts"\nimport { b } from "./a.ts"\nexport const c: typeof b = { b: 1 }.b as b`,
    "src/a.ts": `export const a = 1\nexport const b = 2`,
  })
  expect(found).toEqual(["src/main.ts#c"])
})

it("takes of a namespace only the members that are named", () => {
  const found = reached({
    "src/main.ts": `import * as all from "./a.ts"\nall.a()`,
    "src/a.ts": `export * from "./b.ts"\nexport const a = () => 1`,
    "src/b.ts": `export const b = 2`,
  })
  expect(found).toEqual(["src/a.ts#a"])
})

it("runs what an imported module does at once, and takes all of a module that is loaded later", () => {
  const found = reached({
    "src/main.ts": `import "./effect.ts"\nexport const later = () => import("./later.ts")`,
    "src/effect.ts": `import { used } from "./used.ts"\nused()`,
    "src/used.ts": `export const used = () => 1`,
    "src/later.ts": `export const page = 1`,
  })
  expect(found).toEqual(["src/later.ts#page", "src/main.ts#later", "src/used.ts#used"])
})

it("finds the product's own rules from its entry points", () => {
  expect(ENTRIES.length).toBeGreaterThan(3)
  expect(isShipped("packages/core/src/market/offers/closing-decisions.ts#acceptedDocuments")).toBe(true)
  expect(isShipped("packages/core/src/market/offers/closing-decisions.ts#acceptedDocuments.member")).toBe(true)
  expect(isShipped("packages/testkit/src/offers/contract.ts#offersContract")).toBe(false)
})

it("finds the rows whose code tests and doors alone take", () => {
  const root = planted({
    "src/main.ts": `import { kept } from "@xl/core/offers"\nimport type { Read } from "@xl/core/offers"\nkept()`,
    "packages/core/src/offers/index.ts": `export { kept, type Read, tested } from "./rule.ts"\nexport * from "./codec.ts"`,
    "packages/core/src/offers/rule.ts": `export const kept = () => 1\nexport const tested = () => 2\nexport type Read = 3`,
    "packages/core/src/offers/codec.ts": `export const Codec = 1\nexport type Codec = 1`,
    "packages/core/src/offers/rule.test.ts": `import { Codec, tested } from "./index.ts"\ntested(Codec)`,
  })
  const rows = ["rule.ts#kept", "rule.ts#kept.member", "rule.ts#tested", "codec.ts#Codec"].map((code, at) => ({
    id: `BUY-${at}`,
    code: `packages/core/src/offers/${code}`,
  }))
  expect(unreachedRows([...rows, { id: "BUY-9", code: "" }], reachedCode(root, ["src/main.ts"]))).toEqual([
    "BUY-2: packages/core/src/offers/rule.ts#tested",
    "BUY-3: packages/core/src/offers/codec.ts#Codec",
  ])
})

it("finds no row of docs/requirements.tsv whose code nothing reaches that ships", () => {
  const rows = [...readRequirements(join(REPOSITORY, "docs/requirements.tsv")).values()]
  expect(rows.filter(({ code }) => code !== "").length).toBeGreaterThan(1_000)
  expect(unreachedRows(rows, isShipped)).toEqual([])
})
