import { sql } from "kysely"
import pg from "pg"
import type { Config } from "../config/index.ts"
import { StartRefused } from "../shared/start-refused.ts"
import { type Database, openDatabase } from "./database.ts"
import { startEmbedded } from "./embedded.ts"

/** The database that the configuration names, answering. */
export interface OpenDatabase {
  readonly url: string
  readonly db: Database
  /** Closes the pool, and stops the server if it is embedded and nobody else uses it. */
  readonly close: () => Promise<void>
}

/** Any number will do, if nobody else takes it. */
const SERVING = 7_395_002

/** For commands: a gateway that serves the same data at the same time is not disturbed. */
export const openConfigured = async (
  { dataDir, databaseUrl }: Pick<Config, "dataDir" | "databaseUrl">,
  meanwhile?: () => void,
): Promise<OpenDatabase> => {
  if (databaseUrl !== undefined) return reached(databaseUrl, (db) => db.destroy())
  const embedded = await startEmbedded(dataDir, [], meanwhile && { meanwhile })
  return reached(embedded.url, async (db) => {
    const isServed = await isTaken(db)
    await db.destroy()
    if (!isServed) embedded.stop()
  })
}

/**
 * For the gateway itself: refuses when another one serves the same data directory. Several may share a `DATABASE_URL`.
 * `meanwhile` is called while an embedded database starts, which takes a while.
 */
export const openToServe = async (
  config: Pick<Config, "dataDir" | "databaseUrl">,
  meanwhile?: () => void,
): Promise<OpenDatabase> => {
  if (config.databaseUrl !== undefined) return openConfigured(config)
  const opened = await openConfigured(config, meanwhile)
  const claim = new pg.Client({ connectionString: opened.url, application_name: "xl serving" })
  claim.on("error", () => undefined) // the pool will tell
  await claim.connect()
  if (!(await isClaimed(claim))) {
    await claim.end()
    await opened.db.destroy()
    throw new StartRefused([
      `Another XL is serving the data in ${config.dataDir}: stop it, or set DATA_DIR to another folder.`,
    ])
  }
  return { ...opened, close: () => claim.end().then(opened.close) }
}

/** A killed gateway lets go as soon as PostgreSQL sees its connection gone, so ask for 2 seconds. */
const isClaimed = async (client: pg.Client): Promise<boolean> => {
  for (let tries = 0; tries < 80; tries++) {
    const { rows } = await client.query<{ mine: boolean }>("select pg_try_advisory_lock($1) as mine", [SERVING])
    if (rows[0]?.mine) return true
    await new Promise((wake) => setTimeout(wake, 25))
  }
  return false
}

const isTaken = async (db: Database): Promise<boolean> => {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from pg_locks where locktype = 'advisory' and objid = ${SERVING}) as taken`.execute(db)
  return rows[0]?.taken ?? false
}

const reached = async (url: string, close: (db: Database) => Promise<void>): Promise<OpenDatabase> => {
  const db = openDatabase(url)
  try {
    const { rows } = await sql<{
      version: number
    }>`select current_setting('server_version_num')::int as version`.execute(db)
    if ((rows[0]?.version ?? 0) < 150_000) throw new StartRefused(["The database must be PostgreSQL 15 or newer."])
  } catch (reason) {
    await db.destroy()
    throw reason instanceof StartRefused ? reason : unreachable(url, reason)
  }
  return { url, db, close: () => close(db) }
}

/** Names the place and the kind of trouble; the address holds a password and is never shown. */
const unreachable = (url: string, reason: unknown): StartRefused => {
  const { hostname, pathname, port } = new URL(url)
  const why = (reason as { readonly code?: string })?.code ?? "no answer"
  return new StartRefused(
    [
      `The database at ${hostname}:${port || 5432}${pathname} cannot be reached (${why}): check DATABASE_URL and that it is running.`,
    ],
    reason,
  )
}
