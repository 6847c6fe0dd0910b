import type { AssetView } from "../assets/views.ts"
import { isPublic } from "../assets/statuses.ts"
import type { Actor } from "../kernel/actor.ts"
import { isAdministrator, verified } from "../kernel/policies.ts"
import { Result } from "effect"
import { isLiving } from "./decisions.ts"
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
  /** Access was granted and taken back; may ask again. */
  | "revoked"
  /** May ask once the confidentiality agreement is executed. */
  | "signFirst"
  /** May ask once the e-mail is verified. */
  | "verifyFirst"

type Shown = Pick<AssetView, "isOwner" | "status">

/** What a signed-in reader of the asset page may do about the second tier; a status that the list does not have is left alone. */
export const tier2Standing = (
  actor: Actor,
  asset: Shown,
  { hasSigned, request }: { readonly hasSigned: boolean; readonly request: Tier2Request | null },
): Tier2Standing => {
  if (asset.isOwner || isAdministrator(actor)) return "keeper"
  const living = livingOf(request)
  if (living) return living
  if (!isPublic(asset.status)) return "closed"
  if (Result.isFailure(verified(actor))) return "verifyFirst"
  return hasSigned ? asking(request) : "signFirst"
}

/** Where a request stands that waits or lets its user in. */
const livingOf = (request: Tier2Request | null): "approved" | "pending" | null => {
  if (request === null || !isLiving(request)) return null
  return request.status === "Approved" ? "approved" : "pending"
}

const asking = (over: Tier2Request | null): Tier2Standing => {
  if (over === null) return "mayAsk"
  return over.status === "Revoked" ? "revoked" : "askAgain"
}
