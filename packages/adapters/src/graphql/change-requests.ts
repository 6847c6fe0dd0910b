import { AssetNotFound, type AssetStatusForbids, type PublicationIncomplete } from "@xl/core/assets"
import {
  ChangeRequestDecided,
  ChangeRequestNotFound,
  ChangeRequestPage,
  type ChangeRequests,
  ChangeRequestStale,
  ChangeRequestView,
  ListingChanges,
} from "@xl/core/change-requests"
import { DeclineReasonRequired } from "@xl/core/offers"
import { Effect } from "effect"
import * as t from "io-ts"
import { access, mutate, promised, query } from "./ask.ts"
import type { Asker } from "./asker.ts"
import * as ask from "./change-request-documents.ts"
import { bare, done, type Rebuilt } from "./rebuilt.ts"
import { assetRefusals } from "./refusals.ts"

const OfListing = t.type({ getListingChanges: ListingChanges })
const Pending = t.type({ listChangeRequests: ChangeRequestPage })
const Found = t.type({ getChangeRequest: ChangeRequestView })
const Done = t.type({ request: ChangeRequestView })

const ending: Rebuilt<ChangeRequestDecided | ChangeRequestNotFound> = {
  ChangeRequestDecided: bare(ChangeRequestDecided),
  ChangeRequestNotFound: bare(ChangeRequestNotFound),
}
const approving: Rebuilt<
  AssetStatusForbids | ChangeRequestDecided | ChangeRequestNotFound | ChangeRequestStale | PublicationIncomplete
> = {
  ...ending,
  AssetStatusForbids: assetRefusals.AssetStatusForbids,
  ChangeRequestStale: bare(ChangeRequestStale),
  PublicationIncomplete: assetRefusals.PublicationIncomplete,
}
const declining: Rebuilt<ChangeRequestDecided | ChangeRequestNotFound | ChangeRequestStale | DeclineReasonRequired> = {
  ...ending,
  ChangeRequestStale: bare(ChangeRequestStale),
  DeclineReasonRequired: bare(DeclineReasonRequired),
}

const requestIn = (payload: unknown) => Effect.map(promised(Done, payload), ({ request }) => request)

/** Change requests, asked of our gateway. */
export const changeRequestsGraphql = (asker: Asker): ChangeRequests["Service"] => ({
  ofListing: (id) =>
    query(
      asker,
      ask.OF_LISTING,
      { id },
      { ...access("getListingChanges"), AssetNotFound: () => new AssetNotFound() },
    ).pipe(
      Effect.flatMap((data) => promised(OfListing, data)),
      Effect.map(({ getListingChanges }) => getListingChanges),
    ),
  withdraw: (id) =>
    mutate(asker, "withdrawChangeRequest", ask.WITHDRAW, { id }).pipe(
      Effect.flatMap((payload) => done(ending, payload)),
      Effect.flatMap(requestIn),
    ),
  pending: (paging) =>
    query(asker, ask.PENDING, { ...paging }, access("listChangeRequests")).pipe(
      Effect.flatMap((data) => promised(Pending, data)),
      Effect.map(({ listChangeRequests }) => listChangeRequests),
    ),
  find: (id) =>
    query(
      asker,
      ask.FIND,
      { id },
      { ...access("getChangeRequest"), ChangeRequestNotFound: () => new ChangeRequestNotFound() },
    ).pipe(
      Effect.flatMap((data) => promised(Found, data)),
      Effect.map(({ getChangeRequest }) => getChangeRequest),
    ),
  approve: (id, version) =>
    mutate(asker, "approveChangeRequest", ask.APPROVE, { id, version }).pipe(
      Effect.flatMap((payload) => done(approving, payload)),
      Effect.flatMap(requestIn),
    ),
  decline: (id, version, reason) =>
    mutate(asker, "declineChangeRequest", ask.DECLINE, { id, version, reason }).pipe(
      Effect.flatMap((payload) => done(declining, payload)),
      Effect.flatMap(requestIn),
    ),
})
