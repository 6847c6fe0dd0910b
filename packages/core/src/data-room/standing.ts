import type { AssetView } from "../assets/views.ts"
import { isPublic } from "../assets/statuses.ts"
import type { Actor } from "../roles/model.ts"
import { isAdministrator, verified } from "../roles/policies.ts"
import { Result } from "effect"
import { mayReadTier, type Standing, type Tier, TIERS } from "./access.ts"
import type { Tier2Request } from "./model.ts"

/** What one may do about the second tier of a room. */
export type Tier2Standing =
  | "askAgain"
  | "approved"
  | "closed"
  /** The first owner and administrators: they decide on others. */
  | "keeper"
  | "mayAsk"
  | "pending"
  /** May ask once the e-mail is verified. */
  | "verifyFirst"

type Shown = Pick<AssetView, "isOwner" | "status">

/** What a signed-in reader of the asset page may do about the second tier; a status that the list does not have is left alone. */
export const tier2Standing = (actor: Actor, asset: Shown, request: Tier2Request | null): Tier2Standing => {
  if (asset.isOwner || isAdministrator(actor)) return "keeper"
  if (request !== null && request.status !== "Declined") return request.status === "Approved" ? "approved" : "pending"
  if (!isPublic(asset.status)) return "closed"
  return Result.isFailure(verified(actor)) ? "verifyFirst" : asking(request)
}

const asking = (declined: Tier2Request | null): Tier2Standing => (declined === null ? "mayAsk" : "askAgain")

/** What a reader did to get in, as far as the asset page knows. */
interface Done extends Pick<Standing, "hasSigned"> {
  readonly request: Tier2Request | null
}

/** The tiers that somebody reads at `now`, in milliseconds since the epoch, as far as the asset page knows. */
export const tiersRead = (
  actor: Actor,
  asset: Shown,
  { hasSigned, request }: Done,
  now: number,
): ReadonlyArray<Tier> => {
  const standing = { hasSigned, hasApproval: request?.status === "Approved" }
  const owners = asset.isOwner && actor.tag === "user" ? [actor.id] : []
  const room = { owners, status: asset.status, closedAt: null, winnerId: null, tier1Whitelist: [], tier2Whitelist: [] }
  return TIERS.filter((tier) => mayReadTier(actor, tier, room, standing, now))
}
