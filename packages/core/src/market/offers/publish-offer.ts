import { Effect } from "effect"
import { moveOffer } from "../deal/course.ts"
import { lockedPersonIn } from "../deal/person.ts"
import type { Actor } from "../../kernel/actor.ts"
import { MarketSettings } from "../../settings/ports.ts"
import type { OfferId } from "../../shared/ids.ts"
import { areOpen, isAlone } from "../../offers/drafting.ts"
import { DepositAgreementMissing } from "../../offers/errors.ts"
import { fundsToldBy, mayPromise } from "./funds-of-buyer.ts"
import { offerWayOf } from "../../offers/lifecycle.ts"
import { isAgreementSigned } from "../../offers/make-offer.ts"
import { mayOffer } from "../../offers/may-offer.ts"
import { onOwnOffer } from "./on-own-offer.ts"
import { termsRule } from "../../offers/terms.ts"

/** Puts an own draft before the seller; the buyer's eligibility, the terms and the deposit agreement are asked for again. */
export const publishOffer = Effect.fn("publishOffer")((actor: Actor, id: OfferId) =>
  onOwnOffer(
    actor,
    "publish",
    id,
    Effect.fnUntraced(function* ({ act, assets, course, offer, transaction }) {
      if (offer.status === "Published") return course
      const { to } = yield* Effect.fromResult(offerWayOf(offer, "publish"))
      const buyer = yield* lockedPersonIn(transaction, offer.owners[0])
      yield* Effect.fromResult(mayOffer(buyer, act.at))
      yield* Effect.fromResult(areOpen(assets))
      yield* Effect.fromResult(termsRule({ assets: offer.assets, terms: offer.terms }, assets))
      if (!isAgreementSigned(offer, yield* MarketSettings)) return yield* new DepositAgreementMissing({ offerId: id })
      const ids = assets.map((asset) => asset.id)
      yield* Effect.fromResult(isAlone(yield* transaction.liveOffersOf(buyer.id, ids), offer.assets, id))
      yield* mayPromise(transaction, { buyer, offer: id, price: offer.terms.bidPrice, present: null })
      return moveOffer(course, id, to, { publishedDate: act.at, ...fundsToldBy(buyer) }, act)
    }),
  ),
)
