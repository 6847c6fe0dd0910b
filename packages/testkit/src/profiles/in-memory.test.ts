import { stageInMemory } from "../market/index.ts"
import { profilesContract } from "./contract.ts"

profilesContract("memory", async () => stageInMemory())
