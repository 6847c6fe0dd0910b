import { type Actor, isAdministrator } from "@xl/core/kernel"
import { type AssetId, must, Millis, type OfferId, type RoleRequestId, type UserId } from "@xl/core/shared"
import { Effect } from "effect"
import { ask, type Database, inTransaction } from "../database/index.ts"
import { append } from "../events/index.ts"

/** Puts on the record, in the administrator's own chain, what of others' private data was shown to him. */
export const recordPrivateRead = (
  db: Database,
  actor: Actor,
  subjects: ReadonlyArray<AssetId | OfferId | RoleRequestId | UserId>,
  now: number,
) => {
  if (actor.tag !== "user" || !isAdministrator(actor) || subjects.length === 0) return Effect.void
  const events = subjects.map((subject) => ({
    chain: actor.id,
    type: "PrivateDataRead" as const,
    actor: { id: actor.id, trigger: "Admin" as const },
    at: must(Millis, now),
    subject,
    before: null,
    after: null,
  }))
  return inTransaction(db, (transaction) =>
    ask(() =>
      transaction.selectFrom("profiles").select("id").where("id", "=", actor.id).forNoKeyUpdate().execute(),
    ).pipe(Effect.andThen(append(transaction, events))),
  )
}
