import { stageInMemory } from "../market/index.ts"
import { operatorSettingsContract } from "./contract.ts"

operatorSettingsContract("memory", async () => stageInMemory())
