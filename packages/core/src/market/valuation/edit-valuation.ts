import { Effect } from "effect"
import { MarketStore } from "../store.ts"
import type { Actor } from "../../kernel/actor.ts"
import { signedIn } from "../../kernel/policies.ts"
import { dayOf } from "../../shared/days.ts"
import type { ValuationId } from "../../shared/ids.ts"
import { calculate } from "../../valuation/calculate.ts"
import { valuationView } from "../../valuation/kept.ts"
import type { ValuationInput } from "../../valuation/model.ts"
import { lockOwn, now } from "./own-valuation.ts"

/** Enters other figures into an own valuation and calculates it as of today; a listing made of it stays as it is. */
export const editValuation = Effect.fn("editValuation")(function* (
  actor: Actor,
  id: ValuationId,
  userInput: ValuationInput,
) {
  const user = yield* Effect.fromResult(signedIn(actor))
  const at = yield* now
  return yield* (yield* MarketStore).transaction(
    Effect.fnUntraced(function* (transaction) {
      const kept = yield* lockOwn(transaction, user, id)
      const calculatorResult = yield* Effect.fromResult(calculate(userInput, dayOf(at)))
      const edited = { ...kept, userInput, calculatorResult, dateModified: at }
      yield* transaction.write({ valuations: [edited], events: [], outbox: [] })
      return valuationView(edited)
    }),
  )
})
