import type { SignedIn } from "@xl/core/kernel"
import { Millis, must, UserId } from "@xl/core/shared"
import { Effect } from "effect"
import { ask, type Database, inTransaction } from "../database/index.ts"
import { append } from "../events/index.ts"

export interface Looked {
  readonly owner: string
  readonly key: string
  readonly reason: string
}

/** Puts on the owner's record that an administrator looked at a paper of theirs, and why. */
export const recordDocumentRead = (db: Database, reader: SignedIn, { key, owner, reason }: Looked, now: number) => {
  const chain = must(UserId, owner)
  const event = {
    chain,
    type: "DocumentRead",
    actor: { id: reader.id, trigger: "Admin" },
    at: must(Millis, now),
    subject: chain,
    before: null,
    after: { document: key, reason },
  } as const
  return inTransaction(db, (transaction) =>
    ask(() => transaction.selectFrom("profiles").select("id").where("id", "=", owner).forNoKeyUpdate().execute()).pipe(
      Effect.andThen(append(transaction, [event])),
    ),
  )
}
