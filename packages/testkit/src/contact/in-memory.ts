import { admittedQuestion, type ContactArguments, type ContactDesk } from "@xl/core/contact"
import { Effect } from "effect"

export interface ContactDeskInMemory {
  readonly desk: ContactDesk["Service"]
  /** What the operator has received, oldest first. */
  readonly received: ReadonlyArray<ContactArguments>
}

/** The operator's mailbox in memory: it refuses what the gateway refuses. */
export const contactDeskInMemory = (): ContactDeskInMemory => {
  const received: Array<ContactArguments> = []
  return {
    received,
    desk: {
      send: (question) =>
        Effect.fromResult(admittedQuestion(question)).pipe(Effect.map((admitted) => void received.push(admitted))),
    },
  }
}
