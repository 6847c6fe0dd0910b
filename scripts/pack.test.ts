import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { expect, it } from "vitest"

const stranger = `
import { periodFrom, periodState } from "@xl/core/periods"
import { Day, decode, must, startOfDay } from "@xl/core/shared"
import { Result } from "effect"

const period = Result.getOrThrow(periodFrom(must(Day, "2026-03-01"), must(Day, "2026-03-31")))
console.log(periodState(period, startOfDay(must(Day, "2026-03-31"))))
console.log(Result.isFailure(decode(Day)("31 March")))
`

it("packs core for plain Node, outside this workspace and without TypeScript", () => {
  const home = mkdtempSync(join(tmpdir(), "xl-pack-"))
  try {
    const installed = join(home, "node_modules/@xl/core")
    mkdirSync(installed, { recursive: true })
    const args = ["pack", "-w", "@xl/core", "--json", "--pack-destination", home]
    const [{ filename }] = JSON.parse(execFileSync("npm", args, { encoding: "utf8" }))
    execFileSync("tar", ["-xzf", join(home, filename), "--strip-components=1", "-C", installed])
    for (const name of ["effect", "fp-ts", "io-ts"]) {
      symlinkSync(resolve("node_modules", name), join(home, "node_modules", name))
    }
    writeFileSync(join(home, "stranger.mjs"), stranger)
    const told = execFileSync(process.execPath, ["stranger.mjs"], { cwd: home, encoding: "utf8" })
    expect(told).toBe("running\ntrue\n")
  } finally {
    rmSync(home, { recursive: true })
  }
}, 60_000)
