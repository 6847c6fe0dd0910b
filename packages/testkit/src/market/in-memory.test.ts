import { MarketStore } from "@xl/core/market/server"
import { Layer } from "effect"
import { marketStoreContract } from "./contract.ts"
import { MarketMemory } from "./in-memory.ts"

marketStoreContract(
  "memory",
  Layer.sync(MarketStore, () => new MarketMemory().store),
)
