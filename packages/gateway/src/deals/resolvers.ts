import { DealLogPage, DealView, LOG_ENTRIES_ON_A_PAGE, PublicationReview } from "@xl/core/deals"
import { administrator } from "@xl/core/roles"
import { AssetId } from "@xl/core/shared"
import { Clock, Effect } from "effect"
import * as t from "io-ts"
import { assetAnswer } from "../assets/answers.ts"
import type { Database } from "../database/index.ts"
import type { Resolvers } from "../http/request.ts"
import { paging } from "../market/inputs.ts"
import { ACCESS } from "../market/refusals.ts"
import { offerAnswer } from "../offers/answers.ts"
import { failed, input } from "../shared/index.ts"
import { findDeal } from "./reads.ts"
import { findReview } from "./read-review.ts"
import { dealLog } from "./read-log.ts"

const ById = t.strict({ id: AssetId })
const LogArgs = t.strict({ id: AssetId, ...paging(LOG_ENTRIES_ON_A_PAGE) })

const dealAnswer = (view: DealView) => ({
  ...DealView.encode(view),
  asset: assetAnswer(view.asset),
  offers: view.offers.map(offerAnswer),
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
        const user = yield* Effect.fromResult(administrator(actor, "dealLog"))
        return DealLogPage.encode(yield* dealLog(db, user, id, asked, yield* Clock.currentTimeMillis))
      }).pipe(Effect.catchTag(["AssetNotFound", ...ACCESS], failed)),
  },
})
