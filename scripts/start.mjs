// `npm start`: from a fresh clone to a served market in one step. Runs on any Node from 18 on.
import { spawn } from "node:child_process"
import { once } from "node:events"
import { install } from "./install.mjs"
import { entry, environment, node, root } from "./repository.mjs"
import { buildWeb } from "./web-build.mjs"

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"]

/** Runs the gateway until it ends; whoever stops us stops it, and we wait until it has put its database to rest. */
const serve = async () => {
  const gateway = spawn(
    node(),
    // A small space for what is young keeps the whole below 200 MB.
    [
      "--max-semi-space-size=4",
      "--import",
      "./scripts/env.mjs",
      "--conditions=xl-source",
      "packages/gateway/src/main.ts",
    ],
    // The channel tells the gateway when we are gone, even if we were killed.
    { cwd: root, stdio: ["inherit", "inherit", "inherit", "ipc"], env: environment() },
  )
  for (const signal of SIGNALS) process.on(signal, () => gateway.kill("SIGTERM"))
  const [code] = await once(gateway, "exit")
  return code ?? 1
}

await entry(async () => {
  install()
  await buildWeb()
  return serve()
})
