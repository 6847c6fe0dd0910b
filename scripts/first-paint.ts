import { fileURLToPath } from "node:url"
import { build, type Plugin, type Rolldown } from "vite"

const SOURCE = fileURLToPath(new URL("../packages/web/src/first-paint.ts", import.meta.url))

/** Lays what starts the app of a drawn page beside the pages, under a name that the gateway knows. */
export const firstPaint = (): Plugin => ({
  name: "xl-first-paint",
  apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
  async generateBundle() {
    const rolldownOptions = { input: SOURCE, output: { format: "iife" as const } }
    const built = await build({ configFile: false, logLevel: "warn", build: { write: false, rolldownOptions } })
    const { output } = built as Rolldown.RolldownOutput
    this.emitFile({ type: "asset", fileName: "first-paint.js", source: output[0].code })
  },
})
