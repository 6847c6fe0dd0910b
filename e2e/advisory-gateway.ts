import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { createInterface } from "node:readline"
import { databaseUrl } from "./database.ts"
import { freePort } from "./free-port.ts"
import { joins } from "./hosts.ts"
import { ownMarket } from "./markets.ts"

/** Until it says where it is; throws where it ends instead. */
const listens = (gateway: ChildProcess): Promise<void> =>
  new Promise((heard, ended) => {
    if (gateway.stdout === null) throw new Error("Nobody hears the gateway.")
    createInterface(gateway.stdout).on("line", (line) => void (line.startsWith("XL is at ") && heard()))
    gateway.once("exit", (code) => ended(new Error(`The gateway ended with ${code}.`)))
  })

/** A second gateway of the market, as a deployment starts it that offers full service too: same people, same loans, other pages. */
export const withAdvisory = async (visit: (origin: string) => Promise<void>): Promise<void> => {
  const port = await freePort()
  joins(port)
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: ownMarket().data,
    DATABASE_URL: databaseUrl(),
    XL_MODE: "demo",
    LOG_LEVEL: "warn",
    EXCLUSIVE_FEATURE: "1",
  }
  const gateway = spawn(process.execPath, ["--conditions=xl-source", "packages/gateway/src/main.ts"], {
    env,
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  })
  try {
    await listens(gateway)
    await visit(`http://127.0.0.1:${port}`)
  } finally {
    const over = once(gateway, "exit")
    if (gateway.kill()) await over
  }
}
