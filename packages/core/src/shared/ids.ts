import { Context, type Effect } from "effect"
import * as t from "io-ts"

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export interface UserIdBrand {
  readonly UserId: unique symbol
}
export const UserId = t.brand(t.string, (s): s is t.Branded<string, UserIdBrand> => UUID.test(s), "UserId")
export type UserId = t.TypeOf<typeof UserId>

export interface AssetIdBrand {
  readonly AssetId: unique symbol
}
export const AssetId = t.brand(t.string, (s): s is t.Branded<string, AssetIdBrand> => UUID.test(s), "AssetId")
export type AssetId = t.TypeOf<typeof AssetId>

export interface OfferIdBrand {
  readonly OfferId: unique symbol
}
export const OfferId = t.brand(t.string, (s): s is t.Branded<string, OfferIdBrand> => UUID.test(s), "OfferId")
export type OfferId = t.TypeOf<typeof OfferId>

export interface RoleRequestIdBrand {
  readonly RoleRequestId: unique symbol
}
export const RoleRequestId = t.brand(
  t.string,
  (s): s is t.Branded<string, RoleRequestIdBrand> => UUID.test(s),
  "RoleRequestId",
)
export type RoleRequestId = t.TypeOf<typeof RoleRequestId>

/** Makes the ids of new things: random in the gateway, counted in tests. */
export class Ids extends Context.Service<Ids, { readonly next: Effect.Effect<string> }>()("@xl/core/shared/Ids") {}
