import { recordManualTransfer } from "@xl/core/market/deposits"
import type { MarketStore } from "@xl/core/market"
import type {
  BidPriceOutOfBounds,
  EarnestMoneyOutOfBounds,
  FundsExceeded,
  OffersExceedFunds,
  OfferView,
  WinnerFundsShort,
} from "@xl/core/offers"
import {
  acceptClosingDocuments,
  cancelOffer,
  createOffer,
  declineOffer,
  editOffer,
  editSellerNotes,
  publishOffer,
  reactivateOffer,
  selectForBestAndFinal,
  selectWinner,
  withdrawOffer,
} from "@xl/core/market/offers"
import { type Actor, signedIn } from "@xl/core/kernel"
import type { MarketSettings } from "@xl/core/settings"
import { DecimalCents, type Ids, type OfferId } from "@xl/core/shared"
import { Clock, Effect } from "effect"
import type { Database } from "../database/index.ts"
import type { RequestContext, Resolvers } from "../http/request.ts"
import { ACCESS } from "../market/refusals.ts"
import type { SettingsNow } from "../settings/index.ts"
import { failed, input, refused } from "../shared/index.ts"
import { offerAnswer, offerDone, pageAnswer } from "./answers.ts"
import {
  asked,
  ById,
  CancelArgs,
  DeclineArgs,
  EditArgs,
  NotesArgs,
  NewOfferArgs,
  OnAsset,
  Search,
  TransferArgs,
} from "./inputs.ts"
import { closingCommands, closingReads } from "./closing-resolvers.ts"
import { findOffer, offersOnAsset, searchOwnOffers } from "./reads.ts"
import { REFUSALS } from "./refusals.ts"

type Services = Ids | MarketSettings | MarketStore

/** One resolver per field of schema/offers.graphql. */
export const offerResolvers = (db: Database, now: SettingsNow): Resolvers<Services> => ({
  Query: {
    getOffer: (args, { actor }) =>
      input(ById, args).pipe(
        Effect.flatMap(({ id }) => Effect.flatMap(Clock.currentTimeMillis, (now) => findOffer(db, actor, id, now))),
        Effect.map(offerAnswer),
        Effect.catchTag("OfferNotFound", failed),
      ),
    searchOffersByUser: (args, { actor }) =>
      Effect.gen(function* () {
        const search = yield* input(Search, args)
        const user = yield* Effect.fromResult(signedIn(actor))
        return pageAnswer(yield* searchOwnOffers(db, user, search, yield* Clock.currentTimeMillis))
      }).pipe(Effect.catchTag("SignInRequired", failed)),
    ...closingReads(db),
    listOffersForAsset: (args, { actor }) =>
      Effect.gen(function* () {
        const { id } = yield* input(OnAsset, args)
        const user = yield* Effect.fromResult(signedIn(actor))
        return (yield* offersOnAsset(db, user, id, yield* Clock.currentTimeMillis)).map(offerAnswer)
      }).pipe(Effect.catchTag(["AssetNotFound", "SignInRequired"], failed)),
  },
  Mutation: { ...buying(now), ...selling, ...administering(now), ...closingCommands },
  ...figures,
})

/** A command that needs the offer alone. */
const onOffer =
  <E, R>(command: (actor: Actor, id: OfferId) => Effect.Effect<OfferView, E, R>) =>
  (args: unknown, { actor }: RequestContext) =>
    input(ById, args).pipe(
      Effect.flatMap(({ id }) => command(actor, id)),
      Effect.map(offerDone),
    )

const buying = (now: SettingsNow) =>
  ({
    createOffer: (args, { actor }) =>
      input(NewOfferArgs, args).pipe(
        Effect.flatMap((offer) => now(createOffer(actor, asked(offer)))),
        Effect.map(offerDone),
        Effect.catchTag(REFUSALS.createOffer, refused),
        Effect.catchTag(ACCESS, failed),
      ),
    editOffer: (args, { actor }) =>
      input(EditArgs, args).pipe(
        Effect.flatMap(({ id, ...offer }) => now(editOffer(actor, id, asked(offer)))),
        Effect.map(offerDone),
        Effect.catchTag(REFUSALS.editOffer, refused),
        Effect.catchTag(ACCESS, failed),
      ),
    publishOffer: (args, request) =>
      onOffer((actor, id) => now(publishOffer(actor, id)))(args, request).pipe(
        Effect.catchTag(REFUSALS.publishOffer, refused),
        Effect.catchTag(ACCESS, failed),
      ),
    withdrawOffer: (args, request) =>
      onOffer(withdrawOffer)(args, request).pipe(
        Effect.catchTag(REFUSALS.withdrawOffer, refused),
        Effect.catchTag(ACCESS, failed),
      ),
    acceptClosingDocuments: (args, request) =>
      onOffer(acceptClosingDocuments)(args, request).pipe(
        Effect.catchTag(REFUSALS.acceptClosingDocuments, refused),
        Effect.catchTag(ACCESS, failed),
      ),
  }) satisfies Resolvers<Services>[string]

