import { stageInMemory } from "../market/index.ts"
import { lettersContract } from "./contract.ts"

lettersContract("memory", async () => stageInMemory())
