import { Effect } from "effect"
import { changeOffer } from "../market/course.ts"
import type { Actor } from "../roles/model.ts"
import { verified } from "../roles/policies.ts"
import { MarketSettings } from "../settings/ports.ts"
import type { OfferId } from "../shared/ids.ts"
import { editedOffer } from "./edits.ts"
import { DepositAgreementMissing } from "./errors.ts"
import { isAgreementSigned } from "./make-offer.ts"
import { isActiveOffer } from "./model.ts"
import { onOwnOffer } from "./on-own-offer.ts"
import type { NewOffer } from "./views.ts"

/** The buyer revises an own offer; before the seller it promises no earnest money without the signed deposit agreement. */
export const editOffer = Effect.fn("editOffer")((actor: Actor, id: OfferId, asked: NewOffer) =>
  onOwnOffer(
    actor,
    "edit",
    id,
    Effect.fnUntraced(function* ({ act, assets, course, offer }) {
      yield* Effect.fromResult(verified(actor))
      const revised = yield* Effect.fromResult(editedOffer(offer, asked, assets, act.at))
      if (isActiveOffer(offer.status) && !isAgreementSigned(revised, yield* MarketSettings))
        return yield* new DepositAgreementMissing({ offerId: id })
      return changeOffer(course, revised, "OfferEdited", act)
    }),
  ),
)
