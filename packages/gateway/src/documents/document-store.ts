import { randomUUID } from "node:crypto"
import { DocumentNotFound, readingDocument } from "@xl/core/documents"
import type { SignedIn } from "@xl/core/roles"
import { decode, Millis, must, UserId } from "@xl/core/shared"
import { Effect, Result } from "effect"
import { Acting, ask, type Database, type Db, inTransaction, readAs } from "../database/index.ts"
import { append } from "../events/index.ts"
import type { Storage } from "../storage/index.ts"
import { openedFile, sealedChunks } from "./chunked.ts"
import type { Intake } from "./intake.ts"
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
  if (reason !== null) await log(house, reader, row, reason)
  return { paper: { name: row.name, type: row.type, dateModified: row.createdAt }, bytes, reason }
}

const find = async (db: Db, { categoryId, externalId, ownerId }: RecordName) => {
  const ids = [externalId, ownerId].map((id) => decode(UserId)(id))
  if (ids.some(Result.isFailure)) return undefined
  return db
    .selectFrom("documents")
    .selectAll()
    .where("key", "=", externalId)
    .where("owner", "=", ownerId)
    .where("category", "=", categoryId)
    .executeTakeFirst()
}

interface Looked {
  readonly owner: string
  readonly key: string
}

const log = ({ db, now }: DocumentHouse, reader: SignedIn, { key, owner }: Looked, reason: string): Promise<void> => {
  const chain = must(UserId, owner)
  const event = {
    chain,
    type: "DocumentRead",
    actor: { id: reader.id, trigger: "Admin" },
    at: must(Millis, now()),
    subject: chain,
    before: null,
    after: { document: key, reason },
  } as const
  const written = inTransaction(db, (transaction) =>
    ask(() => transaction.selectFrom("profiles").select("id").where("id", "=", owner).forNoKeyUpdate().execute()).pipe(
      Effect.andThen(append(transaction, [event])),
    ),
  )
  return Effect.runPromise(Effect.provideService(written, Acting, reader))
}
