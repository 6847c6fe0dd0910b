import { type Accounts, PROFILE_VALIDATION_DELAY_MILLIS, type Session } from "@xl/core/accounts"
import type { Heard, LiveEvent, Actor, Role } from "@xl/core/kernel"
import type { LiveUpdates } from "@xl/core/live"
import { roleFlags } from "@xl/core/navigation"
import { messageOf } from "@xl/core/messages"
import {
  decidesOnBuying,
  refreshesSession,
  ROLE_REFRESH_DELAY_MILLIS,
  roleNotice,
  sellerGained,
} from "@xl/core/notifications"
import { isProfileFilled, type Profile, type Profiles } from "@xl/core/profiles"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import { viewModelToken } from "../view-model/index.ts"
import type { Log, SignInEffects } from "./sign-in-effects.ts"

export type SessionState =
  | { readonly tag: "opening" }
  | { readonly tag: "guest" }
  | { readonly tag: "signedIn"; readonly session: Session; readonly profile: Profile }

/** Calls `then` once after `milliseconds`, unless the answer is called before. */
export type After = (milliseconds: number, then: () => void) => () => void

/** Who is here. One for the whole app: screens read it, and hear through it what others do. */
export class SessionStore {
  state: SessionState = { tag: "opening" }
  /** Set 300 ms after a sign-in whose profile lacks name or phone: the app opens the basic profile dialog. */
  wantsProfile = false
  /** From a sign-in whose profile lacks name or phone until they have been asked for. */
  isProfileDue = false
  /** The browser's own address of the small copy of one's picture, once it has been loaded. */
  avatar: string | undefined = undefined
  readonly #accounts: Accounts["Service"]
  readonly #profiles: Profiles["Service"]
  readonly #live: LiveUpdates["Service"]
  readonly #snackbars: SnackbarQueue
  readonly #after: After
  readonly #effects: SignInEffects
  readonly #log: Log
  readonly #hearers = new Set<(event: Heard) => void>()
  readonly #endings = new Set<() => void>()
  #unwatch: () => void = () => undefined
  #cancelRefresh: () => void = () => undefined
  /** Counts who was here and how they were last asked for: an answer to an earlier question changes nothing any more. */
  #turn = 0

