import type { Asset, AssetView } from "@xl/core/assets"
import type { Offer, OfferView } from "@xl/core/offers"
import type { MarketConfiguration } from "@xl/core/settings"
import { Cents, must, type OfferId } from "@xl/core/shared"
import { Effect } from "effect"
import { anAssetId, aPublishedAsset } from "../assets/examples.ts"
import { aBid, terms } from "../offers/examples.ts"
import { type MarketInMemory, marketInMemory, type MarketPorts } from "./market.ts"
import { aBuyer, anAdmin, aSeller } from "./people.ts"

/** A sale for a test to move: three published assets of one seller, three buyers, an administrator. */
export interface Sale {
  readonly market: MarketInMemory
  readonly seller: MarketPorts
  readonly admin: MarketPorts
  readonly buyer: (count: number) => MarketPorts
  /** A buyer's published offer on these assets. */
  readonly bid: (buyer: number, assets: ReadonlyArray<number>, price?: number) => Promise<OfferView>
  /** The seller closes the call of each. */
  readonly close: (...assets: ReadonlyArray<number>) => Promise<ReadonlyArray<AssetView>>
  readonly win: (id: OfferId) => Promise<OfferView>
  /** Both parties accept the closing documents. */
  readonly contract: (buyer: number, id: OfferId) => Promise<OfferView>
  readonly asset: (count: number) => Asset
  readonly offer: (id: OfferId) => Offer
}

const run = Effect.runPromise

const found = <T>(row: T | undefined): T => {
  if (!row) throw new RangeError("The sale has no such row")
  return row
}

/** The tag of what a command is refused with; a command that is done fails the test. */
export const refusalOf = (asked: Effect.Effect<unknown, { readonly _tag: string }>): Promise<string> =>
  run(Effect.map(Effect.flip(asked), ({ _tag }) => _tag))

/** The second asset requires $50,000 of earnest money. */
export const aSale = (settings: Partial<MarketConfiguration> = {}): Sale => {
  const market = marketInMemory({
    settings,
    seed: {
      profiles: [aSeller(), aBuyer(1), aBuyer(2), aBuyer(3), anAdmin()],
      assets: [
        aPublishedAsset(),
        aPublishedAsset({ id: anAssetId(2), requireBidDeposit: true, bidDepositSum: must(Cents, 50_000_00) }),
        aPublishedAsset({ id: anAssetId(3) }),
      ],
    },
  })
  const seller = market.as(aSeller())
  const buyer = (count: number) => market.as(aBuyer(count))
  return {
    market,
    seller,
    admin: market.as(anAdmin()),
    buyer,
    bid: (count, assets, bidPrice = 8_000_000_00) => {
      const ids = assets.map((asset) => ({ id: anAssetId(asset) }))
      const { offers } = buyer(count)
      return run(Effect.flatMap(offers.create(aBid(ids, terms({ bidPrice }))), ({ id }) => offers.publish(id)))
    },
    close: (...assets) => run(Effect.forEach(assets, (count) => seller.listings.closeCallForOffers(anAssetId(count)))),
    win: (id) => run(seller.offers.selectWinner(id)),
    contract: async (count, id) => {
      await run(buyer(count).offers.acceptClosingDocuments(id))
      return run(seller.offers.acceptClosingDocuments(id))
    },
    asset: (count) => found(market.home.memory.rows.assets.get(anAssetId(count))),
    offer: (id) => found(market.home.memory.rows.offers.get(id)),
  }
}
