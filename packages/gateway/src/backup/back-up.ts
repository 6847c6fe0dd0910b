import { randomUUID } from "node:crypto"
import { mkdir, readdir, rename, rm } from "node:fs/promises"
import { basename, dirname, join, resolve } from "node:path"
import type pg from "pg"
import type { Config } from "../config/index.ts"
import { StartRefused } from "../shared/start-refused.ts"
import { countersOf, type Table, tablesOf } from "./catalogue.ts"
import { tableToFile } from "./copying.ts"
import { copied, keysIn } from "./files.ts"
import { type FileCopy, fingerprints, type Manifest, type TableCopy, writeManifest } from "./manifest.ts"
import { inOneTransaction } from "./session.ts"

export interface Backup {
  readonly manifest: Manifest
  /** Documents that the tables name and the storage does not have. */
  readonly missing: ReadonlyArray<string>
}
type Source = Pick<Config, "dataDir" | "identitySecret" | "masterKey">

export const tableFile = (folder: string, { name, schema }: Pick<Table, "name" | "schema">): string =>
  join(folder, "tables", `${schema}.${name}.copy.gz`)

/**
 * Copies the market at `url` into `folder`, which appears whole or not at all, while the gateway goes on serving: the tables as of
 * one instant, then the files, of which all that the tables name are there by then. No key is copied.
 */
export const backUp = async (source: Source, url: string, folder: string): Promise<Backup> => {
  const target = resolve(folder)
  await requireFree(target)
  const half = join(dirname(target), `.${basename(target)}.${randomUUID()}.part`)
  try {
    await mkdir(join(half, "tables"), { recursive: true, mode: 0o700 })
    const database = await inOneTransaction(url, "isolation level repeatable read read only", (client) =>
      copyDatabase(client, half),
    )
    const files = await copyFiles(join(source.dataDir, "files"), join(half, "files"))
    const { documents, ...rest } = database
    const manifest: Manifest = { format: 1, ...rest, files, keys: fingerprints(source) }
    await writeManifest(half, manifest)
    await rm(target, { recursive: true, force: true }) // it is empty
    await rename(half, target)
    const kept = new Set(files.map(({ key }) => key))
    return { manifest, missing: documents.filter((key) => !kept.has(`documents/${key}`)) }
  } catch (reason) {
    await rm(half, { recursive: true, force: true })
    throw reason
  }
}

const requireFree = async (folder: string): Promise<void> => {
  const found = await readdir(folder).catch((reason: NodeJS.ErrnoException) => {
    if (reason.code === "ENOENT") return []
    throw new StartRefused([`${folder} cannot be used for a backup (${reason.code}): name a new folder.`], reason)
  })
  if (found.length > 0) throw new StartRefused([`${folder} is not empty: name a new folder for each backup.`])
}

const copyDatabase = async (client: pg.Client, folder: string) => {
  const { rows: migrations } = await client
    .query<{ readonly name: string; readonly checksum: string }>("select name, checksum from migrations order by name")
    .catch((reason: unknown) => {
      throw new StartRefused(["This database holds no market yet: start XL first."], reason)
    })
  const { rows: instant } = await client.query<{ readonly at: Date }>("select now() as at")
  const tables: Array<TableCopy> = []
  for (const table of await tablesOf(client)) {
    const { rows } = await client.query<{ readonly rows: number }>(
      `select count(*)::int as rows from "${table.schema}"."${table.name}"`,
    )
    const { columns, name, schema } = table
    const measured = await tableToFile(client, table, tableFile(folder, table))
    tables.push({ schema, name, columns, rows: rows[0]?.rows ?? 0, ...measured })
  }
  const { rows: documents } = await client.query<{ readonly key: string }>("select key from documents order by key")
  return {
    madeAt: instant[0]?.at.toISOString() ?? "",
    migrations,
    tables,
    counters: await lastNumbers(client),
    documents: documents.map(({ key }) => key),
  }
}

const lastNumbers = async (client: pg.Client): Promise<Manifest["counters"]> => {
  const counters = []
  for (const { column, schema, sequence, table } of await countersOf(client)) {
    const { rows } = await client.query<{ readonly last: string | null }>(
      "select pg_sequence_last_value($1::regclass)::text as last",
      [sequence],
    )
    const last = rows[0]?.last ?? null
    counters.push({ schema, table, column, last: last === null ? null : Number(last) })
  }
  return counters
}

const copyFiles = async (from: string, to: string): Promise<ReadonlyArray<FileCopy>> => {
  const files: Array<FileCopy> = []
  for (const key of await keysIn(from)) {
    const file = await copied(from, to, key)
    if (file) files.push(file)
  }
  return files
}
