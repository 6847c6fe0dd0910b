import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { runInNewContext } from "node:vm"
import ts from "typescript"
import { afterEach, describe, expect, it } from "vitest"
import type { Requirement } from "../../requirements.ts"
import { applied } from "../mutation.ts"
import { type CallMutant, callMutants, mutated } from "./call-mutants.ts"
import { ImportGraph, nearestTests, sourcesOf } from "./import-graph.ts"

const roots: Array<string> = []
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true })
})

const RULES = "packages/core/src/offers/rules.ts"
const SCREEN = "packages/ui/src/offers/screen.tsx"

/** What the language itself must know; to read all of its library for each tree takes a second. */
const LIBRARY = `
interface Array<T> { readonly length: number; readonly [at: number]: T }
interface ReadonlyArray<T> { readonly length: number; readonly [at: number]: T }
interface ReadonlySet<T> { has(one: T): boolean }
interface Promise<T> { then(next: (one: T) => unknown): unknown }
interface Boolean {} interface CallableFunction {} interface Function {} interface IArguments {}
interface NewableFunction {} interface Number {} interface Object {} interface RegExp {} interface String {}
declare const Set: new <T>() => ReadonlySet<T>
`

/** A tree of these files, with a door of the core before the rules. */
const tree = (files: { readonly [path: string]: string }) => {
  const root = mkdtempSync(join(tmpdir(), "xl-calls-"))
  roots.push(root)
  const door = { "library.d.ts": LIBRARY, "packages/core/src/offers/index.ts": 'export * from "./rules.ts"' }
  for (const [path, text] of Object.entries({ ...door, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

const row = (code: string, id = "BUY-001"): Requirement => ({
  id,
  area: "offers",
  requirement: "",
  kind: "rule",
  layer: "core",
  twin: "",
  decision: "",
  code,
})

const mutantsIn = (root: string, rows: ReadonlyArray<Requirement>): ReadonlyArray<CallMutant> => {
  const sources = sourcesOf(root)
  const program = ts.createProgram(
    ["library.d.ts", ...sources].map((file) => join(root, file)),
    {
      noLib: true,
      strict: true,
      noEmit: true,
      module: ts.ModuleKind.Preserve,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      allowImportingTsExtensions: true,
      jsx: ts.JsxEmit.ReactJSX,
      target: ts.ScriptTarget.ES2023,
      types: [],
      paths: { "@xl/core/offers": [join(root, "packages/core/src/offers/index.ts")] },
    },
  )
  return callMutants(root, new ImportGraph(root, sources), program, rows)
}

/** What one use of `rule` becomes on a screen: the expression alone. */
const becomes = (rule: string, use: string, code = `${RULES}#rule`): ReadonlyArray<string> => {
  const root = tree({ [RULES]: rule, [SCREEN]: `import { rule } from "@xl/core/offers"\nexport const shown = ${use}` })
  return mutantsIn(root, [row(code)]).map(({ mutation }) => mutation.replacement)
}

describe("another value at the place where the product asks", () => {
  it.each<readonly [string, string, string, string]>([
    ["a yes is a no", "export const rule = (n: number): boolean => n > 1", "rule(2)", "(!(rule(2)))"],
    ["a list is empty", "export const rule = (): ReadonlyArray<string> => []", "rule()", "([])"],
    ["a text is none", "export const rule = (): string => 'a'", "rule()", '("")'],
    ["an amount is none", "export const rule = (): number & { readonly b: 1 } => 1 as never", "rule()", "(0)"],
    ["nothing where nothing may be", "export const rule = (): { a: 1 } | null => null", "rule()", "(null)"],
    ["a constant is read as another", "export const rule: ReadonlySet<string> = new Set()", "rule", "(new Set())"],
    [
      "a rule that is passed on says no",
      "export const rule = (): boolean => true",
      "[rule]",
      "(((...asked) => !(rule(...asked))))",
    ],
    [
      "what gives nothing back is not done",
      "export const rule = async (): Promise<void> => {}",
      "rule()",
      "(Promise.resolve())",
    ],
    [
      "an answer that comes later is another",
      "export const rule = async (): Promise<boolean> => true",
      "rule()",
      "((rule()).then((now) => !(now)))",
    ],
    ["an element is not drawn", "export const rule = () => null", "<rule />", ""],
  ])("%s", (_what, rule, use, other) => {
    expect(becomes(rule, use)).toEqual(other === "" ? ["<></>"] : [other])
  })

  /** What the changed use comes to, where the rule gave `now`. */
  const comesTo = (rule: string, now: unknown): unknown =>
    runInNewContext(becomes(rule, "rule()").join(), { rule: () => now })

  it("is the other of two words, and the other of two tags, whatever it was", () => {
    const words = "export const rule = (): 'a' | 'b' => 'a'"
    expect([comesTo(words, "a"), comesTo(words, "b")]).toEqual(["b", "a"])
    const guard =
      "export const rule = (): { tag: 'pass' } | { tag: 'gone' } | { tag: 'away'; to: string } => ({ tag: 'pass' })"
    expect([comesTo(guard, { tag: "pass" }), comesTo(guard, { tag: "away", to: "/" })]).toEqual([
      { tag: "gone" },
      { tag: "pass" },
    ])
  })

  it("is none where the type leaves none, and where only a type is named", () => {
    expect(becomes("export const rule = (): { a: 1 } => ({ a: 1 })", "rule()")).toEqual([])
    expect(becomes("export const rule = true", "0 as unknown as typeof rule")).toEqual([])
  })

  it("is that of the member which the row names", () => {
    const texts = "export const rule = { refused: 'no' as string, taken: 'yes' as string }"
    expect(becomes(texts, "[rule.refused, rule.taken]", `${RULES}#rule.taken`)).toEqual(['("")'])
  })
})

describe("the places", () => {
  it("are those of screens, resolvers and composition, under whatever name, and no test's", () => {
    const use = 'import { rule as asked } from "@xl/core/offers"\nexport const a = asked()'
    const root = tree({
      [RULES]: "export const rule = (): boolean => true\nexport const inside = rule()",
      "packages/gateway/src/offers/resolvers.ts": use,
      "packages/web/src/composition/root.ts": use,
      "packages/web/src/composition/root.test.ts": use,
      "packages/ui/src/testing/app.ts": use,
      "packages/testkit/src/offers.ts": use,
    })
    const mutants = mutantsIn(root, [row(`${RULES}#rule`), row(`${RULES}#rule`, "SEL-001")])
    expect(mutants.map(({ file, ids }) => [file, ids.join()])).toEqual([
      ["packages/gateway/src/offers/resolvers.ts", "BUY-001,SEL-001"],
      ["packages/web/src/composition/root.ts", "BUY-001,SEL-001"],
    ])
    expect(mutants[0] && applied(use, mutants[0].mutation)).toContain("export const a = (!(asked()))")
    expect(mutants[0] && mutated(use, mutants[0])).toMatch(/^import .*\$Effect.*\nimport .*\nexport const a = \(!/)
  })

  it("refuse a change that is no TypeScript: it would be noticed for the wrong reason", () => {
    const mutation = { start: 10, end: 14, replacement: "(((", kind: "call", own: "", named: "", around: "" }
    const mutant = { ids: [], code: "", file: "a.ts", mutation }
    expect(() => mutated("const a = true", mutant)).toThrow("a.ts: ")
  })
})

describe("the nearest tests", () => {
  it("are those that fewest imports lead to, stories among them", () => {
    const root = tree({
      [RULES]: "export const rule = true",
      [SCREEN]: "export const Screen = 1",
      "packages/ui/src/offers/index.ts": 'export { Screen } from "./screen.tsx"',
      "packages/ui/src/offers/screen.test.ts": 'import { Screen } from "./screen.tsx"\nScreen',
      "stories/offers.stories.tsx": 'import { Screen } from "@xl/ui/offers"\nScreen',
      "packages/ui/src/other.test.ts": 'import "@xl/core/offers"',
      "packages/adapters/src/a.test.ts": 'import { rule } from "../../core/src/offers/rules.ts"\nrule',
      "packages/core/src/offers/rules.test.ts": 'import { rule } from "./rules.ts"\nrule',
      "packages/ui/src/offers/slow.full.test.ts": 'import "./screen.tsx"',
    })
    const graph = new ImportGraph(root, sourcesOf(root))
    const beside = ["packages/core/src/offers/rules.test.ts", "packages/adapters/src/a.test.ts"]
    expect(nearestTests(graph, RULES, 2, (test) => beside.includes(test))).toEqual(beside)
    const near = ["packages/ui/src/offers/screen.test.ts", "stories/offers.stories.tsx"]
    const [any, ofStories] = [() => true, (test: string) => test.startsWith("stories/")]
    expect(nearestTests(graph, SCREEN, 5, any)).toEqual(near)
    expect(nearestTests(graph, SCREEN, 1, any)).toEqual(near.slice(0, 1))
    expect(nearestTests(graph, SCREEN, 1, ofStories)).toEqual(near.slice(1))
  })
})
