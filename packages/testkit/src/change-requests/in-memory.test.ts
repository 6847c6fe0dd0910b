import { Layer } from "effect"
import { MarketStore } from "@xl/core/market"
import { MarketMemory, stageInMemory } from "../market/index.ts"
import { changeRequestsContract, changeRequestStoreContract } from "./contract.ts"

changeRequestsContract("memory", async () => stageInMemory())
changeRequestStoreContract(
  "memory",
  Layer.sync(MarketStore, () => new MarketMemory().store),
)
