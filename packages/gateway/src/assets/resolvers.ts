import {
  AssetFactsInvalid,
  type AssetView,
  type SellerRevoked,
  withOneBalance,
  ownerEmailProblems,
} from "@xl/core/assets"
import {
  approveAsset,
  cancelPublishRequest,
  closeBestAndFinal,
  closeCallForOffers,
  confirmClosing,
  createAsset,
  createDataRoom,
  deleteAsset,
  discardAsset,
  editAsset,
  holdAsset,
  planPeriods,
  releaseAsset,
  reportFallThrough,
  requestAssetPublish,
  revokeAsset,
  takeBackApproval,
  trackAssetView,
  withdrawListing,
} from "@xl/core/market/assets"
import type { MarketStore } from "@xl/core/market"
import { addressed, type AssetId, type Ids } from "@xl/core/shared"
import { messageOf } from "@xl/core/messages"
import type { Actor } from "@xl/core/kernel"
import type { MarketSettings } from "@xl/core/settings"
import { Clock, Effect } from "effect"
import type { Config } from "../config/index.ts"
import type { Database } from "../database/index.ts"
import type { RequestContext, Resolvers } from "../http/request.ts"
import { given } from "../market/inputs.ts"
import { ACCESS } from "../market/refusals.ts"
import { failed, input, refused } from "../shared/index.ts"
import { assetAnswer, assetDone, pageAnswer } from "./answers.ts"
import {
  ApproveArgs,
  ById,
  EditArgs,
  NewAssetArgs,
  PlanArgs,
  ReasonArgs,
  ReleaseArgs,
  RequestArgs,
  RevokeArgs,
  RoomArgs,
  Search,
  searchOf,
  ViewArgs,
} from "./inputs.ts"
import { bundleCompanions } from "./companions.ts"
import { countAssets, findAsset } from "./reads.ts"
import { REFUSALS } from "./refusals.ts"
import { searchAssets } from "./search.ts"

type Services = Ids | MarketSettings | MarketStore

/** One resolver per field of schema/assets.graphql. */
export const assetResolvers = (db: Database, { contactEmail }: Pick<Config, "contactEmail">): Resolvers<Services> => ({
  Query: {
    searchAssets: (args, { actor }) =>
      input(Search, args).pipe(
        Effect.flatMap((search) => searchAssets(db, actor, searchOf(search))),
        Effect.map(pageAnswer),
      ),
    getAsset: (args, { actor }) =>
      input(ById, args).pipe(
        Effect.flatMap(({ id }) => Effect.flatMap(Clock.currentTimeMillis, (now) => findAsset(db, actor, id, now))),
        Effect.map(assetAnswer),
        Effect.catchTag("AssetNotFound", failed),
      ),
    getBundleCompanions: (args, { actor }) =>
      input(ById, args).pipe(
        Effect.flatMap(({ id }) =>
          Effect.flatMap(Clock.currentTimeMillis, (now) => bundleCompanions(db, actor, id, now)),
        ),
        Effect.map((assets) => assets.map(assetAnswer)),
        Effect.catchTag("AssetNotFound", failed),
      ),
    countAssets: () => countAssets(db),
  },
  Mutation: { ...making, ...judging, ...selling },
  SellerRevoked: {
    message: (_args, _request, parent) => Effect.succeed(addressed(messageOf(parent as SellerRevoked), contactEmail)),
  },
})

/** A command that needs the asset alone. */
const onAsset =
  <E, R>(command: (actor: Actor, id: AssetId) => Effect.Effect<AssetView, E, R>) =>
  (args: unknown, { actor }: RequestContext) =>
    input(ById, args).pipe(
      Effect.flatMap(({ id }) => command(actor, id)),
      Effect.map(assetDone),
    )

const making = {
  createVDR: (args, { actor }) =>
    input(RoomArgs, args).pipe(
      Effect.flatMap(({ asset_title }) => createDataRoom(actor, asset_title)),
      Effect.map((dataRoom) => ({ __typename: "CreateVDRDone", dataRoom })),
      Effect.catchTag(ACCESS, failed),
    ),
  createAsset: (args, { actor }) =>
    input(NewAssetArgs, args).pipe(
      Effect.tap(({ ownerEmail }) => ownEmail(actor, ownerEmail)),
      Effect.bind("info", ({ mainInfo }) => Effect.fromResult(withOneBalance(mainInfo))),
      Effect.flatMap(({ bidDepositSum, contacts, info, pricingPlan, tier1_id, tier2_id, tier_home_id }) => {
        const tiers = { tier_home_id, tier1_id, tier2_id }
        return createAsset(actor, { tiers, mainInfo: info, contacts, bidDepositSum, pricingPlan: pricingPlan ?? "" })
      }),
      Effect.map(assetDone),
      Effect.catchTag(REFUSALS.createAsset, refused),
      Effect.catchTag(ACCESS, failed),
    ),
  editAsset: (args, { actor }) =>
    input(EditArgs, args).pipe(
      Effect.bind("info", ({ mainInfo }) =>
        mainInfo ? Effect.fromResult(withOneBalance(mainInfo)) : Effect.succeed(null),
      ),
      Effect.flatMap(({ id, info, provenance, ...steps }) => {
        const notes = provenance && Object.fromEntries(provenance.map(({ field, note }) => [field, note]))
        return editAsset(actor, id, given({ ...steps, mainInfo: info, provenance: notes }))
      }),
      Effect.map(assetDone),
      Effect.catchTag(REFUSALS.editAsset, refused),
      Effect.catchTag(ACCESS, failed),
    ),
  trackAssetView: (args, { actor }) =>
    input(ViewArgs, args).pipe(
      Effect.tap(({ asset_id }) => trackAssetView(actor, asset_id)),
      Effect.map(({ asset_id }) => ({ __typename: "TrackAssetViewDone", asset_id })),
      Effect.catchTag(REFUSALS.trackAssetView, refused),
    ),
} satisfies Resolvers<Services>[string]

