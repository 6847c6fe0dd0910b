import type { Asset } from "@xl/core/assets"
import { MarketStore, type MarketChange, type MarketTransaction } from "@xl/core/market"
import type { Offer } from "@xl/core/offers"
import type { OfferStatus } from "@xl/core/kernel"
import { AssetId, must, OfferId, UserId } from "@xl/core/shared"
import type { Effect } from "effect"
import { aPublishedAsset } from "../assets/examples.ts"
import { anOffer } from "../offers/examples.ts"
import { freshUuid } from "../shared/fresh-uuid.ts"

type Work<A, E> = (transaction: MarketTransaction) => Effect.Effect<A, E>
/** Work in one transaction of the store. */
export const transaction = <A, E>(work: Work<A, E>) => MarketStore.use((store) => store.transaction(work))
/** Writes what is named, and nothing else. */
export const write = (change: Partial<MarketChange>) =>
  transaction((of) => of.write({ events: [], outbox: [], ...change }))

export const assetId = () => must(AssetId, freshUuid())
export const userId = () => must(UserId, freshUuid())
export const published = (change: Partial<Asset> = {}) =>
  aPublishedAsset({ id: assetId(), owners: [userId()], ...change })

/** An offer of somebody new on these assets. */
export const offerOn = (assets: ReadonlyArray<Asset>, status: OfferStatus, change: Partial<Offer> = {}): Offer => {
  const [first] = anOffer().assets
  return anOffer({
    id: must(OfferId, freshUuid()),
    owners: [userId()],
    type: assets.length > 1 ? "MultipleBid" : "SingleBid",
    status,
    assets: first ? assets.map(({ id }) => ({ ...first, id })) : [],
    ...change,
  })
}

export const ids = (rows: ReadonlyArray<{ readonly id: string }>) => rows.map(({ id }) => id)
export const inOrder = (rows: ReadonlyArray<{ readonly id: string }>) => ids(rows).toSorted()
