import { DATA_ROOM_CATEGORY } from "@xl/core/documents"
import { sql } from "kysely"
import type { Database } from "../database/index.ts"
import type { Storage } from "../storage/index.ts"

/**
 * Removes what a crash in the middle of an upload left: documents that no record names, and files half written. The younger than `age`
 * milliseconds stay, as their records may be on the way. Gives how many were removed.
 */
export const sweepFiles = async (
  { db, storage }: { readonly db: Database; readonly storage: Storage },
  age: number,
): Promise<number> => {
  const latest = Date.now() - age
  await forgetRoomFiles(db, latest)
  await db
    .deleteFrom("vdrUploads")
    .where("createdAt", "<=", Date.now() - UNFINISHED_AGE)
    .execute()
  const listed = await Promise.all(["documents", "pictures", "uploads"].map((folder) => storage.list(folder)))
  const old = listed.flat().filter(({ writtenAt }) => writtenAt <= latest)
  const kept = await recorded(
    db,
    old.flatMap(({ key }) => documentKey(key) ?? []),
  )
  const begun = await db.selectFrom("vdrUploads").select("id").execute()
  const uploads = new Set(begun.map(({ id }) => id))
  const left = old.filter(({ key }) => key.endsWith(".part") || isOrphan(key, kept) || isPieceOfNone(key, uploads))
  for (const { key } of left) await storage.remove(key)
  return left.length
}

/** Records of files that were deleted from data rooms, with their listing too, or that no room ever took; their bytes are orphans then. */
const forgetRoomFiles = async (db: Database, latest: number): Promise<void> => {
  await sql`delete from vdr_items where removed_at <= ${latest}
    or exists (select from assets where assets.id = vdr_items.asset_id and assets.status = 'Deleted')`.execute(db)
  await sql`delete from documents where category = ${DATA_ROOM_CATEGORY} and created_at <= ${latest}
    and not exists (select from vdr_items where vdr_items.id = documents.key)`.execute(db)
}

const DOCUMENT = /^documents\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

const documentKey = (key: string): string | undefined => DOCUMENT.exec(key)?.[1]

/** Milliseconds in which an upload in pieces is finished, or is begun anew. */
const UNFINISHED_AGE = 86_400_000

const PIECE = /^uploads\/([0-9a-f-]{36})\./

const isPieceOfNone = (key: string, uploads: ReadonlySet<string>): boolean => {
  const upload = PIECE.exec(key)?.[1]
  return upload !== undefined && !uploads.has(upload)
}

const isOrphan = (key: string, kept: ReadonlySet<string>): boolean => {
  const document = documentKey(key)
  return document !== undefined && !kept.has(document)
}

const recorded = async (db: Database, keys: ReadonlyArray<string>): Promise<ReadonlySet<string>> => {
  if (keys.length === 0) return new Set()
  const rows = await db.selectFrom("documents").select("key").where("key", "in", keys).execute()
  return new Set(rows.map(({ key }) => key))
}
