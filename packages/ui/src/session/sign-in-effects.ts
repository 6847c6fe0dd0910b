import type { BrowserMemory } from "@xl/core/navigation"
import { followsOffers } from "@xl/core/offers"
import type { Profile, Profiles } from "@xl/core/profiles"
import { DEFAULT_SETTINGS, type OperatorSettings, type Settings } from "@xl/core/settings"
import type { OwnCopies } from "@xl/core/user-assets"
import { Effect } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import { viewModelToken } from "../view-model/index.ts"

/** Where what only concerns us is told: the console, and the client's log behind it. */
export type Log = (message: string, cause: unknown) => void

/** What follows from a sign-in once the profile is here, and what a sign-out leaves behind: nothing. */
export class SignInEffects {
  /** What the operator decides; until it was told, and where it is not, the defaults. */
  settings: Settings = DEFAULT_SETTINGS
  readonly #operator: OperatorSettings["Service"]
  readonly #profiles: Profiles["Service"]
  readonly #copies: OwnCopies["Service"]
  readonly #memory: BrowserMemory["Service"]
  readonly #log: Log

  constructor(
    operator: OperatorSettings["Service"],
    profiles: Profiles["Service"],
    copies: OwnCopies["Service"],
    memory: BrowserMemory["Service"],
    log: Log,
  ) {
    this.#operator = operator
    this.#profiles = profiles
    this.#copies = copies
    this.#memory = memory
    this.#log = log
    makeAutoObservable(this, { settings: observableRef })
  }

  /** Source: specification of accounts, point 4, "Sign-in outcomes". One that fails keeps none of the others back. */
  readonly run = async (profile: Profile): Promise<void> => {
    await this.loadSettings()
    await this.#tried("own copies", this.#syncCopies(profile))
    await this.#tried("log-in time", this.#profiles.recordLogin())
    await this.#tried("origin of the visit", this.#sendOrigin())
  }

  /** Also for a guest who registers: what is asked there is the operator's to decide. */
  readonly loadSettings = (): Promise<void> =>
    this.#tried(
      "settings",
      Effect.map(this.#operator.read(), (settings) => runInAction(() => (this.settings = settings))),
    )

  /** Empties local and session storage and the copies; theme and consent lie in cookies and stay. */
  readonly forget = async (): Promise<void> => {
    await Effect.runPromise(this.#memory.clear)
    await this.#tried("own copies", this.#copies.clear())
  }

  /** Calls `emptied` when another tab has signed out. */
  readonly watch = (emptied: () => void): (() => void) => this.#memory.watch(emptied)

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

  #tried(what: string, effect: Effect.Effect<unknown, { readonly _tag: string }>): Promise<void> {
    return Effect.runPromise(
      Effect.match(effect, {
        onSuccess: () => undefined,
        onFailure: (why) => this.#log(`After signing in: ${what}`, why),
      }),
    )
  }
}

export const signInEffects = viewModelToken<SignInEffects>("SignInEffects")