const selling = {
  selectForBestAndFinal: (args, request) =>
    onOffer(selectForBestAndFinal)(args, request).pipe(
      Effect.catchTag(REFUSALS.selectForBestAndFinal, refused),
      Effect.catchTag(ACCESS, failed),
    ),
  selectWinner: (args, request) =>
    onOffer(selectWinner)(args, request).pipe(
      Effect.catchTag(REFUSALS.selectWinner, refused),
      Effect.catchTag(ACCESS, failed),
    ),
  declineOffer: (args, { actor }) =>
    input(DeclineArgs, args).pipe(
      Effect.flatMap(({ declineReason, id }) => declineOffer(actor, id, declineReason)),
      Effect.map(offerDone),
      Effect.catchTag(REFUSALS.declineOffer, refused),
      Effect.catchTag(ACCESS, failed),
    ),
  editOfferSidePanelSeller: (args, { actor }) =>
    input(NotesArgs, args).pipe(
      Effect.flatMap(({ id, notes }) => editSellerNotes(actor, id, notes)),
      Effect.map(offerDone),
      Effect.catchTag(REFUSALS.editOfferSidePanelSeller, refused),
      Effect.catchTag(ACCESS, failed),
    ),
} satisfies Resolvers<Services>[string]

const administering = (now: SettingsNow) =>
  ({
    cancelOffer: (args, { actor }) =>
      input(CancelArgs, args).pipe(
        Effect.flatMap(({ id, reason }) => cancelOffer(actor, id, reason)),
        Effect.map(offerDone),
        Effect.catchTag(REFUSALS.cancelOffer, refused),
        Effect.catchTag(ACCESS, failed),
      ),
    reactivateOffer: (args, request) =>
      onOffer((actor, id) => now(reactivateOffer(actor, id)))(args, request).pipe(
        Effect.catchTag(REFUSALS.reactivateOffer, refused),
        Effect.catchTag(ACCESS, failed),
      ),
    recordManualTransfer: (args, { actor }) =>
      input(TransferArgs, args).pipe(
        Effect.flatMap(({ date, leg, offerId, reference }) =>
          recordManualTransfer(actor, offerId, leg, reference, date),
        ),
        Effect.map(offerDone),
        Effect.catchTag(REFUSALS.recordManualTransfer, refused),
        Effect.catchTag(ACCESS, failed),
      ),
  }) satisfies Resolvers<Services>[string]

const dollars = DecimalCents.encode

/** Figures of refusals as they travel, and the numbers that the specification gives two of them. */
const figures = {
  BidPriceOutOfBounds: {
    most: (_args, _request, parent) => Effect.succeed(dollars((parent as BidPriceOutOfBounds).most)),
  },
  EarnestMoneyOutOfBounds: {
    least: (_args, _request, parent) => Effect.succeed(dollars((parent as EarnestMoneyOutOfBounds).least)),
    most: (_args, _request, parent) => Effect.succeed(dollars((parent as EarnestMoneyOutOfBounds).most)),
  },
  FundsExceeded: {
    approved: (_args, _request, parent) => Effect.succeed(dollars((parent as FundsExceeded).approved)),
    price: (_args, _request, parent) => Effect.succeed(dollars((parent as FundsExceeded).price)),
  },
  OffersExceedFunds: {
    approved: (_args, _request, parent) => Effect.succeed(dollars((parent as OffersExceedFunds).approved)),
    committed: (_args, _request, parent) => Effect.succeed(dollars((parent as OffersExceedFunds).committed)),
    price: (_args, _request, parent) => Effect.succeed(dollars((parent as OffersExceedFunds).price)),
  },
  WinnerFundsShort: {
    approved: (_args, _request, parent) => Effect.succeed(dollars((parent as WinnerFundsShort).approved)),
    price: (_args, _request, parent) => Effect.succeed(dollars((parent as WinnerFundsShort).price)),
  },
  FundsExpired: { errorType: () => Effect.succeed("4011") },
  FundsMissing: { errorType: () => Effect.succeed("4012") },
} satisfies Resolvers
