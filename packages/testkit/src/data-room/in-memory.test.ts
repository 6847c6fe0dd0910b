import { MarketMemory } from "../market/in-memory.ts"
import { stageInMemory } from "../market/index.ts"
import { dataRoomsContract, roomNewsContract, vdrContract } from "./contract.ts"
import { roomNewsInMemory } from "./news-in-memory.ts"

dataRoomsContract("memory", async () => stageInMemory())
vdrContract("memory", async () => stageInMemory())
roomNewsContract("memory", async () => {
  const memory = new MarketMemory()
  return {
    news: roomNewsInMemory(memory),
    market: memory.store,
    mails: async () => memory.rows.outbox.filter((message) => message.tag === "mail"),
  }
})
