import { Context, type Effect } from "effect"
import type * as t from "io-ts"
import type { AssetNotFound, AssetRefusal } from "../assets/errors.ts"
import type { AccessRefusal, MarketUnavailable } from "../kernel/errors.ts"
import type { Day } from "../shared/days.ts"
import type { AssetId, OfferId } from "../shared/ids.ts"
import type { OfferNotFound, OfferRefusal } from "./errors.ts"
import type { ClosingDocumentType } from "./closing-documents.ts"
import type { TransferLeg } from "./model.ts"
import type { NewOffer, OfferPage, OfferSearch, OfferView, Paging } from "./views.ts"

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
    /** Keeps the seller's own notes on an offer, which its buyer never reads; blank takes them away. */
    readonly note: (id: OfferId, notes: string) => Answer
    /** The buyer's documents, then the seller's: by who calls. */
    readonly acceptClosingDocuments: (id: OfferId) => Answer
    /** Keeps that the caller's side opened an edition of a closing document; only the present edition can be opened. */
    readonly markClosingDocumentOpened: (id: OfferId, docType: ClosingDocumentType, edition: t.Int) => Answer
    /** Keeps that the caller's side has seen that its closing began. */
    readonly markClosingNoticeSeen: (id: OfferId) => Answer
    /** The caller's winning offers that wait for the caller's acceptance as buyer; the one due first comes first. */
    readonly closingsAsBuyer: (page: Paging) => Effect.Effect<OfferPage, MarketUnavailable>
    /** The offers that wait for the caller's acceptance as seller; the one due first comes first. */
    readonly closingsAsSeller: (page: Paging) => Effect.Effect<OfferPage, MarketUnavailable>
    /** Administrators only, from here on. Gives the buyer more time to accept the closing documents. */
    readonly editBuyerClosingPeriod: (id: OfferId, endDate: Day) => Answer
    /** Gives the seller more time to accept the closing documents. */
    readonly editSellerClosingPeriod: (id: OfferId, endDate: Day) => Answer
    /** Ends an offer, with a reason; a winner's assets fall back. */
    readonly cancel: (id: OfferId, reason: string) => Answer
    /** Brings a canceled offer back into the bidding. */
    readonly reactivate: (id: OfferId) => Answer
    /** Records money that moved outside, with its reference and UTC day. */
    readonly recordManualTransfer: (id: OfferId, leg: TransferLeg, reference: string, date: Day) => Answer
  }
>()("@xl/core/offers/Offers") {}
