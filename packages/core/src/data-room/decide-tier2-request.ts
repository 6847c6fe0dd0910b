import { Clock, Effect } from "effect"
import { MarketStore, type MarketTransaction } from "../market/ports.ts"
import type { Actor } from "../roles/model.ts"
import { signedIn } from "../roles/policies.ts"
import { Millis } from "../shared/days.ts"
import { must } from "../shared/decode.ts"
import type { Tier2RequestId } from "../shared/ids.ts"
import { tier2Decided, tier2Decider } from "./decisions.ts"
import { Tier2RequestNotFound } from "./errors.ts"
import { tier2Event, tier2Messages } from "./records.ts"

/** The request, held until it is decided, and its asset; whoever may not look at the asset finds no request. */
const found = Effect.fnUntraced(function* (transaction: MarketTransaction, id: Tier2RequestId) {
  const request = yield* transaction.lockTier2Request(id)
  const asset = yield* transaction
    .asset(request.assetId)
    .pipe(Effect.catchTag("AssetNotFound", () => Effect.fail(new Tier2RequestNotFound())))
  return { request, asset }
})

const decide = (status: "Approved" | "Declined") =>
  Effect.fnUntraced(function* (actor: Actor, id: Tier2RequestId) {
    const user = yield* Effect.fromResult(signedIn(actor))
    const at = must(Millis, yield* Clock.currentTimeMillis)
    return yield* (yield* MarketStore).transaction(
      Effect.fnUntraced(function* (transaction) {
        const { asset, request } = yield* found(transaction, id)
        const by = yield* Effect.fromResult(tier2Decider(user, asset))
        const decided = yield* Effect.fromResult(tier2Decided(request, status, user.id, at))
        yield* transaction.write({
          tier2Requests: [decided],
          events: [tier2Event(request, decided, by)],
          outbox: tier2Messages(decided, asset, by),
        })
        return decided
      }),
    )
  })

/** Lets a buyer into the second tier, for good. Refused to all but the asset's first owner and administrators. */
export const approveTier2Request = decide("Approved")

/** Refuses a request; its buyer may ask again. Refused to all but the asset's first owner and administrators. */
export const declineTier2Request = decide("Declined")
