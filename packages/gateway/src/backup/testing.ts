import { randomBytes, randomUUID } from "node:crypto"
import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Millis, must, UserId } from "@xl/core/shared"
import { Effect } from "effect"
import { afterAll } from "vitest"
import { ask, type Database, inTransaction, openDatabase } from "../database/index.ts"
import { fileDocument } from "../documents/document-store.ts"
import { append, seal } from "../events/index.ts"
import { publish } from "../live/index.ts"
import { diskStorage } from "../storage/index.ts"
import { aUser, testDatabase } from "../testing/index.ts"
import { putAsset, putOffer } from "../testing/rows.ts"

export const keys = {
  masterKey: randomBytes(32).toString("base64"),
  identitySecret: randomBytes(32).toString("base64"),
}
export const houseOf = (db: Database, dataDir: string) => ({
  db,
  storage: diskStorage(join(dataDir, "files")),
  masterKey: Buffer.from(keys.masterKey, "base64"),
  now: () => 0,
})

const seller = aUser(1, "Sellers")
export const buyer = aUser(2, "ApprovedBuyers")
export const PROOF = "Proof of funds: 41,111.11"
const intake = async function* () {
  yield Buffer.from(PROOF)
}
/** Something that is logged, told by mail and kept. */
export const happens = (db: Database, text: string) =>
  Effect.runPromise(
    inTransaction(db, (transaction) =>
      Effect.gen(function* () {
        const chain = must(UserId, seller.id)
        const actor = { id: chain, trigger: "Seller" } as const
        const event = {
          chain,
          type: "ProfileEdited",
          actor,
          at: must(Millis, 1),
          subject: chain,
          before: null,
          after: { text },
        }
        yield* ask(() => transaction.selectFrom("profiles").select("id").forNoKeyUpdate().execute())
        yield* append(transaction, [event as never])
        yield* publish(transaction, [{ tag: "mail", kind: "offerWon", to: chain, facts: { title: text } } as never])
      }),
    ),
  )

/** A folder for one file's tests, and markets whose files lie in it; it goes after the last of them. */
export const backupScene = () => {
  const root = mkdtempSync(join(tmpdir(), "xl backup-"))
  chmodSync(root, 0o755)
  afterAll(() => rmSync(root, { recursive: true, force: true }))
  const home = (name: string) => ({ ...keys, dataDir: join(root, name) })
  return { root, home, market: () => marketIn(home(randomUUID())) }
}

/** A market with what is hard to copy: quotes, line ends, other alphabets, generated columns, chains and encrypted files. */
const marketIn = async (source: { readonly dataDir: string } & typeof keys) => {
  const { db, url } = await testDatabase()
  for (const { email, id } of [seller, buyer])
    await db
      .insertInto("profiles")
      .values({ id, body: JSON.stringify({ id, email, roles: [], creationDate: 1 }) })
      .execute()
  const asset = await putAsset(db, seller.id)
  await putOffer(db, { asset, buyer: buyer.id, seller: seller.id })
  for (const text of ["plain", 'a "quote"\\N and \\ a tab\t', "line\r\nend", "Łódź 東京 🏠"]) await happens(db, text)
  await Effect.runPromise(seal(db))
  const house = houseOf(db, source.dataDir)
  const kept = await fileDocument(house, buyer, {
    category: "pof",
    name: "proof.pdf",
    intake: { type: "application/pdf", bytes: intake(), size: () => PROOF.length } as never,
  })
  await house.storage.put("pictures/a.webp", [randomBytes(100_000)])
  return { db, url, source, document: { ownerId: buyer.id, externalId: kept.key, categoryId: "pof" } }
}

export const emptyDatabase = async () => {
  const { url } = await testDatabase({ migrated: false })
  const db = openDatabase(url, 2)
  afterAll(() => db.destroy())
  return { db, url, close: () => Promise.resolve() }
}
