import { decode } from "@xl/core/shared"
import { Result } from "effect"
import * as t from "io-ts"
import { createHmac } from "node:crypto"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Config } from "../config/index.ts"
import { StartRefused } from "../shared/start-refused.ts"

/** Counted up when an older XL could not read what a newer one wrote. */
const FORMAT = 1

/** What lies in one file of the backup; the checksum is of the content before it was compressed. */
const Content = { bytes: t.number, sha256: t.string }
export const TableCopy = t.readonly(
  t.strict({ schema: t.string, name: t.string, columns: t.readonlyArray(t.string), rows: t.number, ...Content }),
)
export type TableCopy = t.TypeOf<typeof TableCopy>
export const FileCopy = t.readonly(t.strict({ key: t.string, ...Content }))
export type FileCopy = t.TypeOf<typeof FileCopy>

export const Manifest = t.readonly(
  t.strict({
    format: t.literal(FORMAT),
    /** ISO 8601, in UTC: the instant whose state the tables show. */
    madeAt: t.string,
    migrations: t.readonlyArray(t.readonly(t.strict({ name: t.string, checksum: t.string }))),
    /** In an order in which each may be filled before those that refer to it. */
    tables: t.readonlyArray(TableCopy),
    /** Counters of identity columns: the last number given. */
    counters: t.readonlyArray(
      t.readonly(t.strict({ schema: t.string, table: t.string, column: t.string, last: t.union([t.number, t.null]) })),
    ),
    files: t.readonlyArray(FileCopy),
    /** Which keys the content needs, told by a fingerprint that gives nothing of them away. */
    keys: t.readonly(t.strict({ MASTER_KEY: t.string, IDENTITY_SECRET: t.string })),
  }),
  "Manifest",
)
export type Manifest = t.TypeOf<typeof Manifest>

const NAME = "manifest.json"

/** Written last: a folder without it is no backup. */
export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeFile(join(folder, NAME), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600, flag: "wx" })

export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(join(folder, NAME), "utf8").catch((reason: unknown) => {
    throw new StartRefused([`There is no whole backup in ${folder}: it has no ${NAME} that can be read.`], reason)
  })
  const manifest = decode(Manifest)(parsed(text))
  if (Result.isSuccess(manifest)) return manifest.success
  throw new StartRefused([`The backup in ${folder} was made by another version of XL, or its ${NAME} was changed.`])
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // which no codec takes
  }
}

export const fingerprints = ({
  identitySecret,
  masterKey,
}: Pick<Config, "identitySecret" | "masterKey">): Manifest["keys"] => ({
  MASTER_KEY: fingerprint(masterKey),
  IDENTITY_SECRET: fingerprint(identitySecret),
})

const fingerprint = (key: string): string => createHmac("sha256", key).update("xl backup").digest("hex").slice(0, 16)
