import { globSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { promisesIn } from "./dialog-promises.ts"

const read = (path: string) => readFileSync(path, "utf8")
const rows = read("docs/promises.tsv")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"))
  .filter(([where = ""]) => where.startsWith("dialog"))
const listed = rows.map(([, promise = ""]) => promise)
const screens = globSync("packages/ui/src/**/*.tsx").filter((path) => !path.includes(".stories."))
const promised = screens.flatMap((path) => promisesIn(path, read(path)))

describe("a promise of a dialog", () => {
  it("is in the table, with what keeps it", () => {
    expect(promised.length).toBeGreaterThan(20)
    expect(promised.filter((sentence) => !listed.some((promise) => sentence.includes(promise)))).toEqual([])
  })

  it("is kept by a test that there is, or promises nothing", () => {
    const tests = globSync(["e2e/**/*.spec.ts", "packages/*/src/**/*.{ts,stories.tsx}", "stories/*.tsx"])
      .filter((path) => !path.endsWith(".d.ts"))
      .map(read)
      .join("\n")
    const broken = rows.filter(([, , keptBy = ""]) => !keptBy.startsWith("-: ") && !tests.includes(`${keptBy}`))
    expect(broken).toEqual([])
    expect(rows.filter(([, , keptBy = ""]) => keptBy === "")).toEqual([])
  })

  it("is found wherever it stands: in a text, a template and between tags", () => {
    const text = `export const Ask = () => <Dialog note={\`\${name} Is gone. The buyer is told.\`} title="It will end soon">
      Loans that fit stay
      listed. Nothing else.</Dialog>`
    expect(promisesIn("a.tsx", text)).toEqual(["The buyer is told.", "It will end soon", "Loans that fit stay listed."])
    expect(promisesIn("a.tsx", 'export const a = "It will end soon"')).toEqual([])
  })
})
