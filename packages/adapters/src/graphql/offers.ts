import type { OperationVariables, TypedDocumentNode } from "@apollo/client"
import { AssetNotFound } from "@xl/core/assets"
import { OfferNotFound, type Offers } from "@xl/core/offers"
import type { OfferId } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"
import { mutate, promised, query } from "./ask.ts"
import type { Asker } from "./asker.ts"
import * as closing from "./closing-documents.ts"
import * as command from "./offer-command-documents.ts"
import * as ask from "./offer-documents.ts"
import { offerFrom, offerPageFrom, offersFrom, offerTo } from "./offer-wire.ts"
import { done } from "./rebuilt.ts"
import { offerRefusals } from "./refusals.ts"

const Done = t.type({ offer: t.unknown })
const Found = t.type({ getOffer: t.unknown })
const Mine = t.type({ searchOffersByUser: t.unknown })
const OnAsset = t.type({ listOffersForAsset: t.unknown })

/** To whoever may not ask at all there is nothing to find, as for whoever may not see it. */
const unlessFound = <E>(code: string, NotFound: new () => E): { readonly [code: string]: () => E } => {
  const notFound = () => new NotFound()
  return { [code]: notFound, RoleMissing: notFound, SignInRequired: notFound }
}

const AsBuyer = t.type({ searchClosingInProgressOffersBuyer: t.unknown })
const AsSeller = t.type({ searchClosingInProgressOffersSeller: t.unknown })

/** The winner lists of both sides. */
const closingLists = (asker: Asker): Pick<Offers["Service"], "closingsAsBuyer" | "closingsAsSeller"> => ({
  closingsAsBuyer: (page) =>
    query(asker, closing.AS_BUYER, { ...page }).pipe(
      Effect.flatMap((data) => promised(AsBuyer, data)),
      Effect.flatMap((data) => offerPageFrom(data.searchClosingInProgressOffersBuyer)),
    ),
  closingsAsSeller: (page) =>
    query(asker, closing.AS_SELLER, { ...page }).pipe(
      Effect.flatMap((data) => promised(AsSeller, data)),
      Effect.flatMap((data) => offerPageFrom(data.searchClosingInProgressOffersSeller)),
    ),
})

/** Bids, asked of our gateway. */
export const offersGraphql = (asker: Asker): Offers["Service"] => {
  const send = <D, V extends OperationVariables>(operation: string, document: TypedDocumentNode<D, V>, variables: V) =>
    mutate(asker, operation, document, variables).pipe(
      Effect.flatMap((payload) => done(offerRefusals, payload)),
      Effect.flatMap((payload) => promised(Done, payload)),
      Effect.flatMap(({ offer }) => offerFrom(offer)),
    )
  const byId =
    <D>(operation: string, document: TypedDocumentNode<D, { id: string }>) =>
    (id: OfferId) =>
      send(operation, document, { id })
  return {
    find: (id) =>
      query(asker, ask.FIND, { id }, unlessFound("OfferNotFound", OfferNotFound)).pipe(
        Effect.flatMap((data) => promised(Found, data)),
        Effect.flatMap(({ getOffer }) => offerFrom(getOffer)),
      ),
    mine: ({ status, type, ...page }) =>
      query(asker, ask.MINE, { ...page, status: [...status], type: [...type] }).pipe(
        Effect.flatMap((data) => promised(Mine, data)),
        Effect.flatMap(({ searchOffersByUser }) => offerPageFrom(searchOffersByUser)),
      ),
    onAsset: (id) =>
      query(asker, ask.ON_ASSET, { id }, unlessFound("AssetNotFound", AssetNotFound)).pipe(
        Effect.flatMap((data) => promised(OnAsset, data)),
        Effect.flatMap(({ listOffersForAsset }) => offersFrom(listOffersForAsset)),
      ),
    create: (offer) => send("createOffer", ask.CREATE, offerTo(offer)),
    edit: (id, offer) => send("editOffer", ask.EDIT, { id, ...offerTo(offer) }),
    publish: byId("publishOffer", ask.PUBLISH),
    withdraw: byId("withdrawOffer", command.WITHDRAW),
    selectForBestAndFinal: byId("selectForBestAndFinal", command.SELECT_FOR_BEST_AND_FINAL),
    selectWinner: byId("selectWinner", command.SELECT_WINNER),
    decline: (id, reason) => send("declineOffer", command.DECLINE, { id, reason }),
    note: (id, notes) => send("editOfferSidePanelSeller", command.NOTE, { id, notes }),
    acceptClosingDocuments: byId("acceptClosingDocuments", command.ACCEPT_CLOSING_DOCUMENTS),
    markClosingDocumentOpened: (id, docType, edition) =>
      send("setOfferClosingHistoryDate", closing.OPENED, { id, docType, edition }),
    markClosingNoticeSeen: byId("updateClosingNotificationSeenInOffer", closing.SEEN),
    ...closingLists(asker),
    editBuyerClosingPeriod: (id, endDate) => send("editBuyerClosingPeriod", closing.EXTEND_BUYER, { id, endDate }),
    editSellerClosingPeriod: (id, endDate) => send("editSellerClosingPeriod", closing.EXTEND_SELLER, { id, endDate }),
    cancel: (id, reason) => send("cancelOffer", command.CANCEL, { id, reason }),
    reactivate: byId("reactivateOffer", command.REACTIVATE),
    recordManualTransfer: (id, leg, reference, date) =>
      send("recordManualTransfer", command.RECORD_MANUAL_TRANSFER, { id, leg, reference, date }),
  }
}
