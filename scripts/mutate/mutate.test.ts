import type { MutantResult } from "@stryker-mutator/api/core"
import { describe, expect, it } from "vitest"
import { byNoun, names, testsOf } from "./nouns.ts"
import { oneScript } from "./one-script.ts"
import { rulesAmong } from "./rules-among.ts"
import { runTests, Suite } from "./suite.ts"
import { type NounRun, withNoun } from "./summary.ts"

const mutant = (status: MutantResult["status"], line: number): MutantResult => ({
  id: String(line),
  fileName: "/somewhere/packages/core/src/offers/terms.ts",
  location: { start: { line, column: 0 }, end: { line, column: 9 } },
  mutatorName: "ConditionalExpression",
  replacement: "true",
  status,
})
const run = (results: ReadonlyArray<MutantResult>, change: Partial<NounRun> = {}): NounRun => ({
  noun: "offers",
  commit: "abc",
  results,
  textOf: () => Array.from({ length: 9 }, (_, place) => `  line ${place + 1}`).join("\n"),
  ...change,
})

describe("a run of mutation tests", () => {
  const at = (name: string) => `packages/core/src/offers/${name}.ts`

  it("changes rules, and neither doors nor ports nor tests nor drawings", () => {
    const files = ["terms", "index", "store", "ports", "terms.test", "decisions"].map(at)
    const others = ["packages/ui/src/offers/rules.ts", "packages/core/src/drawings/roof.ts", ""]
    expect(rulesAmong([...files, ...others])).toEqual([at("terms"), at("decisions")])
    expect(rulesAmong(files, "decis")).toEqual([at("decisions")])
  })

  it("goes noun by noun, with the tests that name it", () => {
    const other = "packages/core/src/roles/changes.ts"
    expect([...byNoun([at("terms"), other, at("views")])]).toEqual([
      ["offers", [at("terms"), at("views")]],
      ["roles", [other]],
    ])
    expect(names('import { Offer } from "../offers/index.ts"', "offers")).toBe(true)
    expect(names('import { Offer } from "@xl/core/offers"', "offers")).toBe(true)
    expect(names('import { anOffer } from "@xl/testkit/offers"', "offers")).toBe(false)
  })

  it("counts what was killed among what ran, and lists the rest", () => {
    const results = (["Killed", "Timeout", "Survived", "NoCoverage", "CompileError", "Ignored"] as const).map(mutant)
    const found = withNoun(undefined, run(results))
    expect(found).toMatchObject({ mutants: 4, killed: 2, score: 50 })
    expect(found.nouns).toEqual({ offers: { commit: "abc", mutants: 4, killed: 2, score: 50 } })
    expect(found.survivors.map(({ code, line }) => [line, code])).toEqual([
      [2, "line 2"],
      [3, "line 3"],
    ])
  })

  it("keeps the reason that somebody gave for a survivor, wherever its line went", () => {
    const first = withNoun(undefined, run([mutant("Survived", 7)]))
    const explained = {
      ...first,
      survivors: first.survivors.map((one) => ({ ...one, reason: "The caller sorts anyway." })),
    }
    const moved = run([mutant("Survived", 9), mutant("Survived", 8)], {
      textOf: () => `${"\n".repeat(7)}new\nline 7`,
    })
    expect(withNoun(explained, moved).survivors.map(({ line, reason }) => [line, reason])).toEqual([
      [8, ""],
      [9, "The caller sorts anyway."],
    ])
  })

  it("finds no fault with a name that only traces or codecs have", () => {
    const text = [
      'export const withdrawOffer = Effect.fn("withdrawOffer")(function* (id: OfferId) {',
      'export const Hold = t.readonly(t.strict({ by: UserId }), "Hold")',
      'const OPEN: ReadonlyArray<string> = ["Published", "Hold"]',
      'const COMMANDS = { withdraw: "withdrawOffer" }',
    ].join("\n")
    const named = (line: number): MutantResult => ({
      ...mutant("Survived", line),
      mutatorName: "StringLiteral",
      replacement: '""',
    })
    const found = withNoun(undefined, run([1, 2, 4].map(named), { textOf: () => text }))
    expect(found.survivors.map(({ reason }) => reason)).toEqual([
      "The name of a use case in traces.",
      "The name of a codec: errors carry paths, never names.",
      "",
    ])
  })

  it("replaces what it knew of one noun, and keeps the others", () => {
    const before = withNoun(undefined, run([mutant("Survived", 7), mutant("Killed", 8)]))
    const roles = { ...mutant("Killed", 1), fileName: "/somewhere/packages/core/src/roles/changes.ts" }
    const both = withNoun(before, run([roles], { noun: "roles", commit: "def" }))
    expect(both).toMatchObject({ mutants: 3, killed: 2, score: 66.7 })
    const again = withNoun(both, run([mutant("Killed", 7), mutant("Killed", 8)], { commit: "fed" }))
    expect(again).toMatchObject({ mutants: 3, killed: 3, score: 100, survivors: [] })
    expect(Object.entries(again.nouns).map(([noun, { commit }]) => [noun, commit])).toEqual([
      ["offers", "fed"],
      ["roles", "def"],
    ])
  })
})

