import { stageInMemory } from "../market/index.ts"
import { documentsContract } from "./contract.ts"

documentsContract("memory", async () => stageInMemory())
