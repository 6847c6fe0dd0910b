import { enableCompileCache } from "node:module"
import { loadConfig, originOf } from "./config/index.ts"
import { listen, requireFreePort } from "./listening.ts"
import { isTracingAsked } from "./observe/tracing-asked.ts"
import { entryPoint } from "./shared/start-refused.ts"

enableCompileCache()

/** What is open, in the order of opening; closed the other way round. */
const open: Array<() => Promise<unknown>> = []
let isStopping = false

const closeAll = async () => {
  for (const close of open.splice(0).toReversed()) await close()
}
const stop = () => {
  if (isStopping) return
  isStopping = true
  entryPoint(() => closeAll().then(() => process.exit(0)))
}

entryPoint(async () => {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop)
  process.on("disconnect", stop) // whoever started us is gone
  const config = loadConfig(process.env)
  await requireFreePort(config)
  try {
    if (isTracingAsked(process.env)) open.push((await import("./observe/tracing.ts")).startTracing(process.env))
    // Most of the code is read only once there is a database: a refusal comes at once.
    const { openFoundation } = await import("./foundation.ts")
    const foundation = await openFoundation(config)
    open.push(foundation.close)
    const { compose } = await import("./composition.ts")
    const { demoAccounts } = await import("./demo/index.ts")
    const { drain, startJobs } = await import("./running.ts")
    const composed = await compose(foundation)
    open.push(composed.close)
    const jobs = await startJobs(foundation, composed)
    open.push(jobs.close)
    const address = await listen(composed.app, config)
    open.push(() => drain(composed.app, config.drainLead))
    process.stdout.write(`XL is at ${config.port === 0 ? address : originOf(config)}\n`)
    if (config.demo) process.stdout.write(await demoAccounts(foundation.database.db))
  } catch (reason) {
    if (isStopping) return
    await closeAll()
    throw reason
  }
})
