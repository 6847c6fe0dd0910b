import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { sql } from "kysely"
import { StartRefused } from "../shared/start-refused.ts"
import type { Database, Db } from "./database.ts"

export interface Migration {
  /** Its file's name; the four digits in front of it give the order. */
  readonly name: string
  readonly statements: string
}

const FOLDER = new URL("../../migrations/", import.meta.url)
/** Any number will do, if nobody else takes it. */
const LOCK = 7_395_001

/** The files of packages/gateway/migrations, in their order. */
export const shippedMigrations = (folder: URL = FOLDER): ReadonlyArray<Migration> =>
  readdirSync(folder)
    .filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name))
    .toSorted()
    .map((name) => ({ name, statements: readFileSync(new URL(name, folder), "utf8") }))

/** Brings the database up to date, forwards only: one process at a time, each file in a transaction of its own. */
export const migrate = (db: Database, migrations: ReadonlyArray<Migration> = shippedMigrations()): Promise<void> =>
  db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${LOCK})`.execute(connection)
    try {
      for (const migration of await pending(connection, migrations)) await apply(connection, migration).catch(refusing)
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection)
    }
  })

const apply = (connection: Database, { name, statements }: Migration) =>
  connection.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction)
    await sql.raw(statements).execute(transaction)
    await sql`insert into migrations (name, checksum) values (${name}, ${checksum(statements)})`.execute(transaction)
  })

/** 42501 is PostgreSQL's insufficient_privilege. */
const refusing = (reason: unknown): never => {
  if ((reason as { readonly code?: string })?.code !== "42501") throw reason
  throw new StartRefused(
    [
      "The user in DATABASE_URL may not make the role xl_people, or act as it: let an administrator of the database run " +
        "`create role xl_people nologin; grant xl_people to` that user, once, and start again. The user has to own the database's schema public.",
    ],
    reason,
  )
}

/** Throws `StartRefused` where this code and the database do not share one history. */
const pending = async (db: Db, migrations: ReadonlyArray<Migration>): Promise<ReadonlyArray<Migration>> => {
  await sql`create table if not exists migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`.execute(db)
  const { rows: applied } = await sql<{
    name: string
    checksum: string
  }>`select name, checksum from migrations order by name`.execute(db)
  applied.forEach(({ name, checksum: recorded }, place) => {
    const known = migrations[place]
    if (known?.name !== name)
      throw new StartRefused([
        `The database knows the migration ${name} and this version of XL does not: start the version that made it, or a newer one.`,
      ])
    if (checksum(known.statements) !== recorded)
      throw new StartRefused([
        `The migration ${name} was changed after this database had run it: put the file back as it was.`,
      ])
  })
  return migrations.slice(applied.length)
}

export const checksum = (statements: string): string => createHash("sha256").update(statements).digest("hex")
