import { AssetNotFound, AssetView } from "@xl/core/assets"
import {
  AdminWaiting,
  DealLogPage,
  type Deals,
  DealView,
  ListingActivity,
  LogCheck,
  LogSearchPage,
  PublicationReview,
} from "@xl/core/deals"
import { OfferView } from "@xl/core/offers"
import { Effect } from "effect"
import * as t from "io-ts"
import { access, promised, query } from "./ask.ts"
import type { Asker } from "./asker.ts"
import { assetFrom } from "./asset-wire.ts"
import {
  ADMIN_WAITING,
  CHECK_LOG,
  DEAL_LOG,
  FIND_DEAL,
  LISTING_ACTIVITY,
  PUBLICATION_REVIEW,
  SEARCH_LOG,
} from "./deal-documents.ts"
import { offersFrom } from "./offer-wire.ts"

const Found = t.type({ getDeal: t.intersection([t.UnknownRecord, t.type({ asset: t.unknown, offers: t.unknown })]) })
const Reviewed = t.type({ getPublicationReview: t.intersection([t.UnknownRecord, t.type({ asset: t.unknown })]) })
const Logged = t.type({ dealLog: DealLogPage })
const Active = t.type({ getListingActivity: ListingActivity })
const Searched = t.type({ searchLog: LogSearchPage })
const Awaited = t.type({ getAdminWaiting: AdminWaiting })
const Checked = t.type({ checkLog: LogCheck })

const unlessFound = (operation: string) => ({ ...access(operation), AssetNotFound: () => new AssetNotFound() })

/** Deals, asked of our gateway by administrators. */
export const dealsGraphql = (asker: Asker): Deals["Service"] => ({
  find: (id) =>
    query(asker, FIND_DEAL, { id }, unlessFound("getDeal")).pipe(
      Effect.flatMap((data) => promised(Found, data)),
      Effect.flatMap(({ getDeal: { asset, offers, ...deal } }) =>
        Effect.flatMap(Effect.all([assetFrom(asset), offersFrom(offers)]), ([one, bids]) =>
          promised(DealView, {
            ...deal,
            asset: AssetView.encode(one),
            offers: bids.map((bid) => OfferView.encode(bid)),
          }),
        ),
      ),
    ),
  review: (id) =>
    query(asker, PUBLICATION_REVIEW, { id }, unlessFound("getPublicationReview")).pipe(
      Effect.flatMap((data) => promised(Reviewed, data)),
      Effect.flatMap(({ getPublicationReview: { asset, ...review } }) =>
        Effect.flatMap(assetFrom(asset), (one) =>
          promised(PublicationReview, { ...review, asset: AssetView.encode(one) }),
        ),
      ),
    ),
  log: (id, paging) =>
    query(asker, DEAL_LOG, { id, ...paging }, unlessFound("dealLog")).pipe(
      Effect.flatMap((data) => promised(Logged, data)),
      Effect.map(({ dealLog }) => dealLog),
    ),
  activity: (id) =>
    query(asker, LISTING_ACTIVITY, { id }, unlessFound("getListingActivity")).pipe(
      Effect.flatMap((data) => promised(Active, data)),
      Effect.map(({ getListingActivity }) => getListingActivity),
    ),
  searchLog: (search) =>
    query(asker, SEARCH_LOG, search, access("searchLog")).pipe(
      Effect.flatMap((data) => promised(Searched, data)),
      Effect.map(({ searchLog }) => searchLog),
    ),
  waiting: () =>
    query(asker, ADMIN_WAITING, {}, access("getAdminWaiting")).pipe(
      Effect.flatMap((data) => promised(Awaited, data)),
      Effect.map(({ getAdminWaiting }) => getAdminWaiting),
    ),
  checkLog: () =>
    query(asker, CHECK_LOG, {}, access("checkLog")).pipe(
      Effect.flatMap((data) => promised(Checked, data)),
      Effect.map(({ checkLog }) => checkLog),
    ),
})
