import * as t from "io-ts"
import type { AssetView } from "../assets/views.ts"
import { isOpenToOffers } from "../assets/statuses.ts"
import { AssetId, UserId } from "../shared/ids.ts"
import { MOST_BUNDLE_ASSETS } from "./terms.ts"

/** The ids that somebody chose, in that order, as a browser keeps them over a reload. */
export const KeptChoice = t.readonly(t.strict({ who: UserId, ids: t.readonlyArray(AssetId) }), "KeptChoice")
/** The ids that somebody chose, in that order, as a browser keeps them over a reload. */
export type KeptChoice = t.TypeOf<typeof KeptChoice>

/** What a choice depends on in an asset. */
export type Choosable = Pick<AssetView, "id" | "isOwner" | "sellerId" | "status">

/** Why an asset does not join those that were chosen for one offer. */
export type ChoiceRefusal = "closed" | "full" | "otherSeller" | "own"

/** Whether two assets are one seller's; of a seller who is not told nothing is known, and nothing refused before the gateway does. */
const isOneSeller = (one: Choosable, other: Choosable): boolean =>
  one.sellerId === null || other.sellerId === null || one.sellerId === other.sellerId

/** Why the asset may not join the chosen ones, or null: one's own, one that takes no offers, another seller's, one too many. */
export const choiceRefusal = (chosen: ReadonlyArray<Choosable>, asset: Choosable): ChoiceRefusal | null => {
  if (asset.isOwner) return "own"
  if (!isOpenToOffers(asset.status)) return "closed"
  if (!chosen.every((other) => isOneSeller(other, asset))) return "otherSeller"
  return chosen.length >= MOST_BUNDLE_ASSETS ? "full" : null
}

/** Assets that are told of at once as those which one offer may cover with another. */
export const MOST_COMPANIONS = 6

/** Of assets in the order in which they were chosen those that still go together. */
export const stillChoosable = <A extends Choosable>(chosen: ReadonlyArray<A>): ReadonlyArray<A> =>
  chosen.reduce<ReadonlyArray<A>>((kept, asset) => (choiceRefusal(kept, asset) === null ? [...kept, asset] : kept), [])
