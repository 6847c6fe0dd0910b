import { type Hash, randomUUID } from "node:crypto"
import { DocumentNotFound, isPersonal, readingDocument } from "@xl/core/documents"
import type { SignedIn } from "@xl/core/kernel"
import { decode, UserId } from "@xl/core/shared"
import { Effect, Result } from "effect"
import { Acting, type Database, type Db, readAs } from "../database/index.ts"
import type { DocumentRow } from "../market/index.ts"
import type { Storage } from "../storage/index.ts"
import { openedFile, openedStream, sealedChunks } from "./chunked.ts"
import type { Intake } from "./intake.ts"
import { type Looked, recordDocumentRead } from "./read-record.ts"
import { newFileKey, unwrapped } from "./sealed.ts"

/** Which record: whose, under which key, of which category. */
export interface RecordName {
  readonly ownerId: string
  readonly externalId: string
  readonly categoryId: string
}

export interface KeptDocument {
  readonly name: string
  readonly key: string
  readonly type: string
  readonly dataOwnerId: string
  readonly dateModified: number
}

export interface DocumentHouse {
  readonly db: Database
  readonly storage: Storage
  /** 32 bytes. */
  readonly masterKey: Buffer
  readonly now: () => number
}

const place = (key: string) => `documents/${key}`

/** Files a paper of the caller; nothing is kept of one that is refused half-way. */
export const fileDocument = async (
  { db, masterKey, now, storage }: DocumentHouse,
  owner: SignedIn,
  { category, intake, name }: { readonly category: string; readonly name: string; readonly intake: Intake },
): Promise<KeptDocument> => {
  const key = randomUUID()
  const { key: fileKey, wrapped } = newFileKey(masterKey, key)
  await storage.put(place(key), sealedChunks(fileKey, intake.bytes, key))
  const createdAt = now()
  const row = {
    key,
    owner: owner.id,
    category,
    name,
    type: intake.type,
    size: intake.size(),
    createdAt,
    wrappedKey: wrapped,
  }
  // Should it fail, the file stays for `sweepFiles`: a database that went away may have kept the record all the same.
  await readAs(db, owner, (own) => own.insertInto("documents").values(row).execute())
  return { key, name, type: intake.type, dataOwnerId: owner.id, dateModified: createdAt }
}

/**
 * Files bytes of the house's own making as somebody's paper. What lies under its key already stays: a key says all that is in the paper.
 * The record waits for the file in one transaction, so that whoever files the same at the same time finds both or neither.
 */
export const fileUnder = ({ db, masterKey, storage }: DocumentHouse, paper: Made, bytes: Uint8Array): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { key: fileKey, wrapped: wrappedKey } = newFileKey(masterKey, paper.key)
    const { numInsertedOrUpdatedRows: filed } = await transaction
      .insertInto("documents")
      .values({ ...paper, size: bytes.length, wrappedKey })
      .onConflict((same) => same.doNothing())
      .executeTakeFirstOrThrow()
    if (filed) await storage.put(place(paper.key), sealedChunks(fileKey, whole(bytes), paper.key))
  })

/** Records a paper whose bytes are made when it is read first; `sealedBytes` seals them under its key. */
export const recordUnmade = async (
  { db, masterKey, now }: Omit<DocumentHouse, "storage">,
  owner: SignedIn,
  paper: Omit<Made, "createdAt" | "owner"> & Pick<DocumentRow, "size">,
): Promise<void> => {
  const { wrapped: wrappedKey } = newFileKey(masterKey, paper.key)
  const row = { ...paper, owner: owner.id, createdAt: now(), wrappedKey }
  await readAs(db, owner, (own) => own.insertInto("documents").values(row).execute())
}

/** Bytes as the storage keeps them, sealed under the key of their record. */
export const sealedBytes = (
  masterKey: Buffer,
  { key, wrappedKey }: Pick<DocumentRow, "key" | "wrappedKey">,
  bytes: Uint8Array,
): AsyncIterable<Uint8Array> => sealedChunks(unwrapped(masterKey, wrappedKey, key), whole(bytes), key)

/** A key in the form of a UUID, version 8, out of what a paper says. */
export const keyMadeOf = (said: Hash): string => {
  const digest = said.digest("hex")
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `8${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ].join("-")
}

type Made = Omit<DocumentRow, "size" | "wrappedKey">

const whole = async function* (bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/**
 * The bytes, for their owner and for administrators, whose look is logged with its reason. Throws DocumentNotFound for everybody else,
 * and ReadReasonRequired where an administrator gives none.
 */
export const readDocument = async (house: DocumentHouse, reader: SignedIn, record: RecordName, why: string) => {
  const row = await readAs(house.db, reader, (db) => find(db, record))
  if (!row) throw new DocumentNotFound()
  const reason = Result.getOrThrow(readingDocument(reader, { owner: row.owner, reason: why }))
  const file = await house.storage.get(place(row.key))
  if (!file) throw new Error("A document's file is gone from the storage.")
  const bytes = openedFile(unwrapped(house.masterKey, row.wrappedKey, row.key), file, row.key)
  if (reason !== null) await log(house, reader, { key: row.key, owner: row.owner, reason })
  return { paper: { name: row.name, type: row.type, dateModified: row.createdAt }, bytes, reason }
}

/** A file with its bytes as they are read. */
export interface SharedFile {
  readonly size: number
  readonly bytes: AsyncIterable<Buffer>
}

/**
 * A file of this category under this key, for whomever the database shows its record. Throws DocumentNotFound where it shows none; its bytes throw
 * where the file was changed.
 */
export const readShared = async (
  house: DocumentHouse,
  reader: SignedIn,
  { category, key }: { readonly category: string; readonly key: string },
): Promise<SharedFile> => {
  const row = await readAs(house.db, reader, (db) =>
    db.selectFrom("documents").selectAll().where("key", "=", key).where("category", "=", category).executeTakeFirst(),
  )
  if (!row) throw new DocumentNotFound()
  const file = await house.storage.stream(place(row.key))
  if (!file) throw new Error("A document's file is gone from the storage.")
  return { size: row.size, bytes: openedStream(unwrapped(house.masterKey, row.wrappedKey, row.key), file, row.key) }
}

const find = async (db: Db, { categoryId, externalId, ownerId }: RecordName) => {
  const ids = [externalId, ownerId].map((id) => decode(UserId)(id))
  if (ids.some(Result.isFailure) || !isPersonal(categoryId)) return undefined
  return db
    .selectFrom("documents")
    .selectAll()
    .where("key", "=", externalId)
    .where("owner", "=", ownerId)
    .where("category", "=", categoryId)
    .executeTakeFirst()
}

const log = ({ db, now }: DocumentHouse, reader: SignedIn, looked: Looked): Promise<void> =>
  Effect.runPromise(Effect.provideService(recordDocumentRead(db, reader, looked, now()), Acting, reader))
