import { Clock, Effect } from "effect"
import type { MarketTransaction } from "../store.ts"
import type { SignedIn } from "../../kernel/actor.ts"
import { Millis } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import type { ValuationId } from "../../shared/ids.ts"
import { ValuationNotFound } from "../../valuation/errors.ts"

/** The user's own valuation, held until the transaction ends; another's is not there. */
export const lockOwn = Effect.fnUntraced(function* (transaction: MarketTransaction, user: SignedIn, id: ValuationId) {
  const kept = yield* transaction.lockValuation(id)
  return kept.owner === user.id ? kept : yield* new ValuationNotFound()
})

/** Now, in milliseconds since the epoch. */
export const now = Effect.map(Clock.currentTimeMillis, (millis) => must(Millis, millis))
