import { NOTICE_KEPT_DAYS } from "@xl/core/notifications"
import { sql } from "kysely"
import type { Database } from "../database/index.ts"

/** Notices older than this are forgotten. `now` is milliseconds since the epoch. */
export const pruneNotices = async (db: Database, now: number): Promise<void> => {
  await db
    .deleteFrom("notices")
    .where("at", "<", now - NOTICE_KEPT_DAYS * 86_400_000)
    .execute()
}

/** Live messages older than an hour were heard by every gateway that runs; delivered mails are kept 30 days for questions. */
export const pruneOutbox = async (db: Database): Promise<void> => {
  await db
    .deleteFrom("outbox")
    .where("tag", "=", "live")
    .where("writtenAt", "<", sql<Date>`now() - interval '1 hour'`)
    .execute()
  await db
    .deleteFrom("outbox")
    .where("deliveredAt", "<", sql<Date>`now() - interval '30 days'`)
    .execute()
}
