import {
  CHANGE_REQUESTS_ON_A_PAGE,
  ChangeRequestPage,
  ChangeRequestView,
  ListingChanges,
} from "@xl/core/change-requests"
import { approveChangeRequest, declineChangeRequest, withdrawChangeRequest } from "@xl/core/market/change-requests"
import type { MarketStore } from "@xl/core/market"
import { administrator } from "@xl/core/kernel"
import type { MarketSettings } from "@xl/core/settings"
import { AssetId, ChangeRequestId, must } from "@xl/core/shared"
import { Clock, Effect } from "effect"
import * as t from "io-ts"
import type { Database } from "../database/index.ts"
import type { Resolvers } from "../http/request.ts"
import { paging, ShortText } from "../market/inputs.ts"
import { ACCESS } from "../market/refusals.ts"
import { failed, input, refused } from "../shared/index.ts"
import { findRequest, listingChangesOf, pendingRequests } from "./reads.ts"
import { REFUSALS } from "./refusals.ts"

const ByAsset = t.strict({ id: AssetId })
const ByRequest = t.strict({ id: ChangeRequestId })
const Page = t.strict(paging(CHANGE_REQUESTS_ON_A_PAGE))
const ApproveArgs = t.strict({ id: ChangeRequestId, version: t.Int })
const DeclineArgs = t.strict({ id: ChangeRequestId, version: t.Int, reason: ShortText })

const done = (request: ChangeRequestView) => ({
  __typename: "ChangeRequestDone",
  request: ChangeRequestView.encode(request),
})

/** One resolver per field of schema/change-requests.graphql. */
export const changeRequestResolvers = (db: Database): Resolvers<MarketSettings | MarketStore> => ({
  Query: {
    getListingChanges: (args, { actor }) =>
      Effect.gen(function* () {
        const { id } = yield* input(ByAsset, args)
        return ListingChanges.encode(yield* listingChangesOf(db, actor, id, yield* Clock.currentTimeMillis))
      }).pipe(Effect.catchTag("AssetNotFound", failed)),
    listChangeRequests: (args, { actor }) =>
      Effect.gen(function* () {
        const asked = yield* input(Page, args)
        const user = yield* Effect.fromResult(administrator(actor, "listChangeRequests"))
        const page = yield* pendingRequests(db, user, asked, yield* Clock.currentTimeMillis)
        return ChangeRequestPage.encode({ ...page, total: must(t.Int, page.total) })
      }).pipe(Effect.catchTag(ACCESS, failed)),
    getChangeRequest: (args, { actor }) =>
      Effect.gen(function* () {
        const { id } = yield* input(ByRequest, args)
        const user = yield* Effect.fromResult(administrator(actor, "getChangeRequest"))
        return ChangeRequestView.encode(yield* findRequest(db, user, id, yield* Clock.currentTimeMillis))
      }).pipe(Effect.catchTag(["ChangeRequestNotFound", ...ACCESS], failed)),
  },
  Mutation: {
    withdrawChangeRequest: (args, { actor }) =>
      input(ByRequest, args).pipe(
        Effect.flatMap(({ id }) => withdrawChangeRequest(actor, id)),
        Effect.map(done),
        Effect.catchTag(REFUSALS.withdrawChangeRequest, refused),
        Effect.catchTag(ACCESS, failed),
      ),
    approveChangeRequest: (args, { actor }) =>
      input(ApproveArgs, args).pipe(
        Effect.flatMap(({ id, version }) => approveChangeRequest(actor, id, version)),
        Effect.map(done),
        Effect.catchTag(REFUSALS.approveChangeRequest, refused),
        Effect.catchTag(ACCESS, failed),
      ),
    declineChangeRequest: (args, { actor }) =>
      input(DeclineArgs, args).pipe(
        Effect.flatMap(({ id, reason, version }) => declineChangeRequest(actor, id, version, reason)),
        Effect.map(done),
        Effect.catchTag(REFUSALS.declineChangeRequest, refused),
        Effect.catchTag(ACCESS, failed),
      ),
  },
})
