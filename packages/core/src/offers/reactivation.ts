import { Result } from "effect"
import { WinnerChosen } from "../assets/errors.ts"
import type { Asset } from "../assets/model.ts"
import { isOpenToOffers } from "../assets/statuses.ts"
import { holdsMoney, isPaid } from "./deposit.ts"
import { AssetClosedToOffers, MoneyPaidOut, type OfferStatusForbids } from "./errors.ts"
import { offerWayOf } from "./lifecycle.ts"
import type { Offer } from "./model.ts"
import type { OfferStatus } from "../kernel/statuses.ts"

export type ReactivationRefusal = AssetClosedToOffers | MoneyPaidOut | OfferStatusForbids | WinnerChosen

/** What the return of a canceled offer depends on. */
export type Reactivated = Pick<Offer, "acceptedDate" | "status"> & {
  readonly deposit: Parameters<typeof holdsMoney>[0]
}
type Listed = Pick<Asset, "status" | "winnerOfferId">

/** Published where its assets take offers; BestAndFinal where they are all in it and the offer was selected once. */
const target = (offer: Reactivated, assets: ReadonlyArray<Listed>): OfferStatus | null => {
  if (assets.every(({ status }) => isOpenToOffers(status))) return "Published"
  return offer.acceptedDate !== null && assets.every(({ status }) => status === "BestAndFinal") ? "BestAndFinal" : null
}

/** Where a canceled offer may come back to: its assets are open, nobody won them, and no money was paid out. */
export const mayReactivate = (
  offer: Reactivated,
  assets: ReadonlyArray<Listed>,
): Result.Result<OfferStatus, ReactivationRefusal> =>
  Result.flatMap(offerWayOf(offer, "reactivate"), (): Result.Result<OfferStatus, ReactivationRefusal> => {
    if (assets.some(({ winnerOfferId }) => winnerOfferId !== null)) return Result.fail(new WinnerChosen())
    const to = target(offer, assets)
    if (!to) return Result.fail(new AssetClosedToOffers())
    const isGone = isPaid(offer.deposit) && !holdsMoney(offer.deposit)
    return isGone ? Result.fail(new MoneyPaidOut()) : Result.succeed(to)
  })
