import { spawnSync } from "node:child_process"
import { environment } from "../repository.mjs"

export interface Asked {
  readonly code: number
  /** What it printed on standard output. */
  readonly text: string
  /** Its last words on standard error. */
  readonly says: string
}

/** Asks npm, whose own Node may be older than ours. */
export const asked = (args: ReadonlyArray<string>, folder: string): Asked => {
  const { error, status, stderr, stdout } = spawnSync("npm", [...args], {
    cwd: folder,
    encoding: "utf8",
    env: environment(),
    maxBuffer: 64 * 1_024 ** 2,
  })
  if (error) throw error
  const says = stderr
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.includes("complete log of this run"))
    .join(" ")
  return { code: status ?? 1, text: stdout, says }
}
