import { stageInMemory } from "../market/index.ts"
import { depositsContract } from "./contract.ts"

depositsContract("memory", async () => stageInMemory())
