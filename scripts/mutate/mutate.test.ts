import type { MutantResult } from "@stryker-mutator/api/core"
import { describe, expect, it } from "vitest"
import { byNoun, names } from "./nouns.ts"
import { rulesAmong } from "./rules-among.ts"
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
    const files = ["terms", "index", "server", "ports", "terms.test", "decisions"].map(at)
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
