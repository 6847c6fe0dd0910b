import { Effect } from "effect"
import { onOffer } from "../deal/on-offer.ts"
import type { Actor } from "../../kernel/actor.ts"
import type { OfferId } from "../../shared/ids.ts"
import { withdrawnOffer } from "./decisions.ts"

/** The buyer takes an own offer back. */
export const withdrawOffer = Effect.fn("withdrawOffer")((actor: Actor, id: OfferId) =>
  onOffer(actor, "withdraw", id, ({ act, course, offer }) => Effect.fromResult(withdrawnOffer(course, offer, act))),
)
