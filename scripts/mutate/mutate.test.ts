import type { MutantResult } from "@stryker-mutator/api/core"
import { describe, expect, it } from "vitest"
import { rulesAmong } from "./rules-among.ts"
import { summary } from "./summary.ts"

const mutant = (status: MutantResult["status"], line: number): MutantResult => ({
  id: String(line),
  fileName: "/somewhere/packages/core/src/offers/terms.ts",
  location: { start: { line, column: 0 }, end: { line, column: 9 } },
  mutatorName: "ConditionalExpression",
  replacement: "true",
  status,
})

describe("a run of mutation tests", () => {
  it("changes rules, and neither doors nor ports nor tests", () => {
    const at = (name: string) => `packages/core/src/offers/${name}.ts`
    const files = ["terms", "index", "server", "ports", "terms.test", "decisions"].map(at)
    expect(rulesAmong([...files, "packages/ui/src/offers/rules.ts", ""])).toEqual([at("terms"), at("decisions")])
    expect(rulesAmong(files, "decis")).toEqual([at("decisions")])
  })

  it("counts what was killed among what ran, and lists the rest", () => {
    const results = (["Killed", "Timeout", "Survived", "NoCoverage", "CompileError", "Ignored"] as const).map(mutant)
    const found = summary("abc", results, [])
    expect([found.mutants, found.killed, found.score]).toEqual([4, 2, 50])
    expect(found.survivors.map(({ line }) => line)).toEqual([2, 3])
  })

  it("keeps the reason that somebody gave for a survivor", () => {
    const [first] = summary("abc", [mutant("Survived", 7)], []).survivors
    if (first === undefined) throw new Error("Nothing survived")
    const explained = { ...first, reason: "The caller sorts anyway." }
    expect(summary("def", [mutant("Survived", 7), mutant("Survived", 8)], [explained]).survivors).toEqual([
      explained,
      { ...explained, line: 8, reason: "" },
    ])
  })
})
