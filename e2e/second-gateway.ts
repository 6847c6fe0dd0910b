import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { createInterface } from "node:readline"
import { databaseUrl } from "./database.ts"
import { joins } from "./hosts.ts"
import { ownMarket } from "./markets.ts"

/** Until it says where it is; throws where it ends instead. */
const listens = (gateway: ChildProcess): Promise<void> =>
  new Promise((heard, ended) => {
    if (gateway.stdout === null) throw new Error("Nobody hears the gateway.")
    createInterface(gateway.stdout).on("line", (line) => void (line.startsWith("XL is at ") && heard()))
    gateway.once("exit", (code) => ended(new Error(`The gateway ended with ${code}.`)))
  })

/** Another gateway on the worker's own market, with settings of its own. The function that is given ends it. */
export const secondGateway = async (
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<() => Promise<void>> => {
  joins(port)
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: ownMarket().data,
    DATABASE_URL: databaseUrl(),
    XL_MODE: "demo",
    LOG_LEVEL: "warn",
    ...settings,
  }
  const gateway = spawn(process.execPath, ["--conditions=xl-source", "packages/gateway/src/main.ts"], {
    env,
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  })
  await listens(gateway)
  return async () => {
    const over = once(gateway, "exit")
    if (gateway.kill()) await over
  }
}
