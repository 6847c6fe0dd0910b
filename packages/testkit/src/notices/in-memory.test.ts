import { stageInMemory } from "../market/index.ts"
import { noticesContract } from "./contract.ts"

noticesContract("memory", async () => stageInMemory())
