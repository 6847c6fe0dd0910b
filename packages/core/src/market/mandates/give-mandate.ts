import { Clock, Effect } from "effect"
import { MarketStore } from "../store.ts"
import type { Actor } from "../../kernel/actor.ts"
import { withRole } from "../../kernel/policies.ts"
import { Millis } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import { Ids } from "../../shared/id-source.ts"
import { MandateId, type UserId } from "../../shared/ids.ts"
import { mayGive } from "../../mandates/decisions.ts"
import { mandateEvent, mandateMails } from "../../mandates/records.ts"
import { mandatorName } from "../../mandates/views.ts"

/** Lets a Concierge act for a seller. */
export const giveMandate = Effect.fn("giveMandate")(function* (actor: Actor, concierge: UserId) {
  const user = yield* Effect.fromResult(withRole(actor, "giveMandate", "Sellers"))
  const givenAt = must(Millis, yield* Clock.currentTimeMillis)
  const id = must(MandateId, yield* (yield* Ids).next)
  return yield* (yield* MarketStore).transaction(
    Effect.fnUntraced(function* (transaction) {
      const { sellerProfile, ...seller } = yield* transaction.lockProfile(user.id)
      const found = yield* transaction.concierge(concierge)
      yield* Effect.fromResult(mayGive(user.id, found, yield* transaction.mandatesOf(user.id)))
      const mandate = { id, seller: user.id, concierge, givenAt, endedAt: null, endedBy: null }
      yield* transaction.write({
        mandates: [mandate],
        events: [mandateEvent(mandate, { id: user.id, trigger: "Seller" })],
        outbox: mandateMails(mandate, {
          seller: mandatorName({ ...seller, entityName: sellerProfile.entityName }),
          concierge: found?.name ?? "",
        }),
      })
      return id
    }),
  )
})