  constructor(
    accounts: Accounts["Service"],
    profiles: Profiles["Service"],
    live: LiveUpdates["Service"],
    snackbars: SnackbarQueue,
    after: After,
    effects: SignInEffects,
    log: Log,
  ) {
    this.#accounts = accounts
    this.#profiles = profiles
    this.#live = live
    this.#snackbars = snackbars
    this.#after = after
    this.#effects = effects
    this.#log = log
    makeAutoObservable(this, { state: observableRef })
    effects.watch(() => void this.#leftElsewhere())
    effects.watchFavorites(() => {
      if (this.profile !== null) void effects.loadFavorites()
    })
  }

  get profile(): Profile | null {
    return this.state.tag === "signedIn" ? this.state.profile : null
  }

  get roles(): ReadonlyArray<Role> {
    return this.profile?.roles ?? []
  }

  get flags() {
    return roleFlags(this.roles)
  }

  /** The caller as the rules know it, for asking them in advance what the gateway would say. */
  get actor(): Actor {
    const profile = this.profile
    return profile
      ? { tag: "user", id: profile.id, email: profile.email, roles: new Set(profile.roles) }
      : { tag: "guest" }
  }

  /** Picks up the session that this browser still has. */
  readonly open = async (): Promise<void> => {
    const session = await Effect.runPromise(Effect.result(this.#accounts.session))
    if (!Result.isSuccess(session) || !session.success) return this.#becomeGuest()
    await this.#load(session.success)
    if (this.state.tag !== "signedIn") return
    void this.#effects.loadFavorites()
    void this.#effects.loadSettings()
  }

  /** After a sign-in: the profile is loaded, the login recorded; a profile that cannot be loaded signs out. */
  readonly entered = async (session: Session): Promise<void> => {
    await this.#load(session)
    if (this.state.tag !== "signedIn") return
    const { profile } = this.state
    runInAction(() => (this.isProfileDue = !isProfileFilled(profile)))
    const recorded = await this.#effects.run(profile)
    if (recorded !== null) this.#signedInAt(recorded)
    this.#after(PROFILE_VALIDATION_DELAY_MILLIS, () => this.#validate())
  }

  /** Of that answer the log-in alone is new: a later one may have told of roles meanwhile. */
  #signedInAt({ id, lastLogin, lastLoginAddress }: Profile): void {
    if (this.profile?.id === id) this.edited({ ...this.profile, lastLogin, lastLoginAddress })
  }

  /** Asks for new tokens and the profile again, so that a change of roles shows; and once more a little later where they could not be had. */
  readonly refresh = async (): Promise<void> => {
    const turn = ++this.#turn
    const anew = Effect.flatMap(this.#accounts.refresh, (session) =>
      session ? Effect.map(this.#profiles.mine(), (profile) => ({ session, profile })) : Effect.succeed(null),
    )
    const answer = await Effect.runPromise(Effect.result(anew))
    if (turn !== this.#turn) return
    if (Result.isFailure(answer)) this.#refreshSoon()
    else if (answer.success) this.#is(answer.success.session, answer.success.profile)
    else this.#becomeGuest()
  }

  /** Asks for the profile alone: roles or funds may have changed unheard. Where that cannot be had, the next event or page will tell. */
  readonly lookAgain = async (): Promise<void> => {
    if (this.state.tag !== "signedIn") return
    const { session } = this.state
    const turn = this.#turn
    const found = await Effect.runPromise(Effect.result(this.#profiles.mine()))
    if (turn === this.#turn && Result.isSuccess(found)) this.#is(session, found.success)
  }

  /** Takes over a profile that an edit answered with. */
  readonly edited = (profile: Profile): void => {
    if (this.state.tag === "signedIn") this.state = { ...this.state, profile }
  }

  /** Ends the session here and at the service, and leaves nothing of it in this browser. */
  readonly signOut = (): Promise<void> => this.#leave(this.#accounts.signOut)

  /** The same for every browser in which one is signed in. */
  readonly signOutEverywhere = (): Promise<void> => this.#leave(this.#accounts.signOutEverywhere)

  readonly profileAsked = (): void => {
    this.wantsProfile = false
    this.isProfileDue = false
  }

  /** Calls `heard` for what others do until the answer is called. */
  readonly listen = (heard: (event: Heard) => void): (() => void) => {
    this.#hearers.add(heard)
    return () => void this.#hearers.delete(heard)
  }

  /** Shows this picture wherever the person is named; none where it is left out. */
  readonly showAvatar = (address: string | undefined): void => void (this.avatar = address)

  /** Calls `ending` when a sign-out, here or in another tab, is about to make a guest of who is here, until the answer is called. */
  readonly whenEnding = (ending: () => void): (() => void) => {
    this.#endings.add(ending)
    return () => void this.#endings.delete(ending)
  }

  async #leave(ending: Accounts["Service"]["signOut"]): Promise<void> {
    this.#cancelRefresh()
    await Effect.runPromise(Effect.ignore(ending))
    await this.#effects.forget()
    this.#end()
  }

  /** Another tab has signed out, and took the session with it: this one has no part in ending it. */
  async #leftElsewhere(): Promise<void> {
    if (this.state.tag !== "signedIn") return
    const session = await Effect.runPromise(Effect.result(this.#accounts.session))
    if (Result.isSuccess(session) && session.success !== null) return
    this.#cancelRefresh()
    this.#end()
  }

  #end(): void {
    if (this.state.tag === "signedIn") for (const ending of this.#endings) ending()
    this.#becomeGuest()
  }

  async #load(session: Session): Promise<void> {
    const turn = ++this.#turn
    const loaded = await Effect.runPromise(Effect.result(this.#profiles.mine()))
    if (turn !== this.#turn) return
    if (Result.isSuccess(loaded)) return this.#is(session, loaded.success)
    this.#log("Getting User Profile", loaded.failure)
    this.#snackbars.error(messageOf(loaded.failure))
    return this.signOut()
  }

  #is(session: Session, profile: Profile): void {
    const before = this.profile
    runInAction(() => (this.state = { tag: "signedIn", session, profile }))
    if (before?.id !== profile.id) this.#watch()
    const gained = before && sellerGained(before.roles, profile.roles)
    if (gained) this.#snackbars.show(gained)
  }

  #becomeGuest(): void {
    this.#turn += 1
    this.#effects.forgetFavorites()
    runInAction(() => {
      this.state = { tag: "guest" }
      this.profileAsked()
    })
    this.#watch()
  }

  /** Anew for each identity: nobody goes on hearing what the one before could. */
  #watch(): void {
    this.#unwatch()
    this.#unwatch = this.#live.watch((event) => this.#hear(event))
  }

  #hear(event: Heard): void {
    if (event.topic === "missed") void this.lookAgain()
    else this.#notify(event)
    for (const heard of this.#hearers) heard(event)
  }

  #refreshSoon(): void {
    this.#cancelRefresh()
    this.#cancelRefresh = this.#after(ROLE_REFRESH_DELAY_MILLIS, () => void this.refresh())
  }

  #notify(event: LiveEvent): void {
    if (refreshesSession(event)) this.#refreshSoon()
    if (event.topic === "notice") void this.#standsAnew()
    void this.#tell(event)
  }

  /** A notice may be of one's own standing: a seller is blocked or restored. Roles change by their own events, and when they say. */
  async #standsAnew(): Promise<void> {
    const turn = this.#turn
    const found = await Effect.runPromise(Effect.result(this.#profiles.mine()))
    if (turn === this.#turn && Result.isSuccess(found)) this.edited({ ...found.success, roles: this.roles })
  }

  /** What decides on buying shows first: its notice says nothing that the page does not know. */
  async #tell(event: LiveEvent): Promise<void> {
    const id = this.profile?.id
    if (decidesOnBuying(event)) await this.lookAgain()
    if (this.profile?.id !== id) return
    const notice = roleNotice(event)
    if (notice) this.#snackbars.show(notice, () => this.#applyNow())
  }

  /** What the seller-approved notice offers: the session is refreshed before its five seconds are over, and not twice. */
  #applyNow(): void {
    this.#cancelRefresh()
    void this.refresh()
  }

  #validate(): void {
    if (this.profile && !isProfileFilled(this.profile)) runInAction(() => (this.wantsProfile = true))
  }
}

export const sessionStore = viewModelToken<SessionStore>("SessionStore")
