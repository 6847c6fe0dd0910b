import { moveDemoClock, readAhead, readMove } from "../clock/index.ts"
import { loadConfig } from "../config/index.ts"
import { openConfigured } from "../database/index.ts"
import { entryPoint, StartRefused } from "../shared/index.ts"

const USAGE = "Say how far: +3d, -12h, +90m, an instant such as 2026-12-24T00:00Z, or reset. At most ten years."

/** `npm run demo:clock -- +3d`: moves the clock of the demo, in every gateway that runs on its database. Without a move it only tells the time. */
entryPoint(async () => {
  const config = loadConfig(process.env)
  if (config.mode === "production") throw new StartRefused(["Production goes by the real clock."])
  const [words] = process.argv.slice(2)
  const { close, db } = await openConfigured(config)
  try {
    const before = await readAhead(db)
    const ahead = words === undefined ? before : readMove(words, before, Date.now())
    if (ahead === undefined) throw new StartRefused([USAGE])
    if (words !== undefined) await moveDemoClock(db, ahead)
    process.stdout.write(`In the demo it is ${new Date(Date.now() + ahead).toISOString()}.\n`)
  } finally {
    await close()
  }
})
