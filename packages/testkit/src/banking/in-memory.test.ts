import { stageInMemory } from "../market/index.ts"
import { banksContract } from "./contract.ts"

banksContract("memory", async () => stageInMemory())
