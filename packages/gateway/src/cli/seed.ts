import { existsSync } from "node:fs"
import { parseArgs } from "node:util"
import { dayOf } from "@xl/core/shared"
import { clockAhead, readAhead } from "../clock/index.ts"
import { type Config, loadConfig } from "../config/index.ts"
import { openConfigured, type OpenDatabase } from "../database/index.ts"
import { marketResolvers, marketServices } from "../graphql/index.ts"
import { importListings, openMarketDoor, type Outcome, outcomes, report, rowsOf } from "../import/index.ts"
import { openHub, openListener } from "../live/index.ts"
import { entryPoint, StartRefused } from "../shared/index.ts"

const USAGE = "Say which file, and whose listings: npm run seed -- FILE --seller EMAIL [--snapshots FILE]"

/** An option that there is not is answered with the usage, too. */
const parsed = () => {
  const options = { seller: { type: "string" }, snapshots: { type: "string" } } as const
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (reason) {
    throw new StartRefused([USAGE], reason)
  }
}

const asked = () => {
  const { positionals, values } = parsed()
  const [file] = positionals
  if (file === undefined || values.seller === undefined) throw new StartRefused([USAGE])
  for (const table of [file, values.snapshots]) {
    if (table !== undefined && !existsSync(table)) throw new StartRefused([`There is no file ${table}.`])
  }
  return { file, seller: values.seller, snapshots: values.snapshots }
}

const entered = async (config: Config, { db, url }: OpenDatabase, seller: string, rows: AsyncIterable<Outcome>) => {
  const report = (reason: unknown) => void process.stderr.write(`${String(reason)}\n`)
  const listener = await openListener(url)
  const hub = await openHub(db, listener, report)
  try {
    const ahead = config.mode === "demo" ? await readAhead(db) : 0
    const door = openMarketDoor({
      db,
      services: marketServices(db, config),
      resolvers: marketResolvers({ config, db, hub }),
      clock: clockAhead(() => ahead),
    })
    if (!(await door.person(seller)).roles.has("Sellers")) throw new StartRefused([`${seller} is no seller.`])
    const today = dayOf(Date.now() + ahead)
    const all: Array<Outcome> = []
    for await (const outcome of importListings(door.as(seller), rows, today)) all.push(outcome)
    return all
  } finally {
    await hub.close()
    await listener.close()
  }
}

/**
 * `npm run seed -- FILE --seller EMAIL`: enters the loans of a table such as data/cmbs_loans.csv as listings of that seller, through
 * the public mutations, and reports every row that was refused and why. Complete ones wait for an administrator's approval.
 */
entryPoint(async () => {
  const { file, seller, snapshots } = asked()
  const config = loadConfig(process.env)
  const opened = await openConfigured(config)
  try {
    const all = await entered(config, opened, seller, outcomes(rowsOf(file), snapshots ? rowsOf(snapshots) : undefined))
    process.stdout.write(`${report(all)}\n`)
  } catch (reason) {
    throw reason instanceof RangeError ? new StartRefused([reason.message], reason) : reason
  } finally {
    await opened.close()
  }
})
