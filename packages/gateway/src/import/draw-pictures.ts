import { sql } from "kysely"
import type {} from "../market/index.ts"
import type { Database } from "../database/index.ts"
import { keepPicture, readPicture } from "../pictures/index.ts"
import type { Storage } from "../storage/index.ts"
import { drawnPicture } from "./drawn-pictures.ts"

const THUMBNAIL = /-thumbnail$/

/** Whether the asset shows a picture under this key: nothing is drawn for anybody who makes keys up. */
const isShown = async (db: Database, assetId: string, key: string): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from assets where id = ${assetId} and body -> 'images' ? ${key}) as found`.execute(db)
  return rows[0]?.found ?? false
}

/** Draws a picture of a listing when it is first looked at, and keeps it with its thumbnail; null for every other key. */
export const drawPictures = (db: Database, storage: Storage) => {
  const underWay = new Map<string, Promise<boolean>>()
  const draw = async (key: string): Promise<boolean> => {
    const drawn = drawnPicture(key)
    if (!drawn || !(await isShown(db, drawn.assetId, key))) return false
    await keepPicture(storage, key, drawn.svg())
    return true
  }
  return async (asked: string): Promise<Buffer | null> => {
    const key = asked.replace(THUMBNAIL, "")
    const drawing = underWay.get(key) ?? draw(key).finally(() => underWay.delete(key))
    underWay.set(key, drawing)
    return (await drawing) ? readPicture(storage, asked) : null
  }
}
