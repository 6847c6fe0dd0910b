import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { trace } from "../proof.ts"
import type { Requirement } from "../requirements.ts"
import type { TestRun } from "../test-run.ts"
import { copyOf } from "./copy.ts"
import { falsify, type Falsified, isEnough } from "./falsify.ts"
import { MOST_E2E_ROWS, pick } from "./pick.ts"
import { randomFrom } from "./random.ts"

const row = (id: string, code: string): Requirement => ({
  id,
  area: "offers",
  requirement: "At most 90 days.",
  kind: "rule",
  layer: "core",
  twin: "",
  decision: "",
  code,
})
const test = (title: string, suite = "unit"): TestRun => ({
  title,
  file: "a.test.ts",
  suite,
  outcome: "passed",
})

let home = ""
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "falsify-"))
})
afterEach(() => {
  rmSync(home, { recursive: true })
})

describe("falsify", () => {
  const file = () => readFileSync(join(home, "a.ts"), "utf8")
  const original = "export const DAYS = 90\nexport const empty = other\n"
  beforeEach(() => writeFileSync(join(home, "a.ts"), original))

  const told: Array<string> = []
  beforeEach(() => void told.splice(0))
  const changed = async (path: string) => void told.push(readFileSync(path, "utf8"))

  const outcomes = (code: string, notices: boolean, passesUnchanged = true): Promise<ReadonlyArray<Falsified>> => {
    const run = async (): Promise<ReadonlyArray<TestRun>> => {
      const fails = file() === original ? !passesUnchanged : notices
      return [{ ...test("BUY-119"), outcome: fails ? "failed" : "passed" }]
    }
    const picked = [{ row: row("BUY-119", code), tests: [test("BUY-119")] }]
    return falsify(home, picked, randomFrom(1), { run, changed }, () => undefined)
  }

  it("calls a change caught when the row's test fails, puts the file back, and tells of both", async () => {
    expect((await outcomes("a.ts#DAYS", true))[0]?.outcome).toBe("caught")
    expect(file()).toBe(original)
    expect(told).toEqual([original.replace("90", "91"), original])
  })

  it("shows the change that a test did not notice", async () => {
    const [survivor] = await outcomes("a.ts#DAYS", false)
    expect(survivor?.outcome).toBe("survived")
    expect(survivor?.detail).toContain("- export const DAYS = 90\n+ export const DAYS = 91")
  })

  it("judges no row whose test fails unchanged, or whose export holds nothing to change", async () => {
    expect((await outcomes("a.ts#DAYS", true, false))[0]?.outcome).toBe("unjudged")
    expect((await outcomes("a.ts#empty", true))[0]?.outcome).toBe("unjudged")
  })

  it("takes silence for noticing only from a suite that ran unchanged", async () => {
    const asked: Array<string> = []
    const run = async (_ids: ReadonlyArray<string>, tests: ReadonlyArray<TestRun>): Promise<ReadonlyArray<TestRun>> => {
      asked.push(tests.map(({ suite }) => suite).join())
      return tests.filter(({ suite }) => suite === "unit")
    }
    const tests = [test("BUY-119"), test("BUY-119", "elsewhere")]
    const picked = [{ row: row("BUY-119", "a.ts#DAYS"), tests }]
    const [answer] = await falsify(home, picked, randomFrom(1), { run, changed }, () => undefined)
    expect([answer?.outcome, ...asked]).toEqual(["survived", "unit,elsewhere", "unit"])
  })

  it("demands 95 of 100", () => {
    const results = (caught: number): ReadonlyArray<Falsified> =>
      Array.from({ length: 100 }, (_, at) => ({ id: "", outcome: at < caught ? "caught" : "survived", detail: "" }))
    expect(isEnough(results(95))).toBe(true)
    expect(isEnough(results(94))).toBe(false)
    expect(isEnough([])).toBe(false)
  })
})

describe("pick", () => {
  const many = (suite: string) => {
    const rows = new Map(
      Array.from({ length: 30 }, (_, at) => [`BUY-${100 + at}`, row(`BUY-${100 + at}`, "a.ts#DAYS")]),
    )
    return {
      rows,
      traced: trace(
        rows,
        [...rows.keys()].map((id) => test(id, suite)),
        () => true,
      ),
    }
  }

  it("picks as many as asked, the same for the same seed", () => {
    const { rows, traced } = many("unit")
    const ids = (seed: number) => pick(rows.values(), traced, 20, randomFrom(seed)).map((picked) => picked.row.id)
    expect(ids(1)).toHaveLength(20)
    expect(ids(1)).toEqual(ids(1))
    expect(ids(1)).not.toEqual(ids(2))
  })

  it("picks ten at most of those that only a journey proves", () => {
    const { rows, traced } = many("playwright")
    expect(pick(rows.values(), traced, 20, randomFrom(1))).toHaveLength(MOST_E2E_ROWS)
  })
})

describe("copyOf", () => {
  const write = (path: string, text: string) => {
    mkdirSync(join(home, path, ".."), { recursive: true })
    writeFileSync(join(home, path), text)
  }
  beforeEach(() => {
    execFileSync("git", ["init", "-q"], { cwd: home })
    write(".gitignore", "node_modules\ngenerated.ts\n.cache\n")
    write("package.json", '{ "name": "xl", "workspaces": ["packages/*"] }')
    write("packages/core/src/a.ts", "export const a = 1")
    write("packages/core/src/generated.ts", "export const g = 1")
    write("packages/core/node_modules/inner/index.js", "")
    mkdirSync(join(home, "node_modules/@xl"), { recursive: true })
  })

  it("takes the working tree with generated sources, and leads @xl/* into itself", () => {
    symlinkSync("../../packages/core", join(home, "node_modules/@xl/core"))
    const copy = copyOf(home)
    writeFileSync(join(copy, "packages/core/src/a.ts"), "changed")
    expect(readFileSync(join(copy, "node_modules/@xl/core/src/a.ts"), "utf8")).toBe("changed")
    expect(readFileSync(join(copy, "node_modules/@xl/core/src/generated.ts"), "utf8")).toContain("g = 1")
    expect(readFileSync(join(home, "packages/core/src/a.ts"), "utf8")).toBe("export const a = 1")
    expect(readFileSync(join(copy, "package.json"), "utf8")).toBe('{"name":"xl"}')
  })

  it("leads every other package to the root's own, under the path that a configuration may name", () => {
    symlinkSync("../../packages/core", join(home, "node_modules/@xl/core"))
    write("node_modules/router/index.mjs", "export default 1")
    write("node_modules/.vite/cache.json", "{}")
    const copy = copyOf(home)
    expect(readFileSync(join(copy, "node_modules/router/index.mjs"), "utf8")).toBe("export default 1")
    expect(readdirSync(join(copy, "node_modules")).toSorted()).toEqual(["@xl", "router"])
  })

  it("is this process's own, and sweeps what a process that is gone has left", () => {
    symlinkSync("../../packages/core", join(home, "node_modules/@xl/core"))
    write(".cache/falsify/999999999/left.ts", "")
    const copy = copyOf(home)
    expect(copy).toContain(`falsify/${process.pid}`)
    expect(readdirSync(join(copy, ".."))).toEqual([String(process.pid)])
  })

  it("refuses a link that leads out of the copy", () => {
    symlinkSync(join(home, "packages/core"), join(home, "node_modules/@xl/core"))
    expect(() => copyOf(home)).toThrow("@xl/core leads out of the copy")
  })
})
