import { Effect } from "effect"
import { changeOffer } from "../market/course.ts"
import type { Actor } from "../roles/model.ts"
import { verified } from "../roles/policies.ts"
import type { OfferId } from "../shared/ids.ts"
import { editedOffer } from "./edits.ts"
import { onOwnOffer } from "./on-own-offer.ts"
import type { NewOffer } from "./views.ts"

/** The buyer revises an own offer. */
export const editOffer = Effect.fn("editOffer")((actor: Actor, id: OfferId, asked: NewOffer) =>
  onOwnOffer(
    actor,
    "edit",
    id,
    Effect.fnUntraced(function* ({ act, assets, course, offer }) {
      yield* Effect.fromResult(verified(actor))
      const revised = yield* Effect.fromResult(editedOffer(offer, asked, assets, act.at))
      return changeOffer(course, revised, "OfferEdited", act)
    }),
  ),
)
