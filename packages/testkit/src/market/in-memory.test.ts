import { MarketStore } from "@xl/core/market"
import { Layer } from "effect"
import { tier2RequestStoreContract } from "../data-room/contract.ts"
import { valuationStoreContract } from "../valuation/contract.ts"
import { marketStoreContract } from "./contract.ts"
import { MarketMemory } from "./in-memory.ts"

const live = Layer.sync(MarketStore, () => new MarketMemory().store)
marketStoreContract("memory", live)
tier2RequestStoreContract("memory", live)
valuationStoreContract("memory", live)
