import { Clock, Effect, type Result } from "effect"
import { MarketStore, type MarketTransaction } from "../store.ts"
import type { Actor } from "../../kernel/actor.ts"
import { signedIn } from "../../kernel/policies.ts"
import { Millis } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import type { Tier2RequestId, UserId } from "../../shared/ids.ts"
import { tier2Decided, tier2Decider, tier2Revoked } from "../../data-room/decisions.ts"
import { Tier2RequestNotFound } from "../../data-room/errors.ts"
import type { KeptTier2Request } from "../../data-room/model.ts"
import { tier2Event, tier2Messages } from "../../data-room/records.ts"

/** The request, held until it is decided, and its asset; whoever may not look at the asset finds no request. */
const found = Effect.fnUntraced(function* (transaction: MarketTransaction, id: Tier2RequestId) {
  const request = yield* transaction.lockTier2Request(id)
  const asset = yield* transaction
    .asset(request.assetId)
    .pipe(Effect.catchTag("AssetNotFound", () => Effect.fail(new Tier2RequestNotFound())))
  return { request, asset }
})

type Decision<E> = (request: KeptTier2Request, by: UserId, at: Millis) => Result.Result<KeptTier2Request, E>

const deciding = <E>(decision: Decision<E>) =>
  Effect.fnUntraced(function* (actor: Actor, id: Tier2RequestId) {
    const user = yield* Effect.fromResult(signedIn(actor))
    const at = must(Millis, yield* Clock.currentTimeMillis)
    return yield* (yield* MarketStore).transaction(
      Effect.fnUntraced(function* (transaction) {
        const { asset, request } = yield* found(transaction, id)
        const by = yield* Effect.fromResult(tier2Decider(user, asset))
        const decided = yield* Effect.fromResult(decision(request, user.id, at))
        yield* transaction.write({
          tier2Requests: [decided],
          events: [tier2Event(request, decided, by)],
          outbox: tier2Messages(decided, asset, by),
        })
        return decided
      }),
    )
  })

/** Lets a buyer into the second tier. Refused to all but the asset's first owner and administrators. */
export const approveTier2Request = deciding((request, by, at) => tier2Decided(request, "Approved", by, at))

/** Refuses a request; its buyer may ask again. Refused to all but the asset's first owner and administrators. */
export const declineTier2Request = deciding((request, by, at) => tier2Decided(request, "Declined", by, at))

/** Takes access to the second tier back, at once. Refused to all but the asset's first owner and administrators, and where there is none. */
export const revokeTier2Access = deciding(tier2Revoked)
