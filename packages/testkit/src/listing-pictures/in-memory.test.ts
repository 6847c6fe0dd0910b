import { stageInMemory } from "../market/index.ts"
import { listingPicturesContract } from "./contract.ts"

listingPicturesContract("memory", async () => stageInMemory())
