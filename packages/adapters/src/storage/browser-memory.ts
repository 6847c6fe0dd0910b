import { type BrowserMemory, UTM_STORE } from "@xl/core/navigation"
import { UtmParameters } from "@xl/core/profiles"
import { decode } from "@xl/core/shared"
import { Effect, Result } from "effect"

/** The browser's own, or what a test puts in their place. */
export interface BrowserStores {
  readonly local: Storage
  readonly session: Storage
  /** Calls `changed` with the key that another tab changed in local storage, null for all of them, until the answer is called. */
  readonly watch: (changed: (key: string | null) => void) => () => void
}

const inBrowser: BrowserStores = {
  get local() {
    return localStorage
  },
  get session() {
    return sessionStorage
  },
  watch: (changed) => {
    const heard = ({ key, storageArea }: StorageEvent) => {
      if (storageArea === localStorage) changed(key)
    }
    if (typeof addEventListener === "undefined") return () => undefined // no tabs where there is no browser
    addEventListener("storage", heard)
    return () => removeEventListener("storage", heard)
  },
}

/** Counted up at each change of favorites: only a value that differs is told to other tabs. */
const FAVORITES_STORE = "xl.favorites"

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? "null")
  } catch {
    return null // somebody else wrote there
  }
}

/** What the browser remembers, in its local and session storage. */
export const browserMemoryStorage = (stores: BrowserStores = inBrowser): BrowserMemory["Service"] => ({
  utm: Effect.sync(() => Result.getOrElse(decode(UtmParameters)(parsed(stores.local.getItem(UTM_STORE))), () => null)),
  keepUtm: (utm) => Effect.sync(() => stores.local.setItem(UTM_STORE, JSON.stringify(utm))),
  clear: Effect.sync(() => {
    stores.local.clear()
    stores.session.clear()
  }),
  // A store from which the last entry was taken is empty before it is cleared, and to clear it then tells nobody anything.
  watch: (emptied) =>
    stores.watch((key) => {
      if (key === null || stores.local.length === 0) emptied()
    }),
  tellFavorites: Effect.sync(() =>
    stores.local.setItem(FAVORITES_STORE, String(Number(stores.local.getItem(FAVORITES_STORE) ?? 0) + 1)),
  ),
  watchFavorites: (changed) =>
    stores.watch((key) => {
      if (key === FAVORITES_STORE && stores.local.getItem(key) !== null) changed()
    }),
})
