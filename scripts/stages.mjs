import { codegen, node, root, run, toolBeside } from "./repository.mjs"
import { buildWeb } from "./web-build.mjs"
import { join } from "node:path"

/** Where every runner leaves its JSON report; `npm run trace` reads them. */
export const REPORTS = join(root, ".cache/reports")

/** `shown` is an open file for what a command says, or nothing. */
const command =
  (name, ...args) =>
  (shown) =>
    toolBeside(name, args, shown)

const vitest = (project, ...more) => {
  const reporters = [
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${join(REPORTS, `vitest-${project}.json`)}`,
  ]
  return command("vitest", "run", "--config", "vitest.workspace.ts", "--project", project, ...reporters, ...more)
}

const checks = (name, check) => ({ name, check })
const tests = (name, report, check, more = {}) => ({ name, report: join(REPORTS, report), check, ...more })

/** It takes the whole machine: what still runs beside is awaited first. */
const alone = { isAlone: true }
const inBrowser = { needsChromium: true, ...alone }

/** What `npm test` does, in order; each stage by name, so that `--only` can choose. */
export const stages = [
  checks("codegen", codegen),
  checks("types", command("tsc", "-b")),
  // Beside the checks and the build, and two at a time: these end sooner, and the machine has nothing else to do then.
  tests("unit", "vitest-unit.json", vitest("unit", "--maxWorkers=2"), { isBeside: true }),
  checks("lint", command("oxlint", "--type-aware", "--deny-warnings")),
  checks("format", command("oxfmt", "--check")),
  checks("boundaries", command("depcruise", "packages", "stories", "--config", ".dependency-cruiser.mjs")),
  checks("build", async () => {
    await buildWeb()
    return true
  }),
  // Its tests wait for databases and sockets as long as they work: three at a time even on two cores, where vitest would take one.
  tests("gateway", "vitest-gateway.json", vitest("gateway", "--maxWorkers=3"), alone),
  // Two pages, also on two cores: one page works, the other waits for it to be drawn.
  tests("stories", "vitest-stories.json", vitest("stories", "--maxWorkers=2"), inBrowser),
  tests("e2e", "playwright.json", command("playwright", "test"), inBrowser),
  // Reads what the journeys recorded.
  checks("used", () => run(node(), ["scripts/used/main.ts"])),
]
