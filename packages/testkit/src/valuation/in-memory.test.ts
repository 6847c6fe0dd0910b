import { stageInMemory } from "../market/index.ts"
import { valuationsContract } from "./contract.ts"

valuationsContract("memory", async () => stageInMemory())
