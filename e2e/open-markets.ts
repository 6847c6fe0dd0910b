// Starts the gateway of every market at once, as one after the other would take as many times as long; they end together.
import { spawn } from "node:child_process"
import { type Market, markets } from "./markets.ts"

const LOOKS_EVERY = 200 // milliseconds

const isReady = async (port: number): Promise<boolean> => {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok
  } catch {
    return false // nobody listens yet
  }
}

const opens = async ({ data, port }: Market): Promise<void> => {
  const env = { ...process.env, PORT: String(port), DATA_DIR: data, XL_MODE: "demo", LOG_LEVEL: "warn" }
  const gateway = spawn(process.execPath, ["--conditions=xl-source", "packages/gateway/src/main.ts"], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  })
  gateway.once("exit", (code) => (isEnding ? undefined : process.exit(code || 1)))
  while (!(await isReady(port))) await new Promise((wake) => setTimeout(wake, LOOKS_EVERY))
}

// The signal goes to the whole group: the gateways end by themselves, and this with the last of them.
let isEnding = false
process.on("SIGTERM", () => void (isEnding = true))
await Promise.all(markets().map(opens))
process.stdout.write("Every market is open.\n")
