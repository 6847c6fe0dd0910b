import { stageInMemory } from "../market/index.ts"
import { avatarsContract } from "./contract.ts"

avatarsContract("memory", async () => stageInMemory())
