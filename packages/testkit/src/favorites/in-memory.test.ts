import { stageInMemory } from "../market/index.ts"
import { favoriteAssetsContract } from "./contract.ts"

favoriteAssetsContract("memory", async () => stageInMemory())
