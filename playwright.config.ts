import { defineConfig, devices } from "@playwright/test"
import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { chromium } from "./scripts/chromium-options.ts"

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().on("error", reject)
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("no port")),
      )
    })
  })

/** A folder for one run, which also the database's own user may enter. */
const dataFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "xl-e2e-"))
  chmodSync(folder, 0o755)
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

// Every worker reads this file again: the first one's choice stands in the environment that they inherit.
const port = (process.env["XL_E2E_PORT"] ??= String(await freePort()))
const DATA_DIR = (process.env["XL_E2E_DATA"] ??= dataFolder())
const origin = `http://127.0.0.1:${port}`

export default defineConfig({
  testDir: "e2e",
  outputDir: ".cache/e2e",
  // One market serves all journeys, so they take turns.
  workers: 1,
  // Patience for a slow machine under load; what passes at once pays nothing for it.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: ".cache/reports/playwright.json" }]],
  use: { baseURL: origin, trace: "retain-on-failure", launchOptions: chromium },
  projects: [
    {
      name: "wide",
      use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 }, launchOptions: chromium },
    },
  ],
  webServer: {
    command: "node --conditions=xl-source packages/gateway/src/main.ts",
    url: `${origin}/readyz`,
    env: { PORT: port, DATA_DIR, XL_MODE: "demo", LOG_LEVEL: "warn" },
    timeout: 600_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
})