/** The ids of the tests that passed, and what the others threw. */
const ran = async (suite: Suite, most = Infinity): Promise<ReadonlyArray<string>> => {
  const told: Array<string> = []
  await runTests(
    suite.tests,
    () => undefined,
    ({ id }, thrown) => told.push(thrown ? `${id}: ${String(thrown.cause)}` : id) < most,
  )
  return told
}

describe("the tests of a noun", () => {
  it("are known by file, groups and name, each row of a table by its place, and run between their hooks", async () => {
    const suite = new Suite()
    const { afterAll, beforeAll, beforeEach, describe: group, it: test, startFile } = suite.vitest
    const seen: Array<unknown> = []
    startFile("a.test.ts")
    test("alone", () => seen.push("alone"))
    group("group", () => {
      beforeAll(() => seen.push("before"))
      afterAll(() => seen.push("after"))
      beforeEach(() => seen.push("each"))
      test.each([[1, "one"], 2])("row %s", (...values: ReadonlyArray<unknown>) => seen.push(values))
      test("late", { timeout: 1 }, async () => {
        await Promise.resolve()
        throw new Error("No")
      })
    })
    const names = ["alone", "group > row 1 [0]", "group > row 2 [1]", "group > late"].map(
      (name) => `a.test.ts > ${name}`,
    )
    expect(suite.tests.map(({ id }) => id)).toEqual(names)
    expect(await ran(suite)).toEqual([...names.slice(0, 3), `${names[3]}: Error: No`])
    expect(seen).toEqual(["alone", "before", "each", [1, "one"], "each", [2], "each", "after"])
    expect(await ran(suite, 1)).toEqual(names.slice(0, 1))
  })

  it("are one script, which makes the core anew each time", async () => {
    const file = "packages/core/src/shared/decode.test.ts"
    const evaluate = await oneScript(process.cwd(), [file])
    const [first, second] = [new Suite(), new Suite()]
    evaluate(first)
    evaluate(second)
    const id = `${file} > decode > names the path that failed and never the value`
    expect([await ran(first), await ran(second)]).toEqual([[id], [id]])
    expect(first.tests[0]?.body).not.toBe(second.tests[0]?.body)
  })

  it("come with the noun's own first", () => {
    const tests = testsOf(process.cwd(), "offers")
    const owns = tests.map((file) => file.startsWith("packages/core/src/offers/"))
    expect(owns.indexOf(false)).toBe(owns.lastIndexOf(true) + 1)
    expect(owns.indexOf(true)).toBe(0)
    expect(tests.at(-1)).toMatch(/^packages\/testkit\/src\/offers\//)
  })
})
