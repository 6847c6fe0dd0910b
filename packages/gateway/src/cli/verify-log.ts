import { loadConfig } from "../config/index.ts"
import { openConfigured } from "../database/index.ts"
import { verifyLog } from "../events/index.ts"
import { entryPoint, StartRefused } from "../shared/index.ts"

/** `npm run verify-log`: recomputes every chain and seal; code 1, and the first row that was altered, unless all are whole. */
entryPoint(async () => {
  const { close, db } = await openConfigured(loadConfig(process.env))
  try {
    const { broken, chains, events, seals } = await verifyLog(db)
    if (broken !== undefined) throw new StartRefused([broken])
    process.stdout.write(`${events} events in ${chains} chains and ${seals} seals are as they were written.\n`)
  } finally {
    await close()
  }
})
