import { Tier2RequestNotFound, ENDED_REQUESTS, KeptTier2Request } from "@xl/core/data-room"
import type { MarketTransaction } from "@xl/core/market"
import { Effect } from "effect"
import { sql } from "kysely"
import { ask, type Transaction } from "../database/index.ts"
import { entities, entity } from "./rows.ts"

type OfRooms = "lastTier2Request" | "lockTier2Request" | "openTier2Requests"

/** Requests for data rooms, inside one transaction. */
export const roomsIn = (transaction: Transaction): Pick<MarketTransaction, OfRooms> => ({
  lastTier2Request: (user, asset) =>
    ask(() =>
      transaction
        .selectFrom("tier2Requests")
        .select("body")
        .where("userId", "=", user)
        .where("assetId", "=", asset)
        .orderBy(sql`status = any(${[...ENDED_REQUESTS]}::text[])`)
        .orderBy("createdAt", "desc")
        .executeTakeFirst(),
    ).pipe(Effect.flatMap((row) => (row ? entity(KeptTier2Request)(row.body) : Effect.succeed(null)))),
  lockTier2Request: (id) =>
    ask(() =>
      transaction.selectFrom("tier2Requests").select("body").where("id", "=", id).forNoKeyUpdate().executeTakeFirst(),
    ).pipe(
      Effect.flatMap((row) => (row ? entity(KeptTier2Request)(row.body) : Effect.fail(new Tier2RequestNotFound()))),
    ),
  openTier2Requests: (user) =>
    ask(() =>
      transaction
        .selectFrom("tier2Requests")
        .select("body")
        .where("userId", "=", user)
        .where("status", "=", "Draft")
        .execute(),
    ).pipe(Effect.flatMap((rows) => entities(KeptTier2Request, rows))),
})
