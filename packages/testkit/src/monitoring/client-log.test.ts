import { stageInMemory } from "../market/index.ts"
import { clientLogContract } from "./contract.ts"

clientLogContract("memory", async () => stageInMemory())
