import { stageInMemory } from "../market/index.ts"
import { liveUpdatesContract } from "./contract.ts"

liveUpdatesContract("memory", async () => stageInMemory(), 0)
