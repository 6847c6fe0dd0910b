import { stageInMemory } from "../market/index.ts"
import { mandatesContract } from "./contract.ts"

mandatesContract("memory", async () => stageInMemory())
