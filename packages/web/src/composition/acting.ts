import type { FavoriteAssets } from "@xl/core/favorites"
import { actingToken } from "@xl/core/mandates"
import { UserId } from "@xl/core/shared"
import type { Kept } from "@xl/ui/arrival"
import { Effect } from "effect"

/** A seller in whose name this tab asks. */
export interface ActingFor {
  readonly seller: UserId
  readonly name: string
}

const [SELLER, NAME] = ["xl.acting.seller", "xl.acting.name"]

/** For whom this tab acts, or null: kept over reloads, and gone with the tab or a sign-out. */
export const actingFor = (kept: Kept): ActingFor | null => {
  const seller = kept.getItem(SELLER)
  return UserId.is(seller) ? { seller, name: kept.getItem(NAME) ?? "" } : null
}

/** From the next page that is loaded on. */
export const beginActing = (kept: Kept, { name, seller }: ActingFor): void => {
  kept.setItem(SELLER, seller)
  kept.setItem(NAME, name)
}

export const stopActing = (kept: Kept): void => {
  kept.removeItem(SELLER)
  kept.removeItem(NAME)
}

/** The token in the seller's name, where this tab acts for one. */
export const inNameOf = (kept: Kept, token: string | null): string | null => {
  const acting = actingFor(kept)
  return token !== null && acting ? actingToken(token, acting.seller) : token
}

/** Where a token is not taken any more: stops acting in a seller's name, if this tab does, and calls `ended`. */
export const refusedToken =
  (kept: Kept, ended: () => void): (() => void) =>
  () => {
    if (!actingFor(kept)) return
    stopActing(kept)
    ended()
  }

/** Favorites are one's own: where this tab acts for a seller there are none, and nothing is asked that would be refused. */
export const ownFavorites = (of: FavoriteAssets["Service"], kept: () => Kept): FavoriteAssets["Service"] => ({
  ids: () => Effect.suspend(() => (actingFor(kept()) ? Effect.succeed([]) : of.ids())),
  mine: () => of.mine(),
  add: (id) => of.add(id),
  remove: (id) => of.remove(id),
})

/** Asks, and where it is refused in a seller's name, stops acting and calls `ended`: the mandate ended, or the session did. */
export const watchfulFetch =
  (kept: Kept, ended: () => void, fetching: typeof fetch = (...asked) => fetch(...asked)): typeof fetch =>
  async (...asked) => {
    const answer = await fetching(...asked)
    if (answer.status === 401) refusedToken(kept, ended)()
    return answer
  }
