import { stageInMemory } from "../market/index.ts"
import { userAssetsContract } from "./contract.ts"

userAssetsContract("memory", async () => stageInMemory())
