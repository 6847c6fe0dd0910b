import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"
import { bareEnvironment } from "../bare-environment.ts"

const MAIN = fileURLToPath(new URL("../../main.ts", import.meta.url))

/** A gateway in a process of its own, as it would run. */
export interface Gateway {
  readonly child: ChildProcess
  /** Such as `http://127.0.0.1:1234`. */
  readonly address: string
  /** Ends it and gives its exit code, or the signal's name. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | string | null>
}

/** Starts one and waits until it listens. Throws where it ends instead, with the last that it said. */
export const startGateway = async (env: Readonly<Record<string, string>>): Promise<Gateway> => {
  const child = spawn(process.execPath, ["--conditions=xl-source", MAIN], {
    env: { ...bareEnvironment(), DEMO: "0", PORT: "0", LOG_LEVEL: "error", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  })
  const said: Array<string> = []
  createInterface(child.stderr).on("line", (line) => void said.push(line))
  const ended = once(child, "exit") as Promise<[number | null, string | null]>
  const lines = createInterface(child.stdout)
  const address = await new Promise<string>((found, failed) => {
    lines.on("line", (line) => {
      if (line.startsWith("XL is at ")) found(line.slice("XL is at ".length))
      else said.push(line)
    })
    void ended.then(() => failed(new Error(`The gateway ended: ${said.slice(-3).join("\n")}`)))
  })
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    const [code, by] = await ended
    return code ?? by
  }
  return { child, address, end }
}

/** What `/readyz` says: its status, or undefined where nobody answers. */
export const readiness = async (address: string): Promise<number | undefined> => {
  const answer = await fetch(`${address}/readyz`, { headers: { connection: "close" } }).catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.status
}

/** Waits for a gateway that serves; gives how many milliseconds it took. */
export const ready = async (address: string): Promise<number> => {
  const from = performance.now()
  while ((await readiness(address)) !== 200) await new Promise((wake) => setTimeout(wake, 20))
  return performance.now() - from
}
