// `npm run check`: format, lint, types and the nearest tests of what changed since a commit: `npm run check -- --since main`.
import { execFileSync } from "node:child_process"
import { existsSync } from "node:fs"
import { parseArgs } from "node:util"
import { chromium } from "../chromium.mjs"
import { codegen, entry, tool } from "../repository.mjs"
import { type Project, touchedBy } from "./touched.ts"

const { values } = parseArgs({ options: { since: { type: "string", default: "HEAD" } } })

const git = (...args: ReadonlyArray<string>): ReadonlyArray<string> =>
  execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean)

const changed = [
  ...git("diff", "--name-only", "--diff-filter=d", values.since),
  ...git("ls-files", "--others", "--exclude-standard"),
].filter((file) => existsSync(file))

const vitest = (project: Project, paths: ReadonlyArray<string>): boolean => {
  if (project === "stories") process.env["CHROMIUM_PATH"] = chromium()
  const args = ["run", "--config", "vitest.workspace.ts", "--project", project, "--passWithNoTests", ...paths]
  return tool("vitest", args)
}

/** One result a step, all of them run: a type error does not hide a failed test. */
const results = (files: ReadonlyArray<string>): ReadonlyArray<boolean> => {
  const touched = touchedBy(files)
  const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file))
  return [
    tool("oxfmt", ["--check", "--no-error-on-unmatched-pattern", ...files]),
    code.length === 0 || tool("oxlint", ["--type-aware", "--deny-warnings", ...code]),
    codegen() && tool("tsc", ["-b"]),
    ...(["unit", "gateway", "stories"] as const).map(
      (project) => touched[project].length === 0 || vitest(project, touched[project]),
    ),
  ]
}

await entry(() => {
  if (changed.length > 0) return results(changed).every(Boolean) ? 0 : 1
  console.log(`Nothing has changed since ${values.since}.`)
  return 0
})
