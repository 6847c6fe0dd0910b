import { stageInMemory } from "../market/stage.ts"
import { legalDocumentsContract } from "./contract.ts"

legalDocumentsContract("the market in memory", async () => stageInMemory())
