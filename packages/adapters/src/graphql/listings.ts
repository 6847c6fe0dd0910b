import type { OperationVariables, TypedDocumentNode } from "@apollo/client"
import { type Listings, TierIds } from "@xl/core/assets"
import { type PlannedPeriod } from "@xl/core/periods"
import type { AssetId } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"
import { mutate, promised } from "./ask.ts"
import type { Asker } from "./asker.ts"
import { assetFrom, centsTo, contactsTo, editTo, mainInfoTo } from "./asset-wire.ts"
import * as command from "./listing-command-documents.ts"
import * as ask from "./listing-documents.ts"
import { done } from "./rebuilt.ts"
import { assetRefusals } from "./refusals.ts"

const Done = t.type({ asset: t.unknown })
const DataRoomMade = t.type({ dataRoom: TierIds })

/** A seller's and an administrator's commands on a listing, asked of our gateway. */
export const listingsGraphql = (asker: Asker): Listings["Service"] => {
  const send = <D, V extends OperationVariables>(operation: string, document: TypedDocumentNode<D, V>, variables: V) =>
    mutate(asker, operation, document, variables).pipe(
      Effect.flatMap((payload) => done(assetRefusals, payload)),
      Effect.flatMap((payload) => promised(Done, payload)),
      Effect.flatMap(({ asset }) => assetFrom(asset)),
    )
  const byId =
    <D>(operation: string, document: TypedDocumentNode<D, { id: string }>) =>
    (id: AssetId) =>
      send(operation, document, { id })
  return {
    createDataRoom: (title) =>
      mutate(asker, "createVDR", ask.CREATE_DATA_ROOM, { title }).pipe(
        Effect.flatMap((payload) => done({ EmailNotVerified: assetRefusals.EmailNotVerified }, payload)),
        Effect.flatMap((payload) => promised(DataRoomMade, payload)),
        Effect.map(({ dataRoom }) => dataRoom),
      ),
    create: ({ bidDepositSum, contacts, mainInfo, pricingPlan, tiers }) =>
      send("createAsset", ask.CREATE, {
        ...tiers,
        mainInfo: mainInfoTo(mainInfo),
        contacts: contactsTo(contacts),
        bidDepositSum: centsTo(bidDepositSum),
        pricingPlan,
      }),
    edit: (id, edit) => send("editAsset", ask.EDIT, { id, ...editTo(edit) }),
    requestPublish: (id, note) =>
      send("requestAssetPublish", command.REQUEST_PUBLISH, { id, ...(note !== undefined && { note }) }),
    cancelPublishRequest: byId("cancelPublishRequest", command.CANCEL_REQUEST),
    discard: byId("discardAsset", command.DISCARD),
    planPeriods: (id, plan) => {
      const planned: { readonly [period: string]: PlannedPeriod } = { ...plan }
      return send("planPeriods", ask.PLAN_PERIODS, { id, ...planned })
    },
    closeCallForOffers: byId("closeCallForOffers", command.CLOSE_CALL),
    closeBestAndFinal: byId("closeBestAndFinal", command.CLOSE_BEST_AND_FINAL),
    hold: byId("holdAsset", command.HOLD),
    release: (id, newEnd) => send("releaseAsset", command.RELEASE, { id, newEnd }),
    withdraw: byId("withdrawListing", command.WITHDRAW),
    approve: (id, version) => send("approveAsset", ask.APPROVE, { id, version }),
    takeBackApproval: byId("takeBackApproval", command.TAKE_BACK_APPROVAL),
    revoke: (id, comment) => send("revokeAsset", ask.REVOKE, { id, comment }),
    confirmClosing: byId("confirmClosing", command.CONFIRM_CLOSING),
    reportFallThrough: (id, reason) => send("reportFallThrough", ask.REPORT_FALL_THROUGH, { id, reason }),
    remove: byId("deleteAsset", command.DELETE),
  }
}
