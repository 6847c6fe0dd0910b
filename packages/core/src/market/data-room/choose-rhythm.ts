import { Clock, Effect } from "effect"
import { MarketStore } from "../store.ts"
import type { AlertFrequency } from "../../profiles/alert-criteria.ts"
import type { Actor } from "../../kernel/actor.ts"
import { signedIn } from "../../kernel/policies.ts"
import { Millis } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import type { AssetId } from "../../shared/ids.ts"
import { assetFor } from "./entered.ts"
import { AgreementRequired } from "../../data-room/errors.ts"

/**
 * Chooses how often the caller hears of new, replaced and removed files of a data room. What happened while nothing was wanted is not told later.
 * Refused to whoever has not executed the agreement, who reads no file that is told of.
 */
export const chooseRoomRhythm = Effect.fn("chooseRoomRhythm")(function* (
  actor: Actor,
  assetId: AssetId,
  rhythm: AlertFrequency,
) {
  const user = yield* Effect.fromResult(signedIn(actor))
  const at = must(Millis, yield* Clock.currentTimeMillis)
  return yield* (yield* MarketStore).transaction(
    Effect.fnUntraced(function* (transaction) {
      const asset = yield* assetFor(transaction, user, assetId, false)
      const agreement = yield* transaction.agreementOf(user.id, asset.id)
      if (agreement === null) return yield* new AgreementRequired()
      const kept = yield* transaction.rhythmOf(user.id, asset.id)
      const heardUntil = kept?.rhythm === "Never" ? at : (kept?.heardUntil ?? agreement.executionDate)
      yield* transaction.write({
        rhythms: [{ assetId, userId: user.id, rhythm, heardUntil }],
        events: [],
        outbox: [],
      })
      return rhythm
    }),
  )
})
