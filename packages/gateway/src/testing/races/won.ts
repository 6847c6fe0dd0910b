import { Asset } from "@xl/core/assets"
import { type AssetStatus } from "@xl/core/kernel"
import type { Offer } from "@xl/core/offers"
import { addDays, type AssetId, dayOf, type OfferId } from "@xl/core/shared"
import { START } from "../market.ts"
import { assetOf } from "./facts.ts"
import { pick, type Scene, stageAsset, stageOffers } from "./scene.ts"

const LAST_DAY = 10
/** A closing period that runs at the market's start. */
export const CLOSING = { startDate: dayOf(START), endDate: addDays(dayOf(START), LAST_DAY), endedAt: null }

/** A sale with a winner. */
export interface Won {
  readonly asset: AssetId
  readonly offer: OfferId
}

/** A sale that an offer has won, with the closing periods of both sides running and the buyer's acceptance given. */
export const stageWon = async (
  scene: Scene,
  status: AssetStatus,
  {
    asset: ofAsset = {},
    offer: ofOffer = {},
  }: { readonly asset?: Partial<Asset>; readonly offer?: Partial<Offer> } = {},
): Promise<Won> => {
  const asset = await stageAsset(scene, { status, ...ofAsset })
  const offers = await stageOffers(scene, asset, scene.buyers.slice(0, 1), {
    status: "Successful",
    winningDate: START,
    buyerClosingPeriod: CLOSING,
    buyerClosingDocumentsAccepted: true,
    sellerClosingPeriod: CLOSING,
    ...ofOffer,
  })
  const offer = pick(offers, 0)
  const kept = await assetOf(scene.market.db, asset)
  const periods = { ...kept.periods, buyerClosing: CLOSING, sellerClosing: CLOSING }
  await scene.market.db
    .updateTable("assets")
    .set({ body: JSON.stringify(Asset.encode({ ...kept, winnerOfferId: offer, periods })) })
    .where("id", "=", asset)
    .execute()
  return { asset, offer }
}
