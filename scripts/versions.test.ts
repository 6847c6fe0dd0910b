import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { expect, it } from "vitest"

it("checks types with TypeScript 7, though the cruiser's older one is installed beside it", () => {
  expect(execFileSync("node_modules/.bin/tsc", ["-v"], { encoding: "utf8" })).toMatch(/^Version 7\./)
})

it("runs on the Node that the lock names", () => {
  const { optionalDependencies } = JSON.parse(readFileSync("package.json", "utf8"))
  if (process.platform !== "linux") return
  expect(process.version).toBe(`v${optionalDependencies[`node-linux-${process.arch}`]}`)
})
