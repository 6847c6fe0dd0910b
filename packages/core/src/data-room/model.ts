import * as t from "io-ts"
import { Millis } from "../shared/days.ts"
import { AssetId, Tier2RequestId, UserId } from "../shared/ids.ts"
import { tolerant } from "../shared/wire.ts"

/** Draft is the pending state; Revoked is access that was granted and taken back. */
export const Tier2RequestStatus = t.keyof(
  { Draft: null, Approved: null, Declined: null, Revoked: null },
  "Tier2RequestStatus",
)
export type Tier2RequestStatus = t.TypeOf<typeof Tier2RequestStatus>

/** A buyer's request to see the second tier of a data room. */
export const Tier2Request = t.readonly(
  t.strict({ id: t.string, status: tolerant(Tier2RequestStatus), dateModified: Millis }),
  "Tier2Request",
)
export type Tier2Request = t.TypeOf<typeof Tier2Request>

/** The request as it is kept: whose it is, which room it is for, and who decided. Instants are milliseconds since the epoch. */
export const KeptTier2Request = t.readonly(
  t.strict({
    id: Tier2RequestId,
    assetId: AssetId,
    userId: UserId,
    status: Tier2RequestStatus,
    createdAt: Millis,
    dateModified: Millis,
    decidedBy: t.union([UserId, t.null]),
  }),
  "KeptTier2Request",
)
export type KeptTier2Request = t.TypeOf<typeof KeptTier2Request>

/** The request with who asks, for whoever decides on it; nothing is said of how to reach the buyer. */
export const Tier2RequestView = t.readonly(
  t.strict({
    id: Tier2RequestId,
    userId: UserId,
    status: tolerant(Tier2RequestStatus),
    dateModified: Millis,
    name: t.string,
    companyName: t.union([t.string, t.null]),
  }),
  "Tier2RequestView",
)
export type Tier2RequestView = t.TypeOf<typeof Tier2RequestView>

/** Who waits for the second tier of a room, who was let in, and how many were. */
export const Tier2Requests = t.readonly(
  t.strict({
    /** Those that wait, the one that waits longest first. */
    draftTier2Requests: t.readonlyArray(Tier2RequestView),
    /** Those that were approved, the latest first. */
    tier_2_whitelist: t.readonlyArray(Tier2RequestView),
    numberOfTier2s: t.Int,
  }),
  "Tier2Requests",
)
export type Tier2Requests = t.TypeOf<typeof Tier2Requests>

/** How many of each list are told at once. */
export const MOST_TIER2_LISTED = 200
