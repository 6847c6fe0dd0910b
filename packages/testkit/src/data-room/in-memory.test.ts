import { stageInMemory } from "../market/index.ts"
import { dataRoomsContract, vdrContract } from "./contract.ts"

dataRoomsContract("memory", async () => stageInMemory())
vdrContract("memory", async () => stageInMemory())
