import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core"
import { globSync, readFileSync } from "node:fs"
import { dirname } from "node:path"
import { resolve } from "node:path"
import { publint } from "publint"
import { build } from "vite"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { runInNewContext } from "node:vm"
import { type Stranger, stranger } from "./packed.ts"

const PERIODS = `
import { periodFrom, periodState } from "@xl/core/periods"
import { Day, decode, must, startOfDay } from "@xl/core/shared"
import { Result } from "effect"

const period = Result.getOrThrow(periodFrom(must(Day, "2026-03-01"), must(Day, "2026-03-31")))
console.log(periodState(period, startOfDay(must(Day, "2026-03-31"))))
console.log(Result.isFailure(decode(Day)("31 March")))
`

const TYPED = `
import { type Period, periodFrom, type PeriodRefusal, periodState } from "@xl/core/periods"
import { type Day, type Millis } from "@xl/core/shared"
import { aStage } from "@xl/testkit/market"
import { Result } from "effect"

export const running = (start: Day, end: Day, now: Millis): boolean => {
  const period: Result.Result<Period | null, PeriodRefusal> = periodFrom(start, end)
  return Result.isSuccess(period) && periodState(period.success, now) === "running"
}
export const stage: ReturnType<typeof aStage> = aStage()
// @ts-expect-error a text is no day
running("2026-03-01", "2026-03-31", 0)
`

/** The strictest that a project can be, and no source condition: what it reads is what is packed. */
const STRICT = {
  compilerOptions: {
    target: "es2024",
    module: "nodenext",
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    verbatimModuleSyntax: true,
    skipLibCheck: true,
    types: [],
    noEmit: true,
  },
  include: ["typed.ts"],
}

/** Each example of the README as a program that says what its lines promise behind an arrow. */
const readmeExamples = (): ReadonlyArray<{ readonly source: string; readonly promised: string }> =>
  [...readFileSync("packages/core/README.md", "utf8").matchAll(/^```ts\n([^`]*)```$/gm)].map(([, code = ""]) => ({
    source: code.replaceAll(/^(.*) \/\/ → .*$/gm, "console.log(JSON.stringify($1))"),
    promised: [...code.matchAll(/ \/\/ → (.*)$/gm)].map(([, value]) => `${value}\n`).join(""),
  }))

/** Every folder with a door. Hidden ones are planted by another test for a moment. */
const nouns = (name: string): ReadonlyArray<string> =>
  globSync(`packages/${name}/src/**/index.ts`)
    .filter((file) => !file.includes("/."))
    .map((file) => `./${dirname(file).slice(`packages/${name}/src/`.length)}`)

describe("core and testkit, packed and installed outside this workspace", { timeout: 120_000 }, () => {
  let home: Stranger
  beforeAll(() => {
    home = stranger()
  }, 240_000)
  afterAll(() => home.leave())

  it("run in plain Node without TypeScript", () => {
    home.write("stranger.mjs", PERIODS)
    expect(home.run(process.execPath, ["stranger.mjs"])).toBe("running\ntrue\n")
    home.write("market.mjs", `import { aStage } from "@xl/testkit/market"\nconsole.log(typeof aStage().tick)`)
    expect(home.run(process.execPath, ["market.mjs"])).toBe("function\n")
  })

  it("do what core's README says", () => {
    for (const [place, { source, promised }] of readmeExamples().entries()) {
      home.write(`readme-${place}.ts`, source)
      expect(home.run(process.execPath, [`readme-${place}.ts`])).toBe(promised)
    }
    expect(readmeExamples().length).toBeGreaterThan(2)
  })

  it("have types that the strictest project takes, and that refuse a text for a day", () => {
    home.write("typed.ts", TYPED)
    home.write("tsconfig.json", JSON.stringify(STRICT))
    expect(home.run(resolve("node_modules/.bin/tsc"), ["-p", "."])).toBe("")
  })

  it("bundle for a browser, where there is neither process nor Buffer nor require", async () => {
    const input = home.write("browser.mjs", PERIODS)
    const built = await build({
      configFile: false,
      logLevel: "error",
      build: { write: false, rolldownOptions: { input, output: { format: "iife" } } },
    })
    const [chunk] = Array.isArray(built) ? [] : "output" in built ? built.output : []
    if (chunk?.type !== "chunk") throw new Error("There is no bundle")
    const said: Array<unknown> = []
    runInNewContext(chunk.code, { console: { log: (text: unknown) => said.push(text) }, URL, TextEncoder, performance })
    expect(said).toEqual(["running", true])
    expect(chunk.code).not.toContain("node:")
  })

  it("have nothing that publint would change", async () => {
    for (const { name, tarball } of home.packages) {
      const { messages } = await publint({ pack: { tarball: tarball.buffer }, strict: true })
      expect({ name, messages }).toEqual({ name, messages: [] })
    }
  })

  it("have types that are not wrong, for every noun and every way in", async () => {
    for (const { name, tarball } of home.packages) {
      const entrypoints = [...nouns(name)]
      const checked = await checkPackage(createPackageFromTarballData(tarball), { entrypoints })
      if (!checked.types) throw new Error(`${name} has no types`)
      const seen = Object.keys(checked.entrypoints)
      // Import only: nobody promises CommonJS or Node 10's resolution.
      const wrong = checked.problems.filter(
        (problem) => !("resolutionKind" in problem) || !["node10", "node16-cjs"].includes(problem.resolutionKind),
      )
      expect({ name, seen: seen.length, wrong }).toEqual({ name, seen: entrypoints.length, wrong: [] })
    }
  })
})
