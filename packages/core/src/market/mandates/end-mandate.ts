import { Clock, Effect } from "effect"
import { MarketStore } from "../store.ts"
import type { Actor } from "../../kernel/actor.ts"
import { signedIn } from "../../kernel/policies.ts"
import { Millis } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import type { MandateId } from "../../shared/ids.ts"
import { ended } from "../../mandates/decisions.ts"
import { mandateActor, mandateEvent, mandateMails } from "../../mandates/records.ts"

/** Ends a mandate: from the next request on the Concierge does nothing for the seller. */
export const endMandate = Effect.fn("endMandate")(function* (actor: Actor, id: MandateId) {
  const user = yield* Effect.fromResult(signedIn(actor))
  const at = must(Millis, yield* Clock.currentTimeMillis)
  return yield* (yield* MarketStore).transaction(
    Effect.fnUntraced(function* (transaction) {
      const { mandate, names } = yield* transaction.lockMandate(id)
      const after = yield* Effect.fromResult(ended(mandate, user, at))
      yield* transaction.write({
        mandates: [after],
        events: [mandateEvent(after, mandateActor(user, after))],
        outbox: mandateMails(after, names),
      })
      return id
    }),
  )
})
