import { existsSync } from "node:fs"
import { join } from "node:path"
import { US_STATES } from "@xl/core/shared"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Config } from "../config/index.ts"
import { type Database, openConfigured, type OpenDatabase, shippedMigrations } from "../database/index.ts"
import { checksum } from "../database/migrate.ts"
import { unwrapped } from "../documents/sealed.ts"
import { readSettings } from "../settings/index.ts"
import { StartRefused } from "../shared/start-refused.ts"
import { fault, fine, type Finding, note, warning } from "./finding.ts"

/** Milliseconds by which the clocks of this machine and of the database may differ. */
const APART = 2_000

export const databaseFindings = async (config: Config): Promise<ReadonlyArray<Finding>> => {
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, "secrets", "database")))
    return [note("database", `There is no market in ${config.dataDir} yet: the first start makes one.`)]
  const opened = await openConfigured(config).catch((reason: unknown) => reason)
  if (opened instanceof StartRefused) return opened.sentences.map((sentence) => fault("database", sentence))
  if (opened instanceof Error) throw opened
  const { close, db } = opened as OpenDatabase
  try {
    return [await answerFinding(db), await clockFinding(db), ...(await schemaFindings(db, config))]
  } finally {
    await close()
  }
}

interface Server {
  readonly version: string
  readonly most: number
  readonly fsync: string
}

const answerFinding = async (db: Database): Promise<Finding> => {
  const { rows } = await sql<Server>`select current_setting('server_version') as version,
    current_setting('max_connections')::int as most, current_setting('fsync') as fsync`.execute(db)
  const { fsync = "on", most = 0, version = "?" } = rows[0] ?? {}
  if (fsync !== "on")
    return fault("database", "PostgreSQL runs with fsync off and would lose what it has acknowledged: turn it on.")
  if (most < 40)
    return warning(
      "database",
      `PostgreSQL takes ${most} connections and each gateway uses up to 30: raise max_connections.`,
    )
  return fine("database", `PostgreSQL ${version} answers.`)
}

const clockFinding = async (db: Database): Promise<Finding> => {
  const before = Date.now()
  const { rows } = await sql<{
    now: number
  }>`select extract(epoch from clock_timestamp())::float8 * 1000 as now`.execute(db)
  return clockApart((rows[0]?.now ?? 0) - (before + Date.now()) / 2)
}

/** `apart` is in milliseconds. Deadlines go by this machine's clock, records by both. */
export const clockApart = (apart: number): Finding =>
  Math.abs(apart) > APART
    ? warning(
        "clock",
        `This machine's clock and the database's are ${(Math.abs(apart) / 1_000).toFixed(0)} s apart: let both keep time by NTP.`,
      )
    : fine("clock", "The clock agrees with the database's.")

const schemaFindings = async (db: Database, config: Config): Promise<ReadonlyArray<Finding>> => {
  const applied = await sql<{ name: string; checksum: string }>`select name, checksum from migrations order by name`
    .execute(db)
    .then(({ rows }) => rows)
    .catch(() => undefined)
  if (applied === undefined) return [note("migrations", "The database is empty: the first start fills it.")]
  const shipped = shippedMigrations()
  const foreign = applied.find(({ checksum: was, name }, place) => {
    const known = shipped[place]
    return known?.name !== name || checksum(known.statements) !== was
  })
  if (foreign)
    return [
      fault(
        "migrations",
        `The database has ${foreign.name} otherwise than this version of XL: start the version that made it, or a newer one.`,
      ),
    ]
  const due = shipped.length - applied.length
  const state =
    due === 0
      ? fine("migrations", "The database is up to date.")
      : note("migrations", `${due} migrations run at the next start: take a backup first.`)
  return [state, ...(await keyFindings(db, config)), ...(due === 0 ? [await agreementFinding(db, config)] : [])]
}

const agreementFinding = async (db: Database, config: Config): Promise<Finding> => {
  const { governingState } = await Effect.runPromise(readSettings(db, config))
  return governingState === null
    ? warning("agreements", "Agreements name no state whose law governs them: an administrator chooses it at Settings.")
    : fine("agreements", `Agreements are governed by the law of ${US_STATES[governingState]}.`)
}

/** Whether the master key is the one that the newest document was encrypted under. */
const keyFindings = async (db: Database, { masterKey }: Config): Promise<ReadonlyArray<Finding>> => {
  const newest = await db
    .selectFrom("documents")
    .select(["key", "wrappedKey"])
    .orderBy("createdAt", "desc")
    .limit(1)
    .executeTakeFirst()
  if (!newest) return [note("keys", "There is no document yet to try MASTER_KEY on.")]
  try {
    unwrapped(Buffer.from(masterKey, "base64"), newest.wrappedKey, newest.key)
    return [fine("keys", "MASTER_KEY opens the documents.")]
  } catch {
    return [
      fault("keys", "MASTER_KEY does not open the documents that are here: set it to the one they were kept under."),
    ]
  }
}
