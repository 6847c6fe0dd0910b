import { Effect, Result } from "effect"
import { AssetNotFound } from "../../assets/errors.ts"
import { isPublic } from "../../assets/statuses.ts"
import { maySeeAsset } from "../../assets/visibility.ts"
import { MarketStore } from "../store.ts"
import { editOwn } from "../profiles/edit-profile.ts"
import type { Actor } from "../../kernel/actor.ts"
import { signedIn } from "../../kernel/policies.ts"
import type { Profile } from "../../profiles/model.ts"
import type { Asset } from "../../assets/model.ts"
import type { AssetId } from "../../shared/ids.ts"
import type { Favorites } from "../../favorites/model.ts"
import { withFavorite, withoutFavorite } from "../../favorites/rules.ts"

/** The list as it is told: the one added last first. */
const told = ({ favorites }: { readonly favorites: ReadonlyArray<AssetId> }) => favorites.toReversed()

/** The very profile again where the list is as it was. */
const withList = (profile: Profile, favorites: Favorites): Profile =>
  favorites.length === profile.favorites.length ? profile : { ...profile, favorites }

/** Tells an asset's owners, live and without a name, that its favorites are to be counted again. */
const toOwners = ({ id, owners }: Pick<Asset, "id" | "owners">) => [
  { tag: "live", audience: { everyone: false, users: owners }, event: { topic: "assetView", id } } as const,
]

/** Adds an asset that the caller may look at to the own favorites; another is not there. */
export const addFavorite = Effect.fn("addFavorite")(function* (actor: Actor, id: AssetId) {
  const user = yield* Effect.fromResult(signedIn(actor))
  const kept = yield* (yield* MarketStore).transaction(
    Effect.fnUntraced(function* (transaction) {
      const asset = yield* transaction.asset(id)
      const own = isPublic(asset.status) ? [] : yield* transaction.offersOf(user.id)
      const isParty = own.some(({ assets }) => assets.some((one) => one.id === id))
      if (!maySeeAsset(user, asset, isParty)) return yield* new AssetNotFound()
      return asset
    }),
  )
  return told(
    yield* editOwn(
      user,
      "favorites",
      (profile) => Result.map(withFavorite(profile.favorites, id), (favorites) => withList(profile, favorites)),
      toOwners(kept),
    ),
  )
})

/** Takes an asset out of the own favorites, whatever became of it. */
export const removeFavorite = Effect.fn("removeFavorite")(function* (actor: Actor, id: AssetId) {
  const user = yield* Effect.fromResult(signedIn(actor))
  const kept = yield* (yield* MarketStore)
    .transaction((transaction) => transaction.asset(id))
    .pipe(Effect.catchTag("AssetNotFound", () => Effect.succeed(null)))
  return told(
    yield* editOwn(
      user,
      "favorites",
      (profile) => Result.succeed(withList(profile, withoutFavorite(profile.favorites, id))),
      kept === null ? [] : toOwners(kept),
    ),
  )
})
