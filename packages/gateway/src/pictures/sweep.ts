import { isPublic } from "@xl/core/assets"
import { assetOfPicture } from "@xl/core/documents"
import { sql } from "kysely"
import type { Database } from "../database/index.ts"
import type {} from "../market/index.ts"
import type { Storage } from "../storage/index.ts"

const FILE = /^pictures\/(.+)\.webp$/
const THUMBNAIL = /-thumbnail$/

const keyOf = (file: string): string => (FILE.exec(file)?.[1] ?? "").replace(THUMBNAIL, "")

interface Shown {
  readonly status: string
  /** By the asset, or by an advisor of it as the portrait. */
  readonly isNamed: boolean
  readonly isDisclosed: boolean
}

const shownBy = async (db: Database, key: string): Promise<Shown | null> => {
  const { rows } = await sql<Shown>`
    with named as (
      select status, body -> 'images' ? ${key} as picture, (body ->> 'contactsDisclosed')::boolean as disclosed,
        exists (select from jsonb_array_elements(body -> 'contacts') contact where contact ->> 'avatar' = ${key}) as portrait
      from assets where id = ${assetOfPicture(key)}
    )
    select status, status <> 'Deleted' and (picture or portrait) as "isNamed", picture or portrait and disclosed as "isDisclosed"
    from named`.execute(db)
  return rows[0] ?? null
}

/**
 * Whether everybody may look: of uploaded pictures while their asset is on the market and names them, of portraits while it discloses its
 * advisors, too; all others are drawings.
 */
export const isShownToAll =
  (db: Database) =>
  async (asked: string): Promise<boolean> => {
    const key = asked.replace(THUMBNAIL, "")
    if (assetOfPicture(key) === null) return true
    const shown = await shownBy(db, key)
    return (
      shown !== null && shown.isNamed && shown.isDisclosed && isPublic(shown.status as Parameters<typeof isPublic>[0])
    )
  }

/**
 * Removes uploaded pictures that their asset does not name, or whose asset is deleted. The younger than `age` milliseconds stay, as their
 * wizard may not be saved yet. Gives how many files were removed.
 */
export const sweepListingPictures = async (
  { db, storage }: { readonly db: Database; readonly storage: Storage },
  age: number,
): Promise<number> => {
  const latest = Date.now() - age
  const old = (await storage.list("pictures")).filter(({ writtenAt }) => writtenAt <= latest)
  const uploaded = old.filter(({ key }) => assetOfPicture(keyOf(key)) !== null)
  let removed = 0
  for (const { key } of uploaded) {
    const shown = await shownBy(db, keyOf(key))
    if (shown?.isNamed === true) continue
    await storage.remove(key)
    removed += 1
  }
  return removed
}
