import { Result } from "effect"
import type { Asset } from "../assets/model.ts"
import { isPublic } from "../assets/statuses.ts"
import { isFirstOwner } from "../assets/visibility.ts"
import type { EventActor } from "../kernel/events.ts"
import type { SignedIn } from "../kernel/actor.ts"
import { isAdministrator } from "../kernel/policies.ts"
import type { Millis } from "../shared/days.ts"
import type { Tier2RequestId, UserId } from "../shared/ids.ts"
import {
  AgreementRequired,
  DataRoomClosed,
  DataRoomOwn,
  Tier2NotGranted,
  Tier2RequestDecided,
  Tier2RequestNotFound,
} from "./errors.ts"
import { type KeptTier2Request, type Tier2Request, Tier2RequestStatus } from "./model.ts"

/** Whether a request still waits for its decision. */
export const isWaiting = ({ status }: Pick<KeptTier2Request, "status">): boolean => status === "Draft"

/** Whether a request waits or lets its user in, so that there is no second one beside it. */
export const isLiving = ({ status }: Pick<Tier2Request, "status">): boolean =>
  status !== "Declined" && status !== "Revoked"

/** The statuses of requests that are over: of a user's requests the living one counts before these. */
export const ENDED_REQUESTS: ReadonlyArray<Tier2RequestStatus> = Object.keys(Tier2RequestStatus.keys)
  .filter(Tier2RequestStatus.is)
  .filter((status) => !isLiving({ status }))

/**
 * The request of a user for the second tier: the one that waits or was approved where there is one, else a new one, also after a
 * refusal, or once access was taken back. `last` is the user's latest on this asset. Refused to those who read everything, off the market, and, as tier 2 needs tier 1, before
 * the confidentiality agreement is executed.
 */
export const tier2Asked = (
  asset: Pick<Asset, "id" | "owners" | "status">,
  user: SignedIn,
  { hasSigned, last }: { readonly hasSigned: boolean; readonly last: KeptTier2Request | null },
  fresh: { readonly id: Tier2RequestId; readonly at: Millis },
): Result.Result<KeptTier2Request, AgreementRequired | DataRoomClosed | DataRoomOwn> => {
  if (isAdministrator(user) || isFirstOwner(user, asset)) return Result.fail(new DataRoomOwn())
  if (last !== null && isLiving(last)) return Result.succeed(last)
  if (!isPublic(asset.status)) return Result.fail(new DataRoomClosed())
  if (!hasSigned) return Result.fail(new AgreementRequired())
  return Result.succeed({
    id: fresh.id,
    assetId: asset.id,
    userId: user.id,
    status: "Draft",
    createdAt: fresh.at,
    dateModified: fresh.at,
    decidedBy: null,
  })
}

/** The part in which somebody decides on requests for a room: its first owner, or an administrator. To anybody else there is none. */
export const tier2Decider = (
  user: SignedIn,
  asset: Pick<Asset, "owners">,
): Result.Result<EventActor, Tier2RequestNotFound> => {
  if (isFirstOwner(user, asset)) return Result.succeed({ id: user.id, trigger: "Seller" })
  return isAdministrator(user)
    ? Result.succeed({ id: user.id, trigger: "Admin" })
    : Result.fail(new Tier2RequestNotFound())
}

/** Whether somebody is told who asked for the second tier of an asset: whoever decides on them. */
export const maySeeTier2Requests = (reader: SignedIn, asset: Pick<Asset, "owners">): boolean =>
  Result.isSuccess(tier2Decider(reader, asset))

/** Whether somebody is told of a user's request: the user, and whoever decides on it. */
export const maySeeTier2Request = (
  reader: SignedIn,
  { userId }: Pick<KeptTier2Request, "userId">,
  asset: Pick<Asset, "owners">,
): boolean => userId === reader.id || maySeeTier2Requests(reader, asset)

/** Only a request that waits is decided, and only once. */
export const tier2Decided = (
  request: KeptTier2Request,
  status: Extract<Tier2RequestStatus, "Approved" | "Declined">,
  by: UserId,
  at: Millis,
): Result.Result<KeptTier2Request, Tier2RequestDecided> =>
  isWaiting(request)
    ? Result.succeed({ ...request, status, dateModified: at, decidedBy: by })
    : Result.fail(new Tier2RequestDecided())

/** An approval taken back: from now on tier 2 is shut to its user, who may ask anew. What was read until now stays on the record. */
export const tier2Revoked = (
  request: KeptTier2Request,
  by: UserId,
  at: Millis,
): Result.Result<KeptTier2Request, Tier2NotGranted> =>
  request.status === "Approved"
    ? Result.succeed({ ...request, status: "Revoked", dateModified: at, decidedBy: by })
    : Result.fail(new Tier2NotGranted())

/** A request that nobody decides any more, because its user deleted the account at `at`. */
export const withdrawnWithAccount = (request: KeptTier2Request, at: Millis): KeptTier2Request => ({
  ...request,
  status: "Declined",
  dateModified: at,
})
