import { DataRoomView } from "@xl/core/data-room"
import {
  approveTier2Request,
  chooseRoomRhythm,
  declineTier2Request,
  openDataRoom,
  requestTier2Access,
  revokeTier2Access,
} from "@xl/core/market/data-room"
import type { MarketStore } from "@xl/core/market"
import { AlertFrequency } from "@xl/core/profiles"
import { signedIn } from "@xl/core/kernel"
import { AssetId, type Ids, Tier2RequestId, UserId } from "@xl/core/shared"
import { Clock, Effect } from "effect"
import * as t from "io-ts"
import type { Database } from "../database/index.ts"
import type { Resolvers } from "../http/request.ts"
import { failed, input, refused } from "../shared/index.ts"
import { recordPrivateRead } from "../market/private-read.ts"
import { requestFor, requestsOn, toldOf } from "./reads.ts"
import { REFUSALS } from "./refusals.ts"
import type { RoomHouse } from "./room-house.ts"
import { folderReads, roomChanges } from "./vdr-resolvers.ts"

type Services = Ids | MarketStore

const ByAsset = t.strict({ id: AssetId })
const Choosing = t.strict({ id: AssetId, rhythm: AlertFrequency })
const ByRequest = t.strict({ id: Tier2RequestId })
const OfUser = t.strict({ userId: UserId, assetId: AssetId })

const done = (request: Parameters<typeof toldOf>[0]) => ({ __typename: "Tier2RequestDone", request: toldOf(request) })

/** Who is let in, and who hears what. */
const tier2Changes: Resolvers<Services>[string] = {
  requestTier2Access: (args, { actor }) =>
    input(ByAsset, args).pipe(
      Effect.flatMap(({ id }) => requestTier2Access(actor, id)),
      Effect.map(done),
      Effect.catchTag(REFUSALS.requestTier2Access, refused),
      Effect.catchTag("SignInRequired", failed),
    ),
  approveTier2Request: (args, { actor }) =>
    input(ByRequest, args).pipe(
      Effect.flatMap(({ id }) => approveTier2Request(actor, id)),
      Effect.map(done),
      Effect.catchTag(REFUSALS.approveTier2Request, refused),
      Effect.catchTag("SignInRequired", failed),
    ),
  declineTier2Request: (args, { actor }) =>
    input(ByRequest, args).pipe(
      Effect.flatMap(({ id }) => declineTier2Request(actor, id)),
      Effect.map(done),
      Effect.catchTag(REFUSALS.declineTier2Request, refused),
      Effect.catchTag("SignInRequired", failed),
    ),
  chooseDataRoomRhythm: (args, { actor }) =>
    input(Choosing, args).pipe(
      Effect.flatMap(({ id, rhythm }) => chooseRoomRhythm(actor, id, rhythm)),
      Effect.map((rhythm) => ({ __typename: "DataRoomRhythmDone", rhythm })),
      Effect.catchTag(REFUSALS.chooseDataRoomRhythm, refused),
      Effect.catchTag("SignInRequired", failed),
    ),
  revokeTier2Access: (args, { actor }) =>
    input(ByRequest, args).pipe(
      Effect.flatMap(({ id }) => revokeTier2Access(actor, id)),
      Effect.map(done),
      Effect.catchTag(REFUSALS.revokeTier2Access, refused),
      Effect.catchTag("SignInRequired", failed),
    ),
}

/** One resolver per field of schema/data-room.graphql. */
export const dataRoomResolvers = (db: Database, house: RoomHouse): Resolvers<Services> => ({
  Query: {
    ...folderReads(house.passes),
    getDataRoom: (args, { actor }) =>
      Effect.gen(function* () {
        const { id } = yield* input(ByAsset, args)
        const view = yield* openDataRoom(actor, id, house.mostFileBytes)
        const signers = view.tier_1_whitelist?.map(({ userId }) => userId) ?? []
        yield* recordPrivateRead(db, actor, signers, yield* Clock.currentTimeMillis)
        return DataRoomView.encode(view)
      }).pipe(Effect.catchTag(["AssetNotFound", "SignInRequired"], failed)),
    getTier2RequestForUser: (args, { actor }) =>
      Effect.gen(function* () {
        const asked = yield* input(OfUser, args)
        const user = yield* Effect.fromResult(signedIn(actor))
        return yield* requestFor(db, user, asked, yield* Clock.currentTimeMillis)
      }).pipe(Effect.catchTag("SignInRequired", failed)),
    listTier2Requests: (args, { actor }) =>
      Effect.gen(function* () {
        const { id } = yield* input(ByAsset, args)
        const user = yield* Effect.fromResult(signedIn(actor))
        return yield* requestsOn(db, user, id, yield* Clock.currentTimeMillis)
      }).pipe(Effect.catchTag(["AssetNotFound", "SignInRequired"], failed)),
  },
  Mutation: {
    ...roomChanges(house),
    ...tier2Changes,
  },
})
