import { defineConfig, devices } from "@playwright/test"
import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePort } from "./e2e/free-port.ts"
import { type Market, ownMarket } from "./e2e/markets.ts"
import { reachedPaths, sentOperations } from "./e2e/used.ts"
import { chromium } from "./scripts/chromium-options.ts"

/** A folder for one run, which also the database's own user may enter. */
const dataFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "xl-e2e-"))
  chmodSync(folder, 0o755)
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** As many markets as workers: what one journey decides for everybody, another's people do not meet. */
const WORKERS = 2

const chosen = async (): Promise<ReadonlyArray<Market>> => {
  const folder = dataFolder()
  const ports = await Promise.all(Array.from({ length: WORKERS }, freePort))
  return ports.map((port, index) => ({ port, data: join(folder, String(index)) }))
}

// What an earlier run used says nothing about this one.
if (process.env["XL_E2E_MARKETS"] === undefined) for (const record of [sentOperations, reachedPaths]) record.clear()
// Every worker reads this file again: the first one's choice stands in the environment that they inherit.
process.env["XL_E2E_MARKETS"] ??= JSON.stringify(await chosen())

const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 }, launchOptions: chromium }
/** Journeys that move the clock. */
const MOVED = /clock-moved\/.*\.spec\.ts/

export default defineConfig({
  testDir: "e2e",
  outputDir: ".cache/e2e",
  workers: WORKERS,
  // Patience for a slow machine under load; what passes at once pays nothing for it.
  timeout: 600_000,
  expect: { timeout: 60_000, toPass: { timeout: 120_000 } },
  forbidOnly: true,
  // On a machine that nobody watches a journey gets a second try. The run names it, and what it proves counts as unproved.
  retries: process.env["CI"] ? 1 : 0,
  reporter: [["list"], ["json", { outputFile: ".cache/reports/playwright.json" }]],
  use: {
    baseURL: `http://127.0.0.1:${ownMarket().port}`,
    // A failure tells its page as it stood. What led there is recorded at a second try, or by `--trace retain-on-failure`: recording all
    // journeys for the few that fail takes its share of every action.
    trace: { mode: "on-first-retry", screenshots: false },
    launchOptions: chromium,
    // What cannot be pressed in this time is not waited for any longer.
    actionTimeout: 90_000,
  },
  projects: [
    { name: "wide", testIgnore: MOVED, use: desktop },
    // They move their market's clock by weeks, and nothing of the demo's story is as it was then.
    { name: "moved", testMatch: MOVED, dependencies: ["wide"], use: desktop },
  ],
  webServer: {
    command: "node e2e/open-markets.ts",
    wait: { stdout: /Every market is open/ },
    timeout: 600_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
})
