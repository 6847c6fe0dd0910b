import type { Database } from "../database/index.ts"
import { unwrapped, wrapping } from "./sealed.ts"

export interface Rotated {
  readonly changed: number
  /** Those that an earlier run had changed. */
  readonly alreadyNew: number
  /** Keys of documents that neither master key opens; they stay as they were. */
  readonly unopened: ReadonlyArray<string>
}

/**
 * Wraps each document's own key under another master key, in one transaction; files are not touched. Repeated, it does only what is
 * left: a document filed meanwhile under the old key, for instance. Keys are 32 bytes.
 */
export const rotateMasterKey = (db: Database, from: Buffer, to: Buffer): Promise<Rotated> =>
  db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom("documents")
      .select(["key", "wrappedKey"])
      .orderBy("key")
      .forNoKeyUpdate()
      .execute()
    const unopened: Array<string> = []
    let [changed, alreadyNew] = [0, 0]
    for (const { key, wrappedKey } of rows) {
      if (attempt(to, wrappedKey, key)) {
        alreadyNew += 1
        continue
      }
      const own = attempt(from, wrappedKey, key)
      if (!own) {
        unopened.push(key)
        continue
      }
      await transaction
        .updateTable("documents")
        .set({ wrappedKey: wrapping(to, own, key) })
        .where("key", "=", key)
        .execute()
      changed += 1
    }
    await transaction.deleteFrom("vdrUploads").execute() // begun under the old key; whoever sends one begins it anew
    return { changed, alreadyNew, unopened }
  })

/** The document's own key; undefined under a master key that is not its. */
const attempt = (master: Buffer, wrapped: Buffer, name: string): Buffer | undefined => {
  try {
    return unwrapped(master, wrapped, name)
  } catch {
    return undefined
  }
}
