import { contactDeskContract } from "./contract.ts"
import { contactDeskInMemory } from "./in-memory.ts"

contactDeskContract("memory", async () => {
  const { desk, received } = contactDeskInMemory()
  return { desk, received: async () => received }
})
