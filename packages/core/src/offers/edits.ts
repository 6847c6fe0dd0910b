import { Result } from "effect"
import type { Asset } from "../assets/model.ts"
import { isPaid } from "./deposit.ts"
import { areOpen, setOf, withTerms } from "./drafting.ts"
import {
  type AssetClosedToOffers,
  BestAndFinalNotRunning,
  BundleInvalid,
  type OfferStatusForbids,
  type TermsRefusal,
} from "./errors.ts"
import { offerWayOf } from "./lifecycle.ts"
import type { Offer } from "./model.ts"
import { isBestAndFinalRunning } from "./standing.ts"
import { termsRule } from "./terms.ts"
import type { NewOffer } from "./views.ts"

export type OfferEditRefusal = AssetClosedToOffers | BestAndFinalNotRunning | OfferStatusForbids | TermsRefusal

const isRunning =
  (now: number) =>
  ({ periods, status }: Asset): boolean =>
    isBestAndFinalRunning({ status, bestAndFinalPeriod: periods.bestAndFinal }, now)

/** While a draft anything goes; Published while its assets take offers; BestAndFinal while that period runs. */
const mayRevise = (
  { status }: Offer,
  assets: ReadonlyArray<Asset>,
  now: number,
): Result.Result<void, AssetClosedToOffers | BestAndFinalNotRunning> => {
  if (status === "Published") return areOpen(assets)
  return status === "BestAndFinal" && !assets.every(isRunning(now))
    ? Result.fail(new BestAndFinalNotRunning())
    : Result.succeed(undefined)
}

/** New terms for an own offer on the same assets; earnest money that was paid in stays as it is. */
export const editedOffer = (
  offer: Offer,
  asked: NewOffer,
  assets: ReadonlyArray<Asset>,
  now: number,
): Result.Result<Offer, OfferEditRefusal> =>
  Result.gen(function* () {
    yield* offerWayOf(offer, "edit")
    yield* mayRevise(offer, assets, now)
    if (setOf(asked.assets) !== setOf(offer.assets)) return yield* Result.fail(new BundleInvalid())
    yield* termsRule(asked, assets, isPaid(offer.deposit) ? offer.deposit.value : null)
    return withTerms(offer, asked, assets)
  })
