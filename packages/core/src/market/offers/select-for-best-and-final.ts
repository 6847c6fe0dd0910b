import { Effect } from "effect"
import { onOffer } from "../deal/on-offer.ts"
import type { Actor } from "../../kernel/actor.ts"
import type { OfferId } from "../../shared/ids.ts"
import { selectedForBestAndFinal } from "./decisions.ts"

/** The seller lets a buyer revise in best and final. */
export const selectForBestAndFinal = Effect.fn("selectForBestAndFinal")((actor: Actor, id: OfferId) =>
  onOffer(actor, "selectForBestAndFinal", id, ({ act, course, offer }) =>
    Effect.fromResult(selectedForBestAndFinal(course, offer, act)),
  ),
)
