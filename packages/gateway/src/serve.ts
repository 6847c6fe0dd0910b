import { type Config, loadConfig, originOf } from "./config/index.ts"
import { listen, requireFreePort } from "./listening.ts"
import { isTracingAsked } from "./observe/tracing-asked.ts"
import { entryPoint } from "./shared/start-refused.ts"

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

const readTheRest = async () => {
  const [{ openFoundation }, { compose }, { demoAccounts }, { drain, startJobs }] = await Promise.all([
    import("./foundation.ts"),
    import("./composition.ts"),
    import("./demo/index.ts"),
    import("./running.ts"),
  ])
  return { openFoundation, compose, demoAccounts, drain, startJobs }
}

/** Begins to open the database, and comes back as soon as it does without us: reading code leaves nothing else a turn. */
const beginToOpen = async (config: Config) => {
  const { openToServe } = await import("./database/index.ts")
  const begun = Promise.withResolvers<void>()
  const opening = openToServe(config, begun.resolve)
  open.push(() =>
    opening.then(
      ({ close }) => close(),
      () => undefined,
    ),
  )
  await Promise.race([begun.promise, opening])
  return { opening }
}

/** Serves the market until it is told to stop. */
entryPoint(async () => {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop)
  process.on("disconnect", stop) // whoever started us is gone
  const config = loadConfig(process.env)
  await requireFreePort(config)
  try {
    if (isTracingAsked(process.env)) open.push((await import("./observe/tracing.ts")).startTracing(process.env))
    const { opening } = await beginToOpen(config)
    const { openFoundation, compose, demoAccounts, drain, startJobs } = await readTheRest()
    const foundation = await openFoundation(config, await opening)
    open.push(foundation.close)
    const composed = await compose(foundation)
    open.push(composed.close)
    const starting = startJobs(foundation, composed)
    open.push(() =>
      starting.then(
        ({ close }) => close(),
        () => undefined,
      ),
    )
    starting.catch(() => undefined) // told where it is awaited
    const address = await listen(composed.app, config)
    open.push(() => drain(composed.app, config.drainLead))
    await starting // whoever asks is answered meanwhile; it has started only when nothing can end it any more
    process.stdout.write(`XL is at ${config.port === 0 ? address : originOf(config)}\n`)
    if (config.demo) process.stdout.write(await demoAccounts(foundation.database.db))
  } catch (reason) {
    if (isStopping) return
    await closeAll()
    throw reason
  }
})
