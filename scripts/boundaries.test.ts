import { spawnSync } from "node:child_process"
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { beforeAll, expect, it } from "vitest"
import { FLOORS } from "./core-floors.mjs"

interface Cruise {
  readonly modules: ReadonlyArray<{ readonly source: string }>
  readonly summary: {
    readonly violations: ReadonlyArray<{ readonly from: string; readonly rule: { readonly name: string } }>
    readonly ruleSetUsed: { readonly forbidden: ReadonlyArray<{ readonly name: string; readonly comment?: string }> }
  }
}

const cruise = (...paths: ReadonlyArray<string>): Cruise => {
  const args = [...paths, "--config", ".dependency-cruiser.mjs", "--output-type", "json"]
  const { stdout } = spawnSync("node_modules/.bin/depcruise", args, { encoding: "utf8", maxBuffer: 1e9 })
  return JSON.parse(stdout) as Cruise
}

/** One forbidden import for each rule. The folder is `shared` or one of its own; the dot hides it from every other tool. */
const plants: ReadonlyArray<readonly [rule: string, from: string, source: string]> = [
  ["core-imports-only", "packages/core", `export { observable } from "mobx"`],
  ["adapters-imports-only", "packages/adapters", `export { theme } from "@xl/ui/theme"`],
  ["ui-imports-only", "packages/ui", `export { Container } from "inversify"`],
  ["web-imports-only", "packages/web", `export type { Config } from "@xl/gateway/config"`],
  ["testkit-imports-only", "packages/testkit", `export { theme } from "@xl/ui/theme"`],
  ["gateway-imports-only", "packages/gateway", `export type { theme } from "@xl/ui/theme"`],
  ["either-in-decode-only", "packages/core", `export { isLeft } from "fp-ts/lib/Either.js"`],
  ["browsers-never-write", "packages/ui", `export * from "@xl/core/market/offers"`],
  ["nouns-say-what-is-true", "packages/core/src/offers", `export * from "../../market/offers/index.ts"`],
  ["nouns-import-downwards", "packages/core/src/assets", `export type { Offer } from "../../offers/model.ts"`],
  ["adapters-in-the-browser-only", "packages/adapters", `export type { Kysely } from "kysely"`],
  ["composition-for-stories-only", "packages/ui", `export { compose } from "@xl/web/composition"`],
  ["testkit-in-tests-only", "packages/web", `export { forAll } from "@xl/testkit/shared"`],
  ["gateway-in-adapter-tests-only", "packages/ui", `export type { Config } from "@xl/gateway/config"`],
  ["through-the-door", "packages/ui", `export { Cents } from "../../../core/src/shared/money.ts"`],
  ["no-cycles", "packages/core", `export * from "./index.ts"`],
  ["every-import-is-declared", "packages/adapters", `export { z } from "zod"`],
  ["everything-resolves", "packages/gateway", `export { nothing } from "./nowhere.ts"`],
]
const folder = (index: number, from: string): string =>
  `${from.includes("/src/") ? from : `${from}/src`}/.planted-${index}`

/** Which rules each plant broke, from one cruise over all of them. */
const broken = new Map<string, ReadonlyArray<string>>()
let rules: Cruise["summary"]["ruleSetUsed"]["forbidden"] = []
beforeAll(() => {
  const homes = plants.map(([, from], index) => folder(index, from))
  try {
    plants.forEach(([, , source], index) => {
      const home = homes[index] ?? ""
      mkdirSync(home, { recursive: true })
      writeFileSync(`${home}/index.ts`, `export * from "./planted.ts"\n`)
      writeFileSync(`${home}/planted.ts`, source)
    })
    const { violations, ruleSetUsed } = cruise(...homes).summary
    rules = ruleSetUsed.forbidden
    for (const home of homes) {
      broken.set(
        home,
        violations.filter(({ from }) => from.startsWith(`${home}/`)).map(({ rule }) => rule.name),
      )
    }
  } finally {
    for (const home of homes) rmSync(home, { recursive: true, force: true })
  }
}, 60_000)

it.each(plants.map(([rule, from], index) => [rule, from, folder(index, from)] as const))(
  "%s fires on an import planted in %s",
  (rule, _from, home) => {
    expect(broken.get(home)).toContain(rule)
  },
)

it("plants against every rule, and every rule says what to do instead", () => {
  expect(new Set(plants.map(([rule]) => rule))).toEqual(new Set(rules.map(({ name }) => name)))
  for (const { name, comment } of rules) expect(comment?.length, name).toBeGreaterThan(30)
})

it("sees our modules, all of them in bounds", () => {
  const { modules, summary } = cruise("packages", "stories")
  expect(summary.violations).toEqual([])
  const ours = modules.filter(({ source }) => /^(packages|stories)\//.test(source))
  expect(ours.length).toBeGreaterThan(100) // with a TypeScript it cannot use, the cruiser sees nothing and is content
}, 60_000)

it("finds no clock in core's rules", () => {
  const sources = globSync("packages/core/src/**/*.ts", { exclude: ["**/*.test.ts"] })
  expect(sources.length).toBeGreaterThan(0)
  expect(sources.filter((file) => /new Date\(\)|[^.\w]Date\(\)/.test(readFileSync(file, "utf8")))).toEqual([])
})

it("reaches files by their path, not by the path of their address, which has no spaces", () => {
  const sources = globSync(["{packages/*/src,scripts,bench,e2e}/**/*.{ts,tsx,mjs}", "*.config.ts"])
  const bare = new RegExp(["import\\.meta\\.url", "\\.pathname"].join("\\)"))
  expect(sources.length).toBeGreaterThan(100)
  expect(sources.filter((file) => bare.test(readFileSync(file, "utf8")))).toEqual([])
})

it("knows the floor of every noun", () => {
  const nouns = readdirSync("packages/core/src").filter((name) => name !== "market")
  expect(FLOORS.toSorted()).toEqual(nouns.toSorted())
})
