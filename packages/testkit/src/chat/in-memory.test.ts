import { marketInMemory, stageInMemory } from "../market/index.ts"
import { chatsContract, type ChatStage, conversationsContract } from "./contract.ts"

const open = async (): Promise<ChatStage> => {
  const market = marketInMemory()
  return { ...stageInMemory(market), as: market.as }
}
chatsContract("memory", open, 0)
conversationsContract("memory", open)