/** The specification sends the owner's e-mail: it may say nothing but the truth. */
const ownEmail = (actor: Actor, typed: string | null) => {
  const problems = ownerEmailProblems(actor, typed)
  return problems.length === 0 ? Effect.void : Effect.fail(new AssetFactsInvalid({ problems }))
}

const judging = {
  approveAsset: (args, { actor }) =>
    input(ApproveArgs, args).pipe(
      Effect.flatMap(({ id, version }) => approveAsset(actor, id, version)),
      Effect.map(assetDone),
      Effect.catchTag(REFUSALS.approveAsset, refused),
      Effect.catchTag(ACCESS, failed),
    ),
  takeBackApproval: (args, request) =>
    onAsset(takeBackApproval)(args, request).pipe(
      Effect.catchTag(REFUSALS.takeBackApproval, refused),
      Effect.catchTag(ACCESS, failed),
    ),
  revokeAsset: (args, { actor }) =>
    input(RevokeArgs, args).pipe(
      Effect.flatMap(({ id, statusComment }) => revokeAsset(actor, id, statusComment)),
      Effect.map(assetDone),
      Effect.catchTag(REFUSALS.revokeAsset, refused),
      Effect.catchTag(ACCESS, failed),
    ),
  deleteAsset: (args, request) =>
    onAsset(deleteAsset)(args, request).pipe(
      Effect.catchTag(REFUSALS.deleteAsset, refused),
      Effect.catchTag(ACCESS, failed),
    ),
  confirmClosing: (args, request) =>
    onAsset(confirmClosing)(args, request).pipe(
      Effect.catchTag(REFUSALS.confirmClosing, refused),
      Effect.catchTag(ACCESS, failed),
    ),
  reportFallThrough: (args, { actor }) =>
    input(ReasonArgs, args).pipe(
      Effect.flatMap(({ id, reason }) => reportFallThrough(actor, id, reason)),
      Effect.map(assetDone),
      Effect.catchTag(REFUSALS.reportFallThrough, refused),
      Effect.catchTag(ACCESS, failed),
    ),
} satisfies Resolvers<Services>[string]

const selling = {
  requestAssetPublish: (args, { actor }) =>
    input(RequestArgs, args).pipe(
      Effect.flatMap(({ id, note }) => requestAssetPublish(actor, id, note ?? undefined)),
      Effect.map(assetDone),
      Effect.catchTag(REFUSALS.requestAssetPublish, refused),
      Effect.catchTag(ACCESS, failed),
    ),
  cancelPublishRequest: (args, request) =>
    onAsset(cancelPublishRequest)(args, request).pipe(
      Effect.catchTag(REFUSALS.cancelPublishRequest, refused),
      Effect.catchTag(ACCESS, failed),
    ),
  discardAsset: (args, request) =>
    onAsset(discardAsset)(args, request).pipe(
      Effect.catchTag(REFUSALS.discardAsset, refused),
      Effect.catchTag(ACCESS, failed),
    ),
  planPeriods: (args, { actor }) =>
    input(PlanArgs, args).pipe(
      Effect.flatMap(({ id, ...plan }) => planPeriods(actor, id, given(plan))),
      Effect.map(assetDone),
      Effect.catchTag(REFUSALS.planPeriods, refused),
      Effect.catchTag(ACCESS, failed),
    ),
  closeCallForOffers: (args, request) =>
    onAsset(closeCallForOffers)(args, request).pipe(
      Effect.catchTag(REFUSALS.closeCallForOffers, refused),
      Effect.catchTag(ACCESS, failed),
    ),
  closeBestAndFinal: (args, request) =>
    onAsset(closeBestAndFinal)(args, request).pipe(
      Effect.catchTag(REFUSALS.closeBestAndFinal, refused),
      Effect.catchTag(ACCESS, failed),
    ),
  holdAsset: (args, request) =>
    onAsset(holdAsset)(args, request).pipe(
      Effect.catchTag(REFUSALS.holdAsset, refused),
      Effect.catchTag(ACCESS, failed),
    ),
  releaseAsset: (args, { actor }) =>
    input(ReleaseArgs, args).pipe(
      Effect.flatMap(({ id, newEnd }) => releaseAsset(actor, id, newEnd)),
      Effect.map(assetDone),
      Effect.catchTag(REFUSALS.releaseAsset, refused),
      Effect.catchTag(ACCESS, failed),
    ),
  withdrawListing: (args, request) =>
    onAsset(withdrawListing)(args, request).pipe(
      Effect.catchTag(REFUSALS.withdrawListing, refused),
      Effect.catchTag(ACCESS, failed),
    ),
} satisfies Resolvers<Services>[string]
