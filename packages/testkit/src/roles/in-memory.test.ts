import { stageInMemory } from "../market/index.ts"
import { roleRequestsContract } from "./contract.ts"

roleRequestsContract("memory", async () => stageInMemory())
