import type { Favorites, FavoriteAssets } from "@xl/core/favorites"
import type { AddressLookup, RegistrationIdentity } from "@xl/core/monitoring"
import type { BrowserMemory } from "@xl/core/navigation"
import { followsOffers } from "@xl/core/offers"
import type { Profile, Profiles } from "@xl/core/profiles"
import { DEFAULT_SETTINGS, type OperatorSettings, type Settings } from "@xl/core/settings"
import type { UserId } from "@xl/core/shared"
import type { OwnCopies } from "@xl/core/user-assets"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import { Latest, viewModelToken } from "../view-model/index.ts"

/** Where what only concerns us is told: the console, and the client's log behind it. */
export type Log = (message: string, cause: unknown) => void

/** What follows from a sign-in once the profile is here, and what a sign-out leaves behind: nothing. */
export class SignInEffects {
  /** What the operator decides; until it was told, and where it is not, the defaults. */
  settings: Settings = DEFAULT_SETTINGS
  /** The favorites of whoever is here, the one added last first. */
  favorites: Favorites = []
  readonly #operator: OperatorSettings["Service"]
  readonly #profiles: Profiles["Service"]
  readonly #marked: FavoriteAssets["Service"]
  readonly #copies: OwnCopies["Service"]
  readonly #memory: BrowserMemory["Service"]
  readonly #lookup: AddressLookup["Service"]
  readonly #identity: RegistrationIdentity["Service"]
  readonly #log: Log
  /** Changes of favorites, each asked for after the one before it was answered. */
  #changes: Promise<unknown> = Promise.resolve()
  readonly #latest = new Latest()

  constructor(
    operator: OperatorSettings["Service"],
    profiles: Profiles["Service"],
    marked: FavoriteAssets["Service"],
    copies: OwnCopies["Service"],
    memory: BrowserMemory["Service"],
    lookup: AddressLookup["Service"],
    identity: RegistrationIdentity["Service"],
    log: Log,
  ) {
    this.#operator = operator
    this.#profiles = profiles
    this.#marked = marked
    this.#copies = copies
    this.#memory = memory
    this.#lookup = lookup
    this.#identity = identity
    this.#log = log
    makeAutoObservable(this, { settings: observableRef, favorites: observableRef })
  }

  /** Source: specification of accounts, point 4, "Sign-in outcomes". One that fails keeps none of the others back. Gives the profile with this log-in. */
  readonly run = async (profile: Profile): Promise<Profile | null> => {
    await this.loadSettings()
    await this.loadFavorites()
    await this.#tried("own copies", this.#syncCopies(profile))
    const address = (await this.#tried("public address", this.#lookup.find())) ?? null
    const recorded = await this.#tried("log-in time", this.#profiles.recordLogin(address))
    await this.#tried("origin of the visit", this.#sendOrigin())
    return recorded
  }

  /** Also for a guest who registers: what is asked there is the operator's to decide. */
  readonly loadSettings = async (): Promise<void> => {
    const settings = await this.#tried("settings", this.#operator.read())
    if (settings) runInAction(() => (this.settings = settings))
  }

  /** Also for a session that this browser still had. */
  readonly loadFavorites = async (): Promise<void> => {
    const result = await this.readFavorites(this.#marked.ids(), (ids) => ids)
    if (Result.isFailure(result)) this.#log("After signing in: favorites", result.failure)
  }

  /** Asks once all changes are answered. The answer's favorites are taken unless another change was made meanwhile. */
  readonly readFavorites = async <A, E>(
    asked: Effect.Effect<A, E>,
    favoritesOf: (answer: A) => Favorites,
  ): Promise<Result.Result<A, E>> => {
    const isLatest = this.#latest.current()
    await this.#changes
    const result = await Effect.runPromise(Effect.result(asked))
    if (Result.isSuccess(result) && isLatest()) this.#took(favoritesOf(result.success))
    return result
  }

  /** Shows a change at once, and takes the answer's favorites unless another change was made meanwhile. A refused change is undone. */
  readonly changeFavorites = async <E>(
    change: (favorites: Favorites) => Favorites,
    undo: (favorites: Favorites) => Favorites,
    asked: Effect.Effect<Favorites, E>,
  ): Promise<Result.Result<Favorites, E>> => {
    const isLatest = this.#latest.begin()
    this.#took(change(this.favorites))
    const answered = this.#changes.then(() => Effect.runPromise(Effect.result(asked)))
    this.#changes = answered
    const result = await answered
    if (Result.isFailure(result)) this.#took(undo(this.favorites))
    else {
      await Effect.runPromise(this.#memory.tellFavorites)
      if (isLatest()) this.#took(result.success)
    }
    return result
  }

  /** An answer that is on its way is the former person's. */
  readonly forgetFavorites = (): void => {
    this.#latest.begin()
    this.#took([])
  }

  /** Tells the third party of registrations, where there is one. */
  readonly registered = async (id: UserId): Promise<void> => {
    await this.#tried("registration", this.#identity.registered(id))
  }

  /** Empties local and session storage and the copies; theme and consent lie in cookies and stay. */
  readonly forget = async (): Promise<void> => {
    await Effect.runPromise(this.#memory.clear)
    await this.#tried("own copies", this.#copies.clear(), "Signing out")
  }

  /** Calls `emptied` when another tab has signed out. */
  readonly watch = (emptied: () => void): (() => void) => this.#memory.watch(emptied)

  /** Calls `changed` when another tab has marked or unmarked a favorite. */
  readonly watchFavorites = (changed: () => void): (() => void) => this.#memory.watchFavorites(changed)

  #took(favorites: Favorites): void {
    runInAction(() => (this.favorites = favorites))
  }

  /** Who follows offers has them copied as they load; whoever does not keeps nothing of who was here before. */
  #syncCopies({ roles }: Profile): Effect.Effect<void, { readonly _tag: string }> {
    return followsOffers(roles) ? Effect.void : this.#copies.clear()
  }

  /** The gateway keeps what is said first. */
  #sendOrigin(): Effect.Effect<unknown, { readonly _tag: string }> {
    return Effect.flatMap(this.#memory.utm, (utm): Effect.Effect<unknown, { readonly _tag: string }> =>
      utm === null ? Effect.void : this.#profiles.saveUtmParameters(utm),
    )
  }

  /** What was answered; null where that failed, which is logged and nothing else. */
  #tried<A>(
    what: string,
    effect: Effect.Effect<A, { readonly _tag: string }>,
    when = "After signing in",
  ): Promise<A | null> {
    return Effect.runPromise(
      Effect.match(effect, {
        onSuccess: (answer): A | null => answer,
        onFailure: (why) => {
          this.#log(`${when}: ${what}`, why)
          return null
        },
      }),
    )
  }
}

export const signInEffects = viewModelToken<SignInEffects>("SignInEffects")
