import { join } from "node:path"
import type pg from "pg"
import type { Config } from "../config/index.ts"
import { migrate, type OpenDatabase, shippedMigrations } from "../database/index.ts"
import { checksum } from "../database/migrate.ts"
import { StartRefused } from "../shared/start-refused.ts"
import { tableFile } from "./back-up.ts"
import { countersOf, placeOf, type Table, tablesOf } from "./catalogue.ts"
import { checked, checkedZip, type Measured, tableChecked, tableFromFile } from "./copying.ts"
import { copied, keysIn } from "./files.ts"
import { fingerprints, type Manifest, readManifest } from "./manifest.ts"
import { inOneTransaction } from "./session.ts"

type Target = Pick<Config, "dataDir" | "identitySecret" | "masterKey">

/**
 * Brings a backup back into an empty database and an empty folder of files, and compares the checksum of every table and file with
 * the backup's. Throws `StartRefused` before anything is written where the backup is not whole, the target not empty, or a key
 * another one; the tables are written in one transaction.
 */
export const restore = async (target: Target, { db, url }: OpenDatabase, folder: string): Promise<Manifest> => {
  const manifest = await readManifest(folder)
  requireKeys(target, manifest)
  const migrations = migrationsFor(manifest)
  await requireWhole(folder, manifest)
  const files = join(target.dataDir, "files")
  if ((await keysIn(files)).length > 0) throw notEmpty(`The folder ${files}`)
  await inOneTransaction(url, "isolation level repeatable read read only", requireEmpty)
  await migrate(db, migrations)
  await inOneTransaction(url, "isolation level read committed", (client) => fill(client, folder, manifest))
  for (const { key, ...measured } of manifest.files) {
    const file = await copied(join(folder, "files"), files, key)
    if (!file || !same(file, measured)) throw changed(`the file ${key}`)
  }
  return manifest
}

const same = (one: Measured, other: Measured): boolean => one.sha256 === other.sha256 && one.bytes === other.bytes
const notEmpty = (what: string) =>
  new StartRefused([`${what} is not empty: restore into another DATA_DIR, or into an empty DATABASE_URL.`])
const changed = (what: string) =>
  new StartRefused([`The backup is not as it was made: ${what} differs. Take another backup.`])

const requireKeys = (target: Target, { keys }: Manifest): void => {
  const mine = fingerprints(target)
  const wrong = (["MASTER_KEY", "IDENTITY_SECRET"] as const).filter((name) => keys[name] !== mine[name])
  if (wrong.length === 0) return
  throw new StartRefused(
    wrong.map(
      (name) =>
        `${name} is not the one that this backup needs: set it to the value it had. A demo keeps its own in DATA_DIR/secrets.`,
    ),
  )
}

/** The migrations that the backup had run; those that came later run at the next start. */
const migrationsFor = ({ migrations }: Manifest) => {
  const shipped = shippedMigrations()
  migrations.forEach(({ checksum: recorded, name }, place) => {
    const known = shipped[place]
    if (known?.name !== name || checksum(known.statements) !== recorded)
      throw new StartRefused([
        `The backup knows the migration ${name} and this version of XL does not: restore with the version that made it, or a newer one.`,
      ])
  })
  return shipped.slice(0, migrations.length)
}

const requireWhole = async (folder: string, { files, tables }: Manifest): Promise<void> => {
  const gone = { bytes: -1, sha256: "" } // of a file that cannot be read
  for (const table of tables) {
    const found = await checkedZip(tableFile(folder, table)).catch(() => gone)
    if (!same(found, table)) throw changed(`the table ${table.schema}.${table.name}`)
  }
  for (const file of files) {
    const found = await checked(join(folder, "files", file.key)).catch(() => gone)
    if (!same(found, file)) throw changed(`the file ${file.key}`)
  }
}

const requireEmpty = async (client: pg.Client): Promise<void> => {
  for (const table of await tablesOf(client)) {
    const { rows } = await client.query(`select from ${placeOf(table)} limit 1`)
    if (rows.length > 0) throw notEmpty("The database")
  }
}

const fill = async (client: pg.Client, folder: string, { counters, tables }: Manifest): Promise<void> => {
  const known = new Map((await tablesOf(client)).map((table) => [placeOf(table), table]))
  for (const table of tables) await tableFromFile(client, table, tableFile(folder, table))
  await setCounters(client, counters)
  for (const table of tables) {
    const found: Table | undefined = known.get(placeOf(table))
    if (!found || !same(await tableChecked(client, found), table))
      throw new Error(`The table ${table.schema}.${table.name} did not come back as it was.`)
  }
  await client.query("analyze")
}

const setCounters = async (client: pg.Client, counters: Manifest["counters"]): Promise<void> => {
  for (const { column, schema, sequence, table } of await countersOf(client)) {
    const was = counters.find((it) => it.schema === schema && it.table === table && it.column === column)
    if (was && was.last !== null) await client.query("select setval($1::regclass, $2)", [sequence, was.last])
  }
}
