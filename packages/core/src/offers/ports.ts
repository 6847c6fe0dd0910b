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
    readonly find: (id: OfferId) => Effect.Effect<OfferView, MarketUnavailable | OfferNotFound>
    /** The caller's own, newest first. */
    readonly mine: (search: OfferSearch) => Effect.Effect<OfferPage, MarketUnavailable>
    /** All on an asset of the caller's, or any to an administrator; highest bid first. */
    readonly onAsset: (id: AssetId) => Effect.Effect<ReadonlyArray<OfferView>, AssetNotFound | MarketUnavailable>
    readonly create: (offer: NewOffer) => Answer
    readonly edit: (id: OfferId, offer: NewOffer) => Answer
    readonly publish: (id: OfferId) => Answer
    readonly withdraw: (id: OfferId) => Answer
    readonly selectForBestAndFinal: (id: OfferId) => Answer
    readonly selectWinner: (id: OfferId) => Answer
    readonly decline: (id: OfferId, reason: string) => Answer
    /** The buyer's documents, then the seller's: by who calls. */
    readonly acceptClosingDocuments: (id: OfferId) => Answer
    /** Administrators only, from here on. */
    readonly cancel: (id: OfferId, reason: string) => Answer
    readonly reactivate: (id: OfferId) => Answer
    readonly recordManualTransfer: (id: OfferId, leg: TransferLeg, reference: string, date: Day) => Answer
  }
>()("@xl/core/offers/Offers") {}
