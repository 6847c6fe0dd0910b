import { Effect } from "effect"
import { onAsset } from "../deal/on-asset.ts"
import type { Actor } from "../../kernel/actor.ts"
import type { AssetId } from "../../shared/ids.ts"
import { revoked } from "./decisions.ts"

/** Rows 4 and 24: an administrator takes a listing off the market. */
export const revokeAsset = Effect.fn("revokeAsset")((actor: Actor, id: AssetId, comment: string) =>
  onAsset(actor, "revoke", id, ({ act, asset, course }) => Effect.fromResult(revoked(course, asset, comment, act))),
)
