import { EmailNotVerified } from "@xl/core/kernel"
import { AssetNotFound } from "@xl/core/assets"
import {
  AgreementRequired,
  DataRoomClosed,
  DataRoomOwn,
  type DataRooms,
  Tier2NotGranted,
  Tier2Request,
  Tier2RequestDecided,
  Tier2RequestNotFound,
  Tier2Requests,
} from "@xl/core/data-room"
import { Effect } from "effect"
import * as t from "io-ts"
import { access, mutate, promised, query } from "./ask.ts"
import type { Asker } from "./asker.ts"
import { APPROVE, DECLINE, OF_USER, ON_ASSET, REQUEST, REVOKE } from "./data-room-documents.ts"
import { bare, done, type Rebuilt } from "./rebuilt.ts"
import { vdrGraphql } from "./vdr.ts"
import type { VdrFiles } from "./vdr-files.ts"

const OfUser = t.type({ getTier2RequestForUser: t.union([Tier2Request, t.null]) })
const OnAsset = t.type({ listTier2Requests: Tier2Requests })
const Done = t.type({ request: Tier2Request })

const asking: Rebuilt<AgreementRequired | AssetNotFound | DataRoomClosed | DataRoomOwn | EmailNotVerified> = {
  AgreementRequired: bare(AgreementRequired),
  AssetNotFound: bare(AssetNotFound),
  DataRoomClosed: bare(DataRoomClosed),
  DataRoomOwn: bare(DataRoomOwn),
  EmailNotVerified: bare(EmailNotVerified),
}
const deciding: Rebuilt<Tier2RequestDecided | Tier2RequestNotFound> = {
  Tier2RequestDecided: bare(Tier2RequestDecided),
  Tier2RequestNotFound: bare(Tier2RequestNotFound),
}
const revoking: Rebuilt<Tier2NotGranted | Tier2RequestNotFound> = {
  Tier2NotGranted: bare(Tier2NotGranted),
  Tier2RequestNotFound: bare(Tier2RequestNotFound),
}

const requestIn = (payload: unknown) => Effect.map(promised(Done, payload), ({ request }) => request)

/** Data rooms, asked of our gateway. */
export const dataRoomsGraphql = (asker: Asker, files: VdrFiles): DataRooms["Service"] => ({
  ...vdrGraphql(asker, files),
  request: (id) =>
    mutate(asker, "requestTier2Access", REQUEST, { id }).pipe(
      Effect.flatMap((payload) => done(asking, payload)),
      Effect.flatMap(requestIn),
    ),
  requestOf: (userId, assetId) =>
    query(asker, OF_USER, { userId, assetId }, access("getTier2RequestForUser")).pipe(
      Effect.flatMap((data) => promised(OfUser, data)),
      Effect.map(({ getTier2RequestForUser }) => getTier2RequestForUser),
    ),
  requests: (id) =>
    query(asker, ON_ASSET, { id }, { ...access("listTier2Requests"), AssetNotFound: () => new AssetNotFound() }).pipe(
      Effect.flatMap((data) => promised(OnAsset, data)),
      Effect.map(({ listTier2Requests }) => listTier2Requests),
    ),
  approve: (id) =>
    mutate(asker, "approveTier2Request", APPROVE, { id }).pipe(
      Effect.flatMap((payload) => done(deciding, payload)),
      Effect.flatMap(requestIn),
    ),
  decline: (id) =>
    mutate(asker, "declineTier2Request", DECLINE, { id }).pipe(
      Effect.flatMap((payload) => done(deciding, payload)),
      Effect.flatMap(requestIn),
    ),
  revoke: (id) =>
    mutate(asker, "revokeTier2Access", REVOKE, { id }).pipe(
      Effect.flatMap((payload) => done(revoking, payload)),
      Effect.flatMap(requestIn),
    ),
})
