import { createHash } from "node:crypto"
import { createReadStream, createWriteStream } from "node:fs"
import { PassThrough, type Readable, Transform, type Writable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { createGunzip, createGzip } from "node:zlib"
import type pg from "pg"
import copyStreams from "pg-copy-streams"
import { allRows, listed, placeOf, type Table } from "./catalogue.ts"

/** How much there was of something, and the checksum of it. */
export interface Measured {
  readonly bytes: number
  readonly sha256: string
}

/** Passes everything on, counting and hashing it. */
const measuring = () => {
  const hash = createHash("sha256")
  let bytes = 0
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { through, measured: (): Measured => ({ bytes, sha256: hash.digest("hex") }) }
}

/** From one place to another, as it is. */
export const moved = async (from: Readable, ...to: [...ReadonlyArray<Transform>, Writable]): Promise<Measured> => {
  const { measured, through } = measuring()
  await pipeline([from, through, ...to])
  return measured()
}

const nowhere = () => new PassThrough().resume()
export const fileWriter = (path: string): Writable => createWriteStream(path, { flags: "wx", mode: 0o600, flush: true })
const zipped = (path: string): Readable => createReadStream(path).pipe(createGunzip())

/** The checksum of a file as it is, or of what is compressed in it. */
export const checked = (path: string): Promise<Measured> => moved(createReadStream(path), nowhere())
export const checkedZip = async (path: string): Promise<Measured> => {
  const { measured, through } = measuring()
  await pipeline([createReadStream(path), createGunzip(), through, nowhere()])
  return measured()
}

const reading = (client: pg.ClientBase, table: Table): Readable =>
  client.query(copyStreams.to(`copy (${allRows(table)}) to stdout`))

export const tableToFile = (client: pg.ClientBase, table: Table, path: string): Promise<Measured> =>
  moved(reading(client, table), createGzip({ level: 1 }), fileWriter(path))

export const tableChecked = (client: pg.ClientBase, table: Table): Promise<Measured> =>
  moved(reading(client, table), nowhere())

/** Identity columns take the numbers that they had. */
export const tableFromFile = async (
  client: pg.ClientBase,
  table: Pick<Table, "columns" | "name" | "schema">,
  path: string,
): Promise<void> => {
  const writing = client.query(copyStreams.from(`copy ${placeOf(table)} (${listed(table.columns)}) from stdin`))
  await pipeline(zipped(path), writing)
}
