import type { OutboxMessage } from "@xl/core/kernel"
import { alertStoreContract } from "@xl/testkit/listing-alerts/contract"
import { marketStorePostgres } from "../market/index.ts"
import { testDatabase } from "../testing/index.ts"
import { alertStorePostgres } from "./index.ts"

const { db } = await testDatabase()

alertStoreContract("PostgreSQL", async () => ({
  alerts: alertStorePostgres(db),
  market: marketStorePostgres(db),
  mails: async () => {
    const rows = await db.selectFrom("outbox").select("body").where("tag", "=", "mail").orderBy("position").execute()
    return rows.map(({ body }) => body as Extract<OutboxMessage, { readonly tag: "mail" }>)
  },
}))
