import { Effect } from "effect"
import { MarketStore } from "../store.ts"
import type { Actor } from "../../kernel/actor.ts"
import { signedIn } from "../../kernel/policies.ts"
import type { ValuationId } from "../../shared/ids.ts"
import { lockOwn } from "./own-valuation.ts"

/** Deletes an own valuation for good; a listing made of it stays. */
export const deleteValuation = Effect.fn("deleteValuation")(function* (actor: Actor, id: ValuationId) {
  const user = yield* Effect.fromResult(signedIn(actor))
  return yield* (yield* MarketStore).transaction(
    Effect.fnUntraced(function* (transaction) {
      const kept = yield* lockOwn(transaction, user, id)
      yield* transaction.write({ goneValuations: [kept.id], events: [], outbox: [] })
      return kept.id
    }),
  )
})
