// `npm run dev`: the gateway, started again at every change, and behind Vite the web app, which changes while you look at it.
import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { install } from "./install.mjs"
import { codegen, entry, environment, node, root, Stop } from "./repository.mjs"

const start = (args) => spawn(node(), args, { cwd: root, stdio: "inherit", env: environment() })

await entry(async () => {
  install()
  if (!codegen()) throw new Stop("The documents do not fit the schema.")
  const gateway = ["--watch", "--watch-preserve-output", "--import", "./scripts/env.mjs", "--conditions=xl-source"]
  const children = [
    start([...gateway, "packages/gateway/src/main.ts"]),
    start([join(root, "node_modules/.bin/vite"), "packages/web", "--config", "vite.config.ts"]),
  ]
  const ends = children.map((child) => once(child, "exit"))
  const stop = () => children.forEach((child) => child.kill("SIGTERM"))
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop)
  await Promise.race(ends)
  stop()
  await Promise.all(ends)
  return 0
})
