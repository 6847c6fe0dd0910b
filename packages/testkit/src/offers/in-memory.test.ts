import { stageInMemory } from "../market/index.ts"
import { offersContract } from "./contract.ts"

offersContract("memory", async () => stageInMemory())
