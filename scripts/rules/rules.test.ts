import { spawnSync } from "node:child_process"
import { globSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"

const rules = (...args: ReadonlyArray<string>) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, ["scripts/rules/main.ts", ...args], {
    encoding: "utf8",
  })
  return { said: stdout + stderr, status }
}

it("shares as many runs as it is told among the properties, with the seed it is told", () => {
  const { said, status } = rules("--runs", "49", "--seed", "11", "--only", "email.test.ts")
  expect(said).toMatch(/\n7 properties, 49 runs in .* a second \(seed 11\)\n/)
  expect(status).toBe(0)
}, 60_000)

it("refuses what is no number of runs", () => {
  expect(rules("--runs", "many")).toEqual({
    said: "rules: --runs takes a whole number of at most nine digits, not 'many'\n",
    status: 2,
  })
})

it("sets every property's number of runs and seed: none has its own", () => {
  const fixed = globSync("packages/{core,testkit}/src/**/*.test.ts").filter((file) =>
    /numRuns: (?!inProportion\()|\bseed: \d/.test(readFileSync(file, "utf8")),
  )
  expect(fixed).toEqual([])
})
