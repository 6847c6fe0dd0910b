import type { OutboxMessage } from "@xl/core/kernel"
import { roomNewsContract } from "@xl/testkit/data-room/contract"
import { marketStorePostgres } from "../market/index.ts"
import { testDatabase } from "../testing/index.ts"
import { roomNewsPostgres } from "./index.ts"

const { db } = await testDatabase()

roomNewsContract("PostgreSQL", async () => ({
  news: roomNewsPostgres(db),
  market: marketStorePostgres(db),
  mails: async () => {
    const rows = await db.selectFrom("outbox").select("body").where("tag", "=", "mail").orderBy("position").execute()
    return rows.map(({ body }) => body as Extract<OutboxMessage, { readonly tag: "mail" }>)
  },
}))
