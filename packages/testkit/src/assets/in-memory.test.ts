import { stageInMemory } from "../market/index.ts"
import { assetCatalogContract, listingsContract } from "./contract.ts"

assetCatalogContract("memory", async () => stageInMemory())
listingsContract("memory", async () => stageInMemory())
