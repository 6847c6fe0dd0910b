import type { Here } from "@xl/testkit/here"
import { Effect } from "effect"

/** The gateway's part: a requested document is made soon after. */
export const makesDocuments = ({ market }: Here): void => {
  market.home.memory.deliver((message) => {
    if (message.tag === "live" && message.event.topic === "offer" && message.event.by !== "Bot")
      setTimeout(() => void Effect.runPromise(market.makeLegalDocuments()), 50)
  })
}
