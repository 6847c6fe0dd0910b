import * as t from "io-ts"
import { Result } from "effect"
import { upbOf } from "../assets/balance.ts"
import type { Asset } from "../assets/model.ts"
import { AssetNotFound } from "../assets/errors.ts"
import { isOpenToOffers } from "../assets/statuses.ts"
import { titleOf } from "../assets/title.ts"
import { isFirstOwner, maySeeAsset } from "../assets/visibility.ts"
import type { SignedIn } from "../kernel/actor.ts"
import type { Millis } from "../shared/days.ts"
import { must } from "../shared/decode.ts"
import type { OfferId, UserId } from "../shared/ids.ts"
import { Cents } from "../shared/money.ts"
import { AssetClosedToOffers, OfferAlreadyActive, OwnAsset } from "./errors.ts"
import { FIRST_OFFER_STATUS } from "./lifecycle.ts"
import { isActiveOffer, type Offer, type OfferAsset, type OfferType } from "./model.ts"
import type { NewOffer } from "./views.ts"

/** The same set of assets has the same name, whatever the order. */
export const setOf = (assets: ReadonlyArray<{ readonly id: string }>): string =>
  assets
    .map(({ id }) => id)
    .toSorted()
    .join(" ")

/** Offers of the buyer in Draft, Published or BestAndFinal on exactly these assets. */
export const onSameSet = (offers: ReadonlyArray<Offer>, assets: ReadonlyArray<{ readonly id: string }>) =>
  offers.filter((offer) => setOf(offer.assets) === setOf(assets))

/** At most one active offer of a buyer on the same set of assets; `but` is the one being moved. */
export const isAlone = (
  offers: ReadonlyArray<Offer>,
  assets: ReadonlyArray<{ readonly id: string }>,
  but: OfferId | null,
): Result.Result<void, OfferAlreadyActive> =>
  onSameSet(offers, assets).some(({ id, status }) => id !== but && isActiveOffer(status))
    ? Result.fail(new OfferAlreadyActive())
    : Result.succeed(undefined)

/** Every asset can be seen, is another's, and takes offers. */
export const mayBidOn = (
  assets: ReadonlyArray<Asset>,
  buyer: SignedIn,
  own: ReadonlyArray<Offer>,
): Result.Result<void, AssetClosedToOffers | AssetNotFound | OwnAsset> => {
  if (assets.some((asset) => isFirstOwner(buyer, asset))) return Result.fail(new OwnAsset())
  const isSeen = (asset: Asset) =>
    maySeeAsset(
      buyer,
      asset,
      own.some((offer) => offer.assets.some(({ id }) => id === asset.id)),
    )
  if (!assets.every(isSeen)) return Result.fail(new AssetNotFound())
  return areOpen(assets)
}

/** Every asset takes offers still. */
export const areOpen = (assets: ReadonlyArray<Asset>): Result.Result<void, AssetClosedToOffers> =>
  assets.every(({ status }) => isOpenToOffers(status))
    ? Result.succeed(undefined)
    : Result.fail(new AssetClosedToOffers())

/** The assets as the offer keeps them, each with its price, in the buyer's order. An asset that is not at hand is left out. */
export const bidOn = (assets: ReadonlyArray<Asset>, { assets: bids }: NewOffer): ReadonlyArray<OfferAsset> =>
  bids.flatMap(({ bidAllocation, id }) => {
    const asset = assets.find((one) => one.id === id)
    return asset
      ? {
          id,
          title: titleOf(asset),
          principalBalance: upbOf(asset) ?? must(Cents, 0),
          bidAllocation: must(Cents, bidAllocation),
        }
      : []
  })

/** An offer with other terms; its earnest money goes along. */
export const withTerms = (offer: Offer, asked: NewOffer, assets: ReadonlyArray<Asset>): Offer => ({
  ...offer,
  assets: bidOn(assets, asked),
  terms: asked.terms,
  listingChangedAt: null,
  deposit: { ...offer.deposit, value: asked.terms.earnestMoneyDeposit },
})

/** A new offer is a Draft of its buyer. */
export const draftedOffer = (
  asked: NewOffer,
  assets: ReadonlyArray<Asset>,
  type: OfferType,
  parties: { readonly id: OfferId; readonly buyer: UserId; readonly seller: UserId },
  at: Millis,
): Offer => ({
  id: parties.id,
  version: must(t.Int, 1),
  type,
  offerType: "Cash",
  status: FIRST_OFFER_STATUS,
  owners: [parties.buyer],
  sellerId: parties.seller,
  assets: bidOn(assets, asked),
  terms: asked.terms,
  creationDate: at,
  publishedDate: null,
  acceptedDate: null,
  winningDate: null,
  declinedDate: null,
  withdrawDate: null,
  canceledDate: null,
  declineReason: null,
  cancelReason: null,
  pofSum: must(Cents, 0),
  fundsApprovalDate: null,
  listingChangedAt: null,
  buyerClosingPeriod: null,
  sellerClosingPeriod: null,
  buyerClosingDocumentsAccepted: false,
  sellerClosingDocumentsAccepted: false,
  buyerClosingNotificationSeen: false,
  sellerClosingNotificationSeen: false,
  closingHistory: [],
  sellerNotes: "",
  depositAgreement: null,
  deposit: { value: asked.terms.earnestMoneyDeposit, decision: "none", transfers: [] },
  offerHistory: [{ from: null, to: FIRST_OFFER_STATUS, at, trigger: "Buyer" }],
  offerStatusChangeTrigger: "Buyer",
})
