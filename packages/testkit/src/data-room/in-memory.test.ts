import { stageInMemory } from "../market/index.ts"
import { dataRoomsContract } from "./contract.ts"

dataRoomsContract("memory", async () => stageInMemory())
