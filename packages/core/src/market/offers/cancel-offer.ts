import { Effect } from "effect"
import { onOffer } from "../deal/on-offer.ts"
import type { Actor } from "../../kernel/actor.ts"
import type { OfferId } from "../../shared/ids.ts"
import { canceledOffer } from "./decisions.ts"

/** An administrator ends an offer, with a reason. */
export const cancelOffer = Effect.fn("cancelOffer")((actor: Actor, id: OfferId, reason: string) =>
  onOffer(actor, "cancel", id, ({ act, course, offer }) =>
    Effect.fromResult(canceledOffer(course, offer, reason, act)),
  ),
)
