import {
  AdminWaiting,
  DealLogPage,
  DealView,
  ListingActivity,
  LOG_ENTRIES_ON_A_PAGE,
  LogCheck,
  LogKind,
  LogSearchPage,
  PublicationReview,
} from "@xl/core/deals"
import { administrator, isAdministrator, signedIn } from "@xl/core/kernel"
import { AssetId, Day, must } from "@xl/core/shared"
import { Clock, Effect } from "effect"
import * as t from "io-ts"
import { assetAnswer } from "../assets/answers.ts"
import { type Database, read } from "../database/index.ts"
import { verifyLog } from "../events/index.ts"
import type { Resolvers } from "../http/request.ts"
import { orNull, paging, ShortText } from "../market/inputs.ts"
import { ACCESS } from "../market/refusals.ts"
import { offerAnswer } from "../offers/answers.ts"
import { failed, input } from "../shared/index.ts"
import { findDeal } from "./reads.ts"
import { findReview } from "./read-review.ts"
import { listingActivity } from "./read-activity.ts"
import { dealLog } from "./read-log.ts"
import { partyLogPage } from "./read-party-log.ts"
import { searchLog } from "./search-log.ts"
import { adminWaiting } from "./read-waiting.ts"

const ById = t.strict({ id: AssetId })
const LogArgs = t.strict({ id: AssetId, ...paging(LOG_ENTRIES_ON_A_PAGE) })
const LogSearchArgs = t.strict({
  ...paging(LOG_ENTRIES_ON_A_PAGE),
  person: orNull(ShortText),
  asset: orNull(ShortText),
  kind: orNull(LogKind),
  from: orNull(Day),
  to: orNull(Day),
})

const dealAnswer = (view: DealView) => ({
  ...DealView.encode(view),
  asset: assetAnswer(view.asset),
  offers: view.offers.map(offerAnswer),
})

/** What administrators ask of the whole market. */
const houseQueries = (db: Database): Resolvers["Query"] => ({
  searchLog: (args, { actor }) =>
    Effect.gen(function* () {
      const search = yield* input(LogSearchArgs, args)
      const user = yield* Effect.fromResult(administrator(actor, "searchLog"))
      return LogSearchPage.encode(yield* searchLog(db, user, search, yield* Clock.currentTimeMillis))
    }).pipe(Effect.catchTag(ACCESS, failed)),
  getAdminWaiting: (_args, { actor }) =>
    Effect.gen(function* () {
      yield* Effect.fromResult(administrator(actor, "getAdminWaiting"))
      return AdminWaiting.encode(yield* adminWaiting(db))
    }).pipe(Effect.catchTag(ACCESS, failed)),
  checkLog: (_args, { actor }) =>
    Effect.gen(function* () {
      yield* Effect.fromResult(administrator(actor, "checkLog"))
      const { broken, chains, events, seals } = yield* read(db, (log) => verifyLog(log, "assetLog"))
      return LogCheck.encode({
        entries: must(t.Int, events),
        chains: must(t.Int, chains),
        seals: must(t.Int, seals),
        broken: broken ?? null,
      })
    }).pipe(Effect.catchTag(ACCESS, failed)),
})

/** One resolver per field of schema/deals.graphql. */
export const dealResolvers = (db: Database): Resolvers => ({
  Query: {
    getDeal: (args, { actor }) =>
      Effect.gen(function* () {
        const { id } = yield* input(ById, args)
        const user = yield* Effect.fromResult(administrator(actor, "getDeal"))
        return dealAnswer(yield* findDeal(db, user, id, yield* Clock.currentTimeMillis))
      }).pipe(Effect.catchTag(["AssetNotFound", ...ACCESS], failed)),
    getPublicationReview: (args, { actor }) =>
      Effect.gen(function* () {
        const { id } = yield* input(ById, args)
        const user = yield* Effect.fromResult(administrator(actor, "getPublicationReview"))
        const review = yield* findReview(db, user, id, yield* Clock.currentTimeMillis)
        return { ...PublicationReview.encode(review), asset: assetAnswer(review.asset) }
      }).pipe(Effect.catchTag(["AssetNotFound", ...ACCESS], failed)),
    dealLog: (args, { actor }) =>
      Effect.gen(function* () {
        const { id, ...asked } = yield* input(LogArgs, args)
        const user = yield* Effect.fromResult(signedIn(actor))
        const now = yield* Clock.currentTimeMillis
        return DealLogPage.encode(
          yield* isAdministrator(user) ? dealLog(db, user, id, asked, now) : partyLogPage(db, id, asked),
        )
      }).pipe(Effect.catchTag(["AssetNotFound", "SignInRequired"], failed)),
    getListingActivity: (args, { actor }) =>
      Effect.gen(function* () {
        const { id } = yield* input(ById, args)
        const user = yield* Effect.fromResult(signedIn(actor))
        return ListingActivity.encode(yield* listingActivity(db, user, id))
      }).pipe(Effect.catchTag(["AssetNotFound", "SignInRequired"], failed)),
    ...houseQueries(db),
  },
})
