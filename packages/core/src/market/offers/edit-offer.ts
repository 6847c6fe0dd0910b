import { Effect } from "effect"
import { changeOffer } from "../deal/course.ts"
import { lockedPersonIn } from "../deal/person.ts"
import type { MarketTransaction } from "../store.ts"
import type { Actor } from "../../kernel/actor.ts"
import { verified } from "../../kernel/policies.ts"
import { MarketSettings } from "../../settings/ports.ts"
import type { Millis } from "../../shared/days.ts"
import type { OfferId } from "../../shared/ids.ts"
import { editedOffer } from "../../offers/edits.ts"
import { DepositAgreementMissing } from "../../offers/errors.ts"
import { fundsToldBy, mayPromise } from "./funds-of-buyer.ts"
import { isAgreementSigned } from "../../offers/make-offer.ts"
import { mayStillBuy } from "../../offers/may-offer.ts"
import { isActiveOffer, type Offer } from "../../offers/model.ts"
import { onOwnOffer } from "./on-own-offer.ts"
import type { NewOffer } from "../../offers/views.ts"

interface Revision {
  readonly before: Offer
  readonly revised: Offer
  readonly at: Millis
}

/**
 * A price is raised only within the approved funds, which the seller is then told anew; before the seller only while they are approved. It
 * may always be lowered.
 */
const withFundsFor = Effect.fnUntraced(function* (transaction: MarketTransaction, { at, before, revised }: Revision) {
  const { bidPrice: price } = revised.terms
  const { bidPrice: present } = before.terms
  if (price <= present) return revised
  const isLive = isActiveOffer(revised.status)
  const buyer = yield* lockedPersonIn(transaction, revised.owners[0])
  if (isLive) yield* Effect.fromResult(mayStillBuy(buyer, at))
  yield* mayPromise(transaction, { buyer, offer: revised.id, price, present })
  return isLive ? { ...revised, ...fundsToldBy(buyer) } : revised
})

/** The buyer revises an own offer; before the seller it promises no earnest money without the signed deposit agreement. */
export const editOffer = Effect.fn("editOffer")((actor: Actor, id: OfferId, asked: NewOffer) =>
  onOwnOffer(
    actor,
    "edit",
    id,
    Effect.fnUntraced(function* ({ act, assets, course, offer, transaction }) {
      yield* Effect.fromResult(verified(actor))
      const revised = yield* Effect.fromResult(editedOffer(offer, asked, assets, act.at))
      if (isActiveOffer(offer.status) && !isAgreementSigned(revised, yield* MarketSettings))
        return yield* new DepositAgreementMissing({ offerId: id })
      const funded = yield* withFundsFor(transaction, { before: offer, revised, at: act.at })
      return changeOffer(course, funded, "OfferEdited", act)
    }),
  ),
)
