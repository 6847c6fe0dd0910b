import type { MarketStore } from "@xl/core/market"
import type { ClosingParty } from "@xl/core/offers"
import {
  editBuyerClosingPeriod,
  editSellerClosingPeriod,
  markClosingDocumentOpened,
  markClosingNoticeSeen,
} from "@xl/core/market/offers"
import { signedIn } from "@xl/core/kernel"
import { Clock, Effect } from "effect"
import type { Database } from "../database/index.ts"
import type { RequestContext, Resolvers } from "../http/request.ts"
import { ACCESS } from "../market/refusals.ts"
import { failed, input, refused } from "../shared/index.ts"
import { offerDone, pageAnswer } from "./answers.ts"
import { ById, ClosingEndArgs, ClosingSearch, OpenedArgs } from "./inputs.ts"
import { searchClosings } from "./reads.ts"
import { REFUSALS } from "./refusals.ts"

const listing =
  (db: Database, party: ClosingParty) =>
  (args: unknown, { actor }: RequestContext) =>
    Effect.gen(function* () {
      const page = yield* input(ClosingSearch, args)
      const user = yield* Effect.fromResult(signedIn(actor))
      return pageAnswer(yield* searchClosings(db, user, party, page, yield* Clock.currentTimeMillis))
    }).pipe(Effect.catchTag("SignInRequired", failed))

/** The winner lists of both sides. */
export const closingReads = (db: Database) =>
  ({
    searchClosingInProgressOffersBuyer: listing(db, "buyer"),
    searchClosingInProgressOffersSeller: listing(db, "seller"),
  }) satisfies Resolvers<MarketStore>[string]

/** What the parties and administrators ask of a running closing, beside accepting its documents. */
export const closingCommands = {
  setOfferClosingHistoryDate: (args, { actor }) =>
    input(OpenedArgs, args).pipe(
      Effect.flatMap(({ docType, id, opened }) => markClosingDocumentOpened(actor, id, docType, opened)),
      Effect.map(offerDone),
      Effect.catchTag(REFUSALS.setOfferClosingHistoryDate, refused),
      Effect.catchTag(ACCESS, failed),
    ),
  updateClosingNotificationSeenInOffer: (args, { actor }) =>
    input(ById, args).pipe(
      Effect.flatMap(({ id }) => markClosingNoticeSeen(actor, id)),
      Effect.map(offerDone),
      Effect.catchTag(REFUSALS.updateClosingNotificationSeenInOffer, refused),
      Effect.catchTag(ACCESS, failed),
    ),
  editBuyerClosingPeriod: (args, { actor }) =>
    input(ClosingEndArgs, args).pipe(
      Effect.flatMap(({ endDate, id }) => editBuyerClosingPeriod(actor, id, endDate)),
      Effect.map(offerDone),
      Effect.catchTag(REFUSALS.editBuyerClosingPeriod, refused),
      Effect.catchTag(ACCESS, failed),
    ),
  editSellerClosingPeriod: (args, { actor }) =>
    input(ClosingEndArgs, args).pipe(
      Effect.flatMap(({ endDate, id }) => editSellerClosingPeriod(actor, id, endDate)),
      Effect.map(offerDone),
      Effect.catchTag(REFUSALS.editSellerClosingPeriod, refused),
      Effect.catchTag(ACCESS, failed),
    ),
} satisfies Resolvers<MarketStore>[string]
