import type { Asset } from "@xl/core/assets"
import type { AssetStatus } from "@xl/core/kernel"
import { isActiveOffer, type Offer } from "@xl/core/offers"
import { addDays, dayOf } from "@xl/core/shared"
import { Effect } from "effect"
import { aBid, terms } from "../offers/examples.ts"
import type { MarketInMemory } from "./market.ts"
import { aBuyer, anAdmin, aSeller } from "./people.ts"

type Outcome = Effect.Effect<unknown, unknown>

interface Scene {
  readonly market: MarketInMemory
  readonly asset: Asset
  readonly offers: ReadonlyArray<Offer>
  /** Which of several ways on. */
  readonly turn: number
}

const seller = ({ market }: Scene) => market.as(aSeller())
const admin = ({ market }: Scene) => market.as(anAdmin())

const active = ({ asset, offers }: Scene): ReadonlyArray<Offer> =>
  offers.filter(({ assets, status }) => isActiveOffer(status) && assets.some(({ id }) => id === asset.id))

const bid = ({ asset, market, turn }: Scene): Outcome => {
  const { offers } = market.as(aBuyer((turn % 3) + 1))
  const asked = aBid([asset], terms({ bidPrice: (turn + 1) * 1_000_000_00 }))
  return Effect.flatMap(offers.create(asked), ({ id }) => offers.publish(id))
}

const pick = (scene: Scene, status: ReadonlyArray<Offer["status"]>): Offer | undefined => {
  const among = active(scene).filter((offer) => status.includes(offer.status))
  return among[scene.turn % Math.max(among.length, 1)]
}

const select = (scene: Scene, offer: Offer | undefined): Outcome =>
  offer ? seller(scene).offers.selectWinner(offer.id) : bid(scene)

const toBestAndFinal = (scene: Scene): Outcome => {
  const offer = pick(scene, ["Published"])
  const today = dayOf(scene.market.home.clock.now())
  const plan = { bestAndFinal: { startDate: addDays(today, 1), endDate: addDays(today, 2) } }
  const planned = Effect.result(seller(scene).listings.planPeriods(scene.asset.id, plan))
  const chosen: Outcome = offer ? seller(scene).offers.selectForBestAndFinal(offer.id) : Effect.void
  return Effect.andThen(planned, chosen)
}

const close = (scene: Scene): Outcome => {
  const { market, turn } = scene
  const offer = scene.offers.find(({ id }) => id === scene.asset.winnerOfferId)
  if (!offer) return Effect.void
  const [buyer] = offer.owners
  const fund = admin(scene).offers.recordManualTransfer(offer.id, "fund", "wire", dayOf(market.home.clock.now()))
  if (turn % 3 === 0) return fund
  const party = offer.buyerClosingDocumentsAccepted || !buyer ? aSeller() : { id: buyer }
  return market.as(party).offers.acceptClosingDocuments(offer.id)
}

const draft = (scene: Scene): Outcome =>
  scene.asset.registrationStatus === null
    ? seller(scene).listings.requestPublish(scene.asset.id)
    : admin(scene).listings.approve(scene.asset.id, scene.asset.version)

const onMarket = (scene: Scene): Outcome =>
  active(scene).length > 1 && scene.turn % 2 === 0
    ? seller(scene).listings.closeCallForOffers(scene.asset.id)
    : bid(scene)

const underSelection = (scene: Scene): Outcome =>
  scene.turn % 3 === 0 ? select(scene, pick(scene, ["Published", "BestAndFinal"])) : toBestAndFinal(scene)

const decide = (scene: Scene): Outcome =>
  scene.turn % 4 === 0
    ? admin(scene).listings.reportFallThrough(scene.asset.id, "no financing")
    : admin(scene).listings.confirmClosing(scene.asset.id)

const release = (scene: Scene): Outcome => admin(scene).listings.release(scene.asset.id, null)
const republish = (scene: Scene): Outcome => seller(scene).listings.requestPublish(scene.asset.id)
const nothing = (): Outcome => Effect.void

const NEXT: { readonly [Status in AssetStatus]: (scene: Scene) => Outcome } = {
  Draft: draft,
  Published: onMarket,
  CallForOffers: onMarket,
  "UnderSelection.CallForOffers": underSelection,
  BestAndFinal: (scene) => seller(scene).listings.closeBestAndFinal(scene.asset.id),
  "UnderSelection.BestAndFinal": (scene) => select(scene, pick(scene, ["BestAndFinal"])),
  "ContractPending.CallForOffers": close,
  "ContractPending.BestAndFinal": close,
  UnderContract: decide,
  "OnHold.Published": release,
  "OnHold.CallForOffers": release,
  "OnHold.BestAndFinal": release,
  ListingExpired: republish,
  NoLongerListedForSale: republish,
  Revoked: republish,
  Closed: nothing,
  Deleted: nothing,
}

/** What usually comes next for an asset in its status, so that a random story reaches the far end of the machine. */
export const goOn = (scene: Scene): Outcome => NEXT[scene.asset.status](scene)
