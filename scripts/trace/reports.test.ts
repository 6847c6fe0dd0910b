import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { playwrightTests } from "./playwright-report.ts"
import { readReports } from "./reports.ts"
import { vitestTests } from "./vitest-report.ts"

const vitest = {
  testResults: [
    {
      name: "/xl/packages/core/src/a.test.ts",
      assertionResults: [
        { ancestorTitles: ["offers"], title: "refuses day 90 (BUY-119)", status: "passed" },
        { ancestorTitles: [], title: "waits", status: "todo" },
        { ancestorTitles: ["offers"], title: "breaks", status: "failed" },
      ],
    },
  ],
}

const spec = (title: string, status: string, expectedStatus = "passed") => ({
  title,
  file: "journey.spec.ts",
  tests: [{ status, expectedStatus }],
})

const playwright = {
  config: { rootDir: "/xl/e2e" },
  suites: [
    {
      title: "journey.spec.ts",
      specs: [
        spec("opens", "expected"),
        spec("is known to fail", "expected", "failed"),
        spec("is left out", "skipped"),
      ],
      suites: [{ title: "the winner", specs: [spec("is told", "expected"), spec("is told late", "flaky")] }],
    },
  ],
}

describe("vitestTests", () => {
  it("joins describes and test, and keeps what ran and passed apart from the rest", () => {
    expect(vitestTests(vitest, "/xl", "unit").map(({ title, outcome }) => `${title}: ${outcome}`)).toEqual([
      "offers > refuses day 90 (BUY-119): passed",
      "waits: skipped",
      "offers > breaks: failed",
    ])
  })

  it("names files from the root", () => {
    expect(vitestTests(vitest, "/xl", "unit")[0]?.file).toBe("packages/core/src/a.test.ts")
  })

  it("refuses another report", () => {
    expect(() => vitestTests({ suites: [] }, "/xl", "unit")).toThrow("vitest")
  })
})

describe("playwrightTests", () => {
  it("takes a pass that was expected to fail, and one that needed a second try, for no pass", () => {
    expect(playwrightTests(playwright, "/xl").map(({ title, outcome }) => `${title}: ${outcome}`)).toEqual([
      "opens: passed",
      "is known to fail: failed",
      "is left out: skipped",
      "the winner > is told: passed",
      "the winner > is told late: failed",
    ])
  })

  it("names files from the root", () => {
    expect(playwrightTests(playwright, "/xl")[0]?.file).toBe("e2e/journey.spec.ts")
  })

  it("refuses another report", () => {
    expect(() => playwrightTests(vitest, "/xl")).toThrow("Playwright")
  })
})

describe("readReports", () => {
  let folder = ""
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "reports-"))
  })
  afterEach(() => {
    rmSync(folder, { recursive: true })
  })

  it("reads every report of the folder and nothing else", () => {
    writeFileSync(join(folder, "vitest-unit.json"), JSON.stringify(vitest))
    writeFileSync(join(folder, "playwright.json"), JSON.stringify(playwright))
    writeFileSync(join(folder, "coverage.json"), "{}")
    expect(readReports(folder, "/xl").map(({ suite }) => suite)).toEqual([
      ...Array.from({ length: 5 }, () => "playwright"),
      ...Array.from({ length: 3 }, () => "unit"),
    ])
  })

  it("says what to do where there is none", () => {
    mkdirSync(join(folder, "empty"))
    expect(() => readReports(join(folder, "empty"), "/xl")).toThrow("run npm test first")
    expect(() => readReports(join(folder, "missing"), "/xl")).toThrow("run npm test first")
  })
})
