import { Effect } from "effect"
import { onOffer } from "../deal/on-offer.ts"
import type { Actor } from "../../kernel/actor.ts"
import type { OfferId } from "../../shared/ids.ts"
import { declinedOffer } from "./decisions.ts"

/** The seller refuses an offer, with a reason. */
export const declineOffer = Effect.fn("declineOffer")((actor: Actor, id: OfferId, reason: string) =>
  onOffer(actor, "decline", id, ({ act, course, offer }) =>
    Effect.fromResult(declinedOffer(course, offer, reason, act)),
  ),
)
