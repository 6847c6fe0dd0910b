import { codegen, root, tool } from "./repository.mjs"
import { buildWeb } from "./web-build.mjs"
import { join } from "node:path"

/** Where every runner leaves its JSON report; `npm run trace` reads them. */
export const REPORTS = join(root, ".cache/reports")

const vitest =
  (project, ...more) =>
  () => {
    const reporters = [
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${join(REPORTS, `vitest-${project}.json`)}`,
    ]
    return tool("vitest", ["run", "--config", "vitest.workspace.ts", "--project", project, ...reporters, ...more])
  }

const checks = (name, check) => ({ name, check })
const tests = (name, report, check, more = {}) => ({ name, report: join(REPORTS, report), check, ...more })

const inBrowser = { needsChromium: true }

/** What `npm test` does, in order; each stage by name, so that `--only` can choose. */
export const stages = [
  checks("codegen", codegen),
  checks("types", () => tool("tsc", ["-b"])),
  checks("lint", () => tool("oxlint", ["--type-aware", "--deny-warnings"])),
  checks("format", () => tool("oxfmt", ["--check"])),
  checks("boundaries", () => tool("depcruise", ["packages", "stories", "--config", ".dependency-cruiser.mjs"])),
  tests("unit", "vitest-unit.json", vitest("unit")),
  // Its tests wait for databases and sockets as long as they work: three at a time even on two cores, where vitest would take one.
  tests("gateway", "vitest-gateway.json", vitest("gateway", "--maxWorkers=3")),
  // Two pages, also on two cores: one page works, the other waits for it to be drawn.
  tests("stories", "vitest-stories.json", vitest("stories", "--maxWorkers=2"), inBrowser),
  checks("build", () => {
    buildWeb()
    return true
  }),
  tests("e2e", "playwright.json", () => tool("playwright", ["test"]), inBrowser),
]
