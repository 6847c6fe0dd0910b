import { MarketMemory } from "../market/in-memory.ts"
import { alertStoreContract } from "./contract.ts"
import { alertStoreInMemory } from "./in-memory.ts"

alertStoreContract("memory", async () => {
  const memory = new MarketMemory()
  return {
    alerts: alertStoreInMemory(memory),
    market: memory.store,
    mails: async () => memory.rows.outbox.filter((message) => message.tag === "mail"),
  }
})
