import { describe, expect, it } from "vitest"
import { trace } from "./proof.ts"
import type { Requirement } from "./requirements.ts"
import type { TestRun } from "./test-run.ts"

const row = (id: string, more: Partial<Requirement> = {}): Requirement => ({
  id,
  area: "offers",
  requirement: "It is so.",
  kind: "rule",
  layer: "core",
  twin: "",
  decision: "",
  code: "a.ts#b",
  ...more,
})

const test = (title: string, more: Partial<TestRun> = {}): TestRun => ({
  title,
  file: "packages/core/src/a.test.ts",
  suite: "unit",
  outcome: "passed",
  ...more,
})

const traced = (rows: ReadonlyArray<Requirement>, tests: ReadonlyArray<TestRun>) =>
  trace(new Map(rows.map((one) => [one.id, one])), tests, (code) => code !== "unused.ts#b")

const tagOf = (id: string, rows: ReadonlyArray<Requirement>, tests: ReadonlyArray<TestRun> = []) =>
  traced(rows, tests).verdicts.get(id)?.tag

describe("a row", () => {
  it("counts when a test that holds its id passed", () => {
    expect(tagOf("BUY-119", [row("BUY-119")], [test("refuses day 90 (BUY-119)")])).toBe("proved")
  })

  it("does not count without a test, or with one that failed or was skipped", () => {
    expect(tagOf("BUY-119", [row("BUY-119")])).toBe("open")
    expect(tagOf("BUY-119", [row("BUY-119")], [test("BUY-119", { outcome: "failed" })])).toBe("open")
    expect(tagOf("BUY-119", [row("BUY-119")], [test("BUY-119", { outcome: "skipped" })])).toBe("open")
  })

  it("does not count while no export is named for it", () => {
    expect(tagOf("BUY-119", [row("BUY-119", { code: "" })], [test("BUY-119")])).toBe("open")
  })

  it("does not count while nothing that ships reaches its export", () => {
    expect(tagOf("BUY-119", [row("BUY-119", { code: "unused.ts#b" })], [test("BUY-119")])).toBe("open")
  })

  it("needs no test when it is context, or a decision that is made", () => {
    expect(tagOf("ACC-001", [row("ACC-001", { layer: "context", code: "" })])).toBe("settled")
    expect(tagOf("ACC-018", [row("ACC-018", { layer: "decision", decision: "Off." })])).toBe("settled")
    expect(tagOf("ACC-018", [row("ACC-018", { layer: "decision" })])).toBe("open")
  })

  it("counts when its twin, or its twin's twin, does", () => {
    const rows = [row("ACC-001"), row("SEL-001", { twin: "ACC-001" }), row("BUY-001", { twin: "SEL-001", code: "" })]
    expect(tagOf("BUY-001", rows, [test("ACC-001")])).toBe("twin")
    expect(tagOf("BUY-001", rows)).toBe("open")
  })

  it("ends at a ring of twins", () => {
    const rows = [row("ACC-001", { twin: "ACC-002" }), row("ACC-002", { twin: "ACC-001" })]
    expect(tagOf("ACC-001", rows)).toBe("open")
  })

  it("of a vendor is proved beside the adapter alone", () => {
    const rows = [row("ACC-001", { layer: "vendor" })]
    expect(tagOf("ACC-001", rows, [test("ACC-001")])).toBe("open")
    expect(tagOf("ACC-001", rows, [test("ACC-001", { file: "packages/adapters/src/plaid/link.test.ts" })])).toBe(
      "proved",
    )
  })
})

describe("a title", () => {
  const rows = ["ACC-001", "ACC-002", "ACC-003", "ACC-004"].map((id) => row(id))

  it("holds three ids at most", () => {
    expect(traced(rows, [test("ACC-001 ACC-002 ACC-003")]).problems).toEqual([])
    expect(traced(rows, [test("ACC-001 ACC-002 ACC-003 ACC-004")]).problems[0]).toContain("more than 3 ids")
  })

  it("holds no id that no row has, however long its number", () => {
    expect(traced(rows, [test("ACC-999")]).problems[0]).toContain("ACC-999 stands")
    expect(traced(rows, [test("ACC-0011")]).problems[0]).toContain("ACC-0011 stands")
  })

  it("is wrong when only tests that did not pass hold its id", () => {
    expect(traced(rows, [test("ACC-001", { outcome: "skipped" })]).problems[0]).toContain("ACC-001: no test")
    expect(traced(rows, [test("ACC-001", { outcome: "failed" }), test("ACC-001")]).problems).toEqual([])
  })
})
