import { describe, expect, it } from "vitest"
import { capabilityTable, openCapabilities, parseCapabilities, usedCapabilities } from "./capabilities.ts"
import type { TestRun } from "./test-run.ts"

const HEADER = "id\tcapability\tnow\twhole when\twith\tproof"
const capabilities = parseCapabilities(
  [HEADER, "C032\tHold a listing\tP\tDone.\tdeal\tclicks", "C113\tTests\tY\t\t-\tcommand"].join("\n"),
)

const test = (title: string, more: Partial<TestRun> = {}): TestRun => ({
  title,
  file: "e2e/clicks/listing.spec.ts",
  suite: "playwright",
  outcome: "passed",
  ...more,
})

const used = (...tests: ReadonlyArray<TestRun>) => usedCapabilities(capabilities, tests)

describe("a capability", () => {
  it("counts when a journey that only clicks holds its id and passed", () => {
    expect([...used(test("C032 a seller holds a listing")).proved]).toEqual(["C032"])
    expect([...used(test("C032", { outcome: "failed" })).proved]).toEqual([])
    expect([...used(test("a seller holds a listing")).proved]).toEqual([])
  })

  it("of clicks is not proved by another journey, whose title is wrong then", () => {
    const elsewhere = used(test("C032", { file: "e2e/selling.spec.ts" }))
    expect([...elsewhere.proved]).toEqual([])
    expect(elsewhere.problems).toEqual(["C032 is proved by clicks, and e2e/selling.spec.ts is not in e2e/clicks/"])
  })

  it("of a command is proved by any test", () => {
    expect([...used(test("C113 runs", { file: "scripts/test.test.ts", suite: "unit" })).proved]).toEqual(["C113"])
  })

  it("that nobody knows is a wrong title", () => {
    expect(used(test("C999 flies")).problems).toEqual([
      "C999 stands in a title of e2e/clicks/listing.spec.ts, but no capability has it",
    ])
  })
})

describe("the table", () => {
  it("counts by group and lists what is open", () => {
    const { proved } = used(test("C032"))
    expect(
      capabilityTable(capabilities, proved)
        .split("\n")
        .map((line) => line.split(/\s+/)),
    ).toEqual([
      ["capabilities", "used"],
      ["-", "0/1"],
      ["deal", "1/1"],
      ["all", "1/2"],
    ])
    expect(openCapabilities(capabilities, proved)).toBe("C113  command  -  Tests")
  })

  it("refuses an id that stands twice and an unknown proof", () => {
    const line = "C032\tHold\tP\t\tdeal\tclicks"
    expect(() => parseCapabilities([HEADER, line, line].join("\n"))).toThrow(
      "C032 stands in docs/capabilities.tsv twice",
    )
    expect(() => parseCapabilities([HEADER, "C032\tHold\tP\t\tdeal\tluck"].join("\n"))).toThrow("line 2")
  })
})
