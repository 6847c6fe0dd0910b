import { type KeptRhythm, type RoomNews, KeptAgreement, KeptVdrItem } from "@xl/core/data-room"
import type { MarketChange, VdrRead } from "@xl/core/market"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Transaction } from "../database/index.ts"
import { type Rows, unlessEmpty } from "./unless-empty.ts"

/** Folders, files, agreements and readings of data rooms. */
export const writeRooms = (transaction: Transaction, change: MarketChange) =>
  Effect.all(
    [
      writeItems(transaction, change.vdrItems),
      writeAgreements(transaction, change.agreements),
      writeReads(transaction, change.vdrReads),
      writeNews(transaction, change.roomNews),
      writeRhythms(transaction, change.rhythms),
    ],
    { discard: true },
  )

const writeItems = (transaction: Transaction, items: Rows<KeptVdrItem>) =>
  unlessEmpty(items, (rows) =>
    transaction
      .insertInto("vdrItems")
      .values(rows.map((item) => ({ id: item.id, body: JSON.stringify(KeptVdrItem.encode(item)) })))
      .onConflict((same) => same.column("id").doUpdateSet({ body: sql`excluded.body` }))
      .execute(),
  )

const writeAgreements = (transaction: Transaction, agreements: Rows<KeptAgreement>) =>
  unlessEmpty(agreements, (rows) =>
    transaction
      .insertInto("vdrAgreements")
      .values(
        rows.map((agreement) => ({
          assetId: agreement.assetId,
          userId: agreement.userId,
          body: JSON.stringify(KeptAgreement.encode(agreement)),
        })),
      )
      .execute(),
  )

const writeReads = (transaction: Transaction, reads: Rows<VdrRead>) =>
  unlessEmpty(reads, (rows) =>
    transaction
      .insertInto("vdrReads")
      .values([...rows])
      .execute(),
  )

const writeNews = (transaction: Transaction, news: Rows<RoomNews>) =>
  unlessEmpty(news, (rows) =>
    transaction
      .insertInto("vdrNews")
      .values([...rows])
      .execute(),
  )

const writeRhythms = (transaction: Transaction, rhythms: Rows<KeptRhythm>) =>
  unlessEmpty(rhythms, (rows) =>
    transaction
      .insertInto("vdrRhythms")
      .values([...rows])
      .onConflict((same) =>
        same
          .columns(["assetId", "userId"])
          .doUpdateSet({ rhythm: sql`excluded.rhythm`, heardUntil: sql`excluded.heard_until` }),
      )
      .execute(),
  )
