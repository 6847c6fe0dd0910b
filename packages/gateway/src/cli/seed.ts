import { parseArgs } from "node:util"
import { clockAhead, readAhead } from "../clock/index.ts"
import { type Config, loadConfig } from "../config/index.ts"
import { openConfigured, type OpenDatabase } from "../database/index.ts"
import { marketResolvers, marketServices } from "../graphql/index.ts"
import { importListings, openMarketDoor, type Outcome, outcomes, report, rowsOf } from "../import/index.ts"
import { openHub, openListener } from "../live/index.ts"
import { entryPoint, StartRefused } from "../shared/index.ts"

const USAGE = "Say which file, and whose listings: npm run seed -- FILE --seller EMAIL [--snapshots FILE]"

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

const asked = () => {
  const options = { seller: { type: "string" }, snapshots: { type: "string" } } as const
  const { positionals, values } = parseArgs({ options, allowPositionals: true })
  const [file] = positionals
  if (file === undefined || values.seller === undefined) throw new StartRefused([USAGE])
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
    const all: Array<Outcome> = []
    for await (const outcome of importListings(door.as(seller), rows)) all.push(outcome)
    return all
  } finally {
    await hub.close()
    await listener.close()
  }
}
