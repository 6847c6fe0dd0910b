import { Context, type Effect } from "effect"
import type { AssetNotFound, AssetRefusal } from "../assets/errors.ts"
import type { AccessRefusal, MarketUnavailable } from "../market/errors.ts"
import type { Day } from "../shared/days.ts"
import type { AssetId, OfferId } from "../shared/ids.ts"
import type { OfferNotFound, OfferRefusal } from "./errors.ts"
import type { TransferLeg } from "./model.ts"
import type { NewOffer, OfferPage, OfferSearch, OfferView } from "./views.ts"

type Answer = Effect.Effect<OfferView, AccessRefusal | AssetRefusal | MarketUnavailable | OfferRefusal>

/** Command port: what buyers, sellers and administrators may ask of offers. Its laws are `offersContract` in testkit. */
export class Offers extends Context.Service<
  Offers,
  {
    /** One offer as the asker may see it. */
    readonly find: (id: OfferId) => Effect.Effect<OfferView, MarketUnavailable | OfferNotFound>
    /** The caller's own, newest first. */
    readonly mine: (search: OfferSearch) => Effect.Effect<OfferPage, MarketUnavailable>
    /** All on an asset of the caller's, or any to an administrator; highest bid first. */
    readonly onAsset: (id: AssetId) => Effect.Effect<ReadonlyArray<OfferView>, AssetNotFound | MarketUnavailable>
    /** Makes an offer that nobody else sees yet. */
    readonly create: (offer: NewOffer) => Answer
    /** Changes the terms of one's own offer. */
    readonly edit: (id: OfferId, offer: NewOffer) => Answer
    /** Sends it to the seller. */
    readonly publish: (id: OfferId) => Answer
    /** Takes one's own offer back. */
    readonly withdraw: (id: OfferId) => Answer
    /** Asks a buyer for best and final. */
    readonly selectForBestAndFinal: (id: OfferId) => Answer
    /** Picks the offer that wins; the others lose. */
    readonly selectWinner: (id: OfferId) => Answer
    /** Says no to an offer, and why. */
    readonly decline: (id: OfferId, reason: string) => Answer
    /** The buyer's documents, then the seller's: by who calls. */
    readonly acceptClosingDocuments: (id: OfferId) => Answer
    /** Administrators only, from here on. */
    readonly cancel: (id: OfferId, reason: string) => Answer
    /** Brings a canceled offer back into the bidding. */
    readonly reactivate: (id: OfferId) => Answer
    /** Records money that moved outside, with its reference and UTC day. */
    readonly recordManualTransfer: (id: OfferId, leg: TransferLeg, reference: string, date: Day) => Answer
  }
>()("@xl/core/offers/Offers") {}
