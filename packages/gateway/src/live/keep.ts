import { randomUUID } from "node:crypto"
import type { OutboxMessage } from "@xl/core/kernel"
import { keepingsOf } from "@xl/core/notifications"
import { must, NoticeId } from "@xl/core/shared"
import type { Json } from "../database/tables.ts"

declare module "../database/tables.ts" {
  interface Tables {
    readonly notices: {
      readonly id: string
      readonly recipient: string
      readonly kind: string
      readonly facts: Json<{ readonly [name: string]: string }>
      /** Milliseconds since the Unix epoch. */
      readonly at: number
      readonly readAt: number | null
    }
  }
}

/** What is kept of these messages, as rows, and the message by which each tells of itself. `now` is milliseconds since the epoch. */
export const kept = (messages: ReadonlyArray<OutboxMessage>, now: number) => {
  const rows = messages.flatMap(keepingsOf).map(({ facts, kind, to }) => ({
    id: must(NoticeId, randomUUID()),
    recipient: to,
    kind,
    facts: JSON.stringify(facts),
    at: now,
    readAt: null,
  }))
  const told = rows.map(({ id, recipient }): OutboxMessage => ({
    tag: "live",
    audience: { everyone: false, users: [recipient] },
    event: { topic: "notice", id },
  }))
  return { rows, told }
}
