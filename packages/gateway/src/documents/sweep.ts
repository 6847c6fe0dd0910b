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
  const listed = await Promise.all(["documents", "pictures"].map((folder) => storage.list(folder)))
  const old = listed.flat().filter(({ writtenAt }) => writtenAt <= latest)
  const kept = await recorded(
    db,
    old.flatMap(({ key }) => documentKey(key) ?? []),
  )
  const left = old.filter(({ key }) => key.endsWith(".part") || isOrphan(key, kept))
  for (const { key } of left) await storage.remove(key)
  return left.length
}

const DOCUMENT = /^documents\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

const documentKey = (key: string): string | undefined => DOCUMENT.exec(key)?.[1]

const isOrphan = (key: string, kept: ReadonlySet<string>): boolean => {
  const document = documentKey(key)
  return document !== undefined && !kept.has(document)
}

const recorded = async (db: Database, keys: ReadonlyArray<string>): Promise<ReadonlySet<string>> => {
  if (keys.length === 0) return new Set()
  const rows = await db.selectFrom("documents").select("key").where("key", "in", keys).execute()
  return new Set(rows.map(({ key }) => key))
}
