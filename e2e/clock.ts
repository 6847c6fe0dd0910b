import { spawnSync } from "node:child_process"
import { databaseUrl } from "./database.ts"

const CLI = "packages/gateway/src/cli/demo-clock.ts"

/** Moves the clock of the worker's market, as `npm run demo:clock` does: `+3d`, `-12h`, or `reset`. */
export const moveClock = (move: string): void => {
  const env = { ...process.env, DATABASE_URL: databaseUrl(), XL_MODE: "demo" }
  const { status, stderr } = spawnSync(process.execPath, ["--conditions=xl-source", CLI, move], {
    env,
    encoding: "utf8",
  })
  if (status !== 0) throw new Error(`The clock did not move: ${stderr}`)
}
