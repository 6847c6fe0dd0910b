import { spawn } from "node:child_process"
import { once } from "node:events"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"
import type { TestProject } from "vitest/node"

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the tests' PostgreSQL answers. */
    readonly postgres: string
  }
}

/**
 * Starts one PostgreSQL for a whole run of vitest. In a process of its own: vitest's lacks the condition that finds our
 * packages' sources. That process ends, and stops PostgreSQL, when this one is gone for whatever reason.
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const script = fileURLToPath(new URL("./cluster-process.ts", import.meta.url))
  const child = spawn(process.execPath, ["--conditions=xl-source", script], { stdio: ["pipe", "pipe", "inherit"] })
  const ended = once(child, "exit")
  const started = once(createInterface(child.stdout), "line") as Promise<[string]>
  const url = await Promise.race([started.then(([line]) => line), ended.then(() => undefined)])
  if (url === undefined) throw new Error("The tests' PostgreSQL did not start.")
  project.provide("postgres", url)
  return async () => {
    child.stdin.end()
    await ended
  }
}
