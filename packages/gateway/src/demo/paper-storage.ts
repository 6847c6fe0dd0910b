import { Asset } from "@xl/core/assets"
import { decode } from "@xl/core/shared"
import { Result } from "effect"
import type { Database } from "../database/index.ts"
import { sealedBytes } from "../documents/index.ts"
import type {} from "../market/index.ts"
import type { Storage } from "../storage/index.ts"
import { roomPaper } from "./room-papers.ts"

const DOCUMENT = /^documents\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** A storage in which the papers of the demo's data rooms lie once somebody reads them. Any other file that is gone stays gone. */
export const withRoomPapers = (storage: Storage, db: Database, masterKey: Buffer): Storage => {
  /** Whether there is such a paper, which lies there from now on. */
  const isMade = async (key: string): Promise<boolean> => {
    const id = DOCUMENT.exec(key)?.[1]
    const record = id === undefined ? undefined : await recordOf(db, id)
    const paper = record && roomPaper(Result.getOrThrow(decode(Asset)(record.body)), record)
    if (id === undefined || !record || !paper) return false
    await storage.put(key, sealedBytes(masterKey, { key: id, wrappedKey: record.wrappedKey }, paper))
    return true
  }
  return {
    ...storage,
    get: async (key) => (await storage.get(key)) ?? ((await isMade(key)) ? storage.get(key) : null),
    stream: async (key) => (await storage.stream(key)) ?? ((await isMade(key)) ? storage.stream(key) : null),
  }
}

const recordOf = (db: Database, id: string) =>
  db
    .selectFrom("documents")
    .innerJoin("vdrItems", "vdrItems.id", "documents.key")
    .innerJoin("assets", "assets.id", "vdrItems.assetId")
    .select(["documents.name", "documents.size", "documents.wrappedKey", "assets.body"])
    .where("documents.key", "=", id)
    .executeTakeFirst()
