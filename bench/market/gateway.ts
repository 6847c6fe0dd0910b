import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"

const HERE = new URL("../..", import.meta.url)

/** A program of ours in a process of its own, as it would run. */
export interface Running {
  readonly origin: string
  readonly stop: () => Promise<void>
}

const ended = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null) return
  child.kill("SIGTERM")
  await once(child, "exit")
}

const answers = async (url: string): Promise<boolean> => (await fetch(url).catch(() => undefined))?.ok === true

/** Starts a program and waits until `probe` is answered; at most ten minutes, for a machine that is busy. */
export const start = async (
  program: string,
  port: number,
  probe: string,
  env: Readonly<Record<string, string>>,
): Promise<Running> => {
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ["--conditions=xl-source", program], {
    cwd: fileURLToPath(HERE),
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  })
  for (let tries = 0; tries < 6_000; tries++) {
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}`)
    if (await answers(`${origin}${probe}`)) return { origin, stop: () => ended(child) }
    await new Promise((wake) => setTimeout(wake, 100))
  }
  await ended(child)
  throw new Error(`${program} does not answer`)
}
