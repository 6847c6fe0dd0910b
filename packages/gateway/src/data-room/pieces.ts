import { randomUUID } from "node:crypto"
import type { SignedIn } from "@xl/core/kernel"
import { VdrItemNotFound } from "@xl/core/data-room"
import { DocumentsUnavailable } from "@xl/core/documents"
import { sql } from "kysely"
import { readAs } from "../database/index.ts"
import { type DocumentHouse, newFileKey, opened, sealedWhole, unwrapped } from "../documents/index.ts"

declare module "../database/tables.ts" {
  interface Tables {
    readonly vdrUploads: UploadRow
  }
}

/** An upload in pieces as it is kept. Instants are milliseconds since the Unix epoch. */
interface UploadRow {
  readonly id: string
  readonly owner: string
  readonly folder: string
  /** The file whose place it takes. */
  readonly replaces: string | null
  readonly name: string
  /** Bytes in all, and those that have arrived: always from the first on, without a gap. */
  readonly size: number
  readonly received: number
  readonly wrappedKey: Buffer
  readonly createdAt: number
  readonly joinedAt: number | null
  readonly itemId: string | null
}
/** What somebody sends. */
export type Begun = Pick<UploadRow, "folder" | "name" | "replaces" | "size">
/** An upload as its sender is told. */
export type Arrived = Pick<UploadRow, "id" | "received" | "size">

/** Uploads under way that one person may have; of more, the oldest is forgotten. */
const MOST_UNDER_WAY = 20
/** Milliseconds after which putting a file together counts as broken off. */
const JOINING = 60_000

const pieceAt = (id: string, from: number) => `uploads/${id}.${from}`
const arrived = ({ id, received, size }: UploadRow): Arrived => ({ id, received: Number(received), size: Number(size) })

const rowOf = async ({ db }: DocumentHouse, who: SignedIn, id: string): Promise<UploadRow> => {
  const row = await readAs(db, who, (own) =>
    own.selectFrom("vdrUploads").selectAll().where("id", "=", id).executeTakeFirst(),
  )
  if (!row) throw new VdrItemNotFound()
  return row
}

/** Opens an upload of `size` bytes. */
export const beginUpload = async (house: DocumentHouse, who: SignedIn, begun: Begun): Promise<Arrived> => {
  const id = randomUUID()
  const { wrapped } = newFileKey(house.masterKey, id)
  const row = { ...begun, id, owner: who.id, received: 0, wrappedKey: wrapped, createdAt: house.now() }
  await readAs(house.db, who, (db) =>
    db
      .insertInto("vdrUploads")
      .values({ ...row, joinedAt: null, itemId: null })
      .execute(),
  )
  await sql`delete from vdr_uploads where id in (
    select id from vdr_uploads where owner = ${who.id} order by created_at desc offset ${MOST_UNDER_WAY}
  )`.execute(house.db) // people may delete nothing: the house does it
  return { id, received: 0, size: begun.size }
}

/** How far an upload of the caller is. Throws VdrItemNotFound for anybody else's. */
export const findUpload = async (house: DocumentHouse, who: SignedIn, id: string): Promise<Arrived> =>
  arrived(await rowOf(house, who, id))

/**
 * Keeps a piece that begins at `from`, and tells how far the upload is then. A piece that does not begin where the last one ended, or reaches
 * beyond the end, changes nothing: whoever sends it goes on from what is told.
 */
export const takePiece = async (
  house: DocumentHouse,
  who: SignedIn,
  { bytes, from, id }: { readonly id: string; readonly from: number; readonly bytes: Buffer },
): Promise<Arrived> => {
  const row = await rowOf(house, who, id)
  const [received, size] = [Number(row.received), Number(row.size)]
  if (from !== received || bytes.length === 0 || from + bytes.length > size) return arrived(row)
  const key = unwrapped(house.masterKey, row.wrappedKey, id)
  await house.storage.put(pieceAt(id, from), [sealedWhole(key, bytes, pieceAt(id, from))])
  await readAs(house.db, who, (db) =>
    db
      .updateTable("vdrUploads")
      .set({ received: from + bytes.length })
      .where("id", "=", id)
      .where("received", "=", from)
      .execute(),
  )
  return findUpload(house, who, id)
}

/** The bytes of an upload in order. Throws where a piece is gone or was changed. */
async function* joined(house: DocumentHouse, { id, size, wrappedKey }: UploadRow): AsyncGenerator<Uint8Array> {
  const key = unwrapped(house.masterKey, wrappedKey, id)
  for (let at = 0; at < Number(size);) {
    const piece = await house.storage.get(pieceAt(id, at))
    if (!piece) throw new Error("A piece of an upload is gone from the storage.")
    const plain = opened(key, piece, pieceAt(id, at))
    yield plain
    at += plain.length
  }
}

/**
 * Puts an upload together and gives what `file` makes of it; repeated, the same again, as an answer may be lost. Throws VdrItemNotFound where it is
 * not the caller's, and DocumentsUnavailable while it is not whole or another attempt is under way: both are worth asking again.
 */
export const finishUpload = async (
  house: DocumentHouse,
  who: SignedIn,
  id: string,
  file: (begun: Begun, bytes: AsyncIterable<Uint8Array>) => Promise<string>,
): Promise<string> => {
  const now = house.now()
  const { numUpdatedRows } = await readAs(house.db, who, (db) =>
    db
      .updateTable("vdrUploads")
      .set({ joinedAt: now })
      .where("id", "=", id)
      .where("itemId", "is", null)
      .whereRef("received", "=", "size")
      .where((of) => of.or([of("joinedAt", "is", null), of("joinedAt", "<=", now - JOINING)]))
      .executeTakeFirstOrThrow(),
  )
  const row = await rowOf(house, who, id)
  if (row.itemId !== null) return row.itemId
  if (numUpdatedRows === 0n) throw new DocumentsUnavailable({ cause: "not whole, or being put together" })
  try {
    const itemId = await file({ ...row, size: Number(row.size) }, joined(house, row))
    await readAs(house.db, who, (db) => db.updateTable("vdrUploads").set({ itemId }).where("id", "=", id).execute())
    await forgetPieces(house, row)
    return itemId
  } catch (reason) {
    await readAs(house.db, who, (db) =>
      db.updateTable("vdrUploads").set({ joinedAt: null }).where("id", "=", id).execute(),
    )
    throw reason
  }
}

/** Should it fail, the sweep does it. */
const forgetPieces = async ({ storage }: DocumentHouse, { id }: UploadRow): Promise<void> => {
  for (const { key } of await storage.list("uploads")) if (key.startsWith(`uploads/${id}.`)) await storage.remove(key)
}
