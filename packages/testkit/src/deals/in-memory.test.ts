import { stageInMemory } from "../market/index.ts"
import { dealsContract } from "./contract.ts"

dealsContract("memory", async () => stageInMemory())
