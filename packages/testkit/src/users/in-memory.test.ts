import { stageInMemory } from "../market/index.ts"
import { usersContract } from "./contract.ts"

usersContract("memory", async () => stageInMemory())
