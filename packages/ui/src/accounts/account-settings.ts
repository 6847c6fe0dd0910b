import {
  type Accounts,
  type AccountSession,
  newPasswordFailures,
  type OwnAccount,
  type Passkey,
  passwordChecklist,
  accountTexts,
  passwordChecklistTexts,
} from "@xl/core/accounts"
import { isEmailVerified } from "@xl/core/kernel"
import { type Broken, messageOf, type Refusal } from "@xl/core/messages"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { SessionStore } from "../session/index.ts"
import { type Listed, listedOf, viewModelToken } from "../view-model/index.ts"
import { proofErrors } from "./form-errors.ts"

export interface PasswordForm {
  readonly current: string
  readonly next: string
}
export type PasswordErrors = { readonly [F in keyof PasswordForm]?: string }

/** What one wants to be sure of before it is done. */
export type Asked = "closed" | "delete" | "everywhere"

type Why = Broken | Refusal

/** One's own account: password, passkeys, the browsers one is signed in with, one's data, and the end of it. */
export class AccountSettings {
  form: PasswordForm = { current: "", next: "" }
  errors: PasswordErrors = {}
  passkeys: Listed<ReadonlyArray<Passkey>> = { tag: "loading", page: null }
  sessions: Listed<ReadonlyArray<AccountSession>> = { tag: "loading", page: null }
  asked: Asked = "closed"
  /** Typed to prove who deletes the account, and what is wrong with it. */
  proof = ""
  proofError: string | undefined = undefined
  /** Why the account stays. */
  refusal: string | null = null
  /** What is being done, so that its button waits. */
  doing: "data" | "delete" | "everywhere" | "none" | "passkey" | "password" = "none"
  readonly #accounts: Accounts["Service"]
  readonly #own: OwnAccount["Service"]
  readonly #session: SessionStore
  readonly #snackbars: SnackbarQueue

  constructor(
    accounts: Accounts["Service"],
    own: OwnAccount["Service"],
    session: SessionStore,
    snackbars: SnackbarQueue,
  ) {
    this.#accounts = accounts
    this.#own = own
    this.#session = session
    this.#snackbars = snackbars
    makeAutoObservable(this, {
      form: observableRef,
      errors: observableRef,
      passkeys: observableRef,
      sessions: observableRef,
    })
  }

  get email(): string {
    return this.#session.profile?.email ?? ""
  }

  /** When one last signed in, in milliseconds since the Unix epoch, and from where if that is known; null where nothing was recorded. */
  get lastSignIn(): { readonly at: number; readonly address: string | null } | null {
    const { lastLogin = null, lastLoginAddress = null } = this.#session.profile ?? {}
    return lastLogin === null ? null : { at: lastLogin, address: lastLoginAddress }
  }

  get isVerified(): boolean {
    return isEmailVerified(this.#session.roles)
  }

  get checklist() {
    return passwordChecklist(this.form.next).map(({ isMet, rule }) => ({ isMet, label: passwordChecklistTexts[rule] }))
  }

  /** Whether this is the browser that one looks at it in. */
  readonly isHere = ({ sessionId }: AccountSession): boolean =>
    this.#session.state.tag === "signedIn" && this.#session.state.session.sessionId === sessionId

  readonly open = async (): Promise<void> => {
    await Promise.all([this.loadPasskeys(), this.loadSessions()])
  }

  readonly loadPasskeys = async (): Promise<void> => {
    const listed = listedOf(await Effect.runPromise(Effect.result(this.#accounts.passkeys)))
    runInAction(() => (this.passkeys = listed))
  }

  readonly loadSessions = async (): Promise<void> => {
    const listed = listedOf(await Effect.runPromise(Effect.result(this.#own.sessions())))
    runInAction(() => (this.sessions = listed))
  }

  readonly type = (change: Partial<PasswordForm>): void => {
    this.form = { ...this.form, ...change }
    const { [Object.keys(change)[0] as keyof PasswordForm]: _, ...rest } = this.errors
    this.errors = rest
  }

  /** Other browsers are signed out by it. */
  readonly changePassword = async (): Promise<void> => {
    const { current, next } = this.form
    const [failure] = newPasswordFailures(next)
    const missing = proofErrors(current)
    this.errors = {
      ...(missing !== null && { current: missing }),
      ...(failure && { next: accountTexts[failure] }),
    }
    if (Object.keys(this.errors).length > 0) return
    await this.#do(
      "password",
      this.#accounts.changePassword(this.form),
      async () => {
        runInAction(() => (this.form = { current: "", next: "" }))
        this.#snackbars.success("Your password is changed. Other browsers are signed out.")
        await this.loadSessions()
      },
      (why) => {
        if (why._tag === "NotAuthorized") this.errors = { current: messageOf(why) }
        else this.#snackbars.error(messageOf(why))
      },
    )
  }

  readonly addPasskey = (): Promise<void> =>
    this.#do("passkey", this.#accounts.addPasskey, async () => {
      this.#snackbars.success("Your passkey is ready. Next time, sign in with it instead of the password.")
      await this.loadPasskeys()
    })

  readonly removePasskey = (id: string): Promise<void> =>
    this.#do("passkey", this.#accounts.removePasskey(id), async () => {
      this.#snackbars.success("The passkey is removed. It signs nobody in any more.")
      await this.loadPasskeys()
    })

  readonly endSession = (sessionId: string): Promise<void> =>
    this.#do(
      "none",
      this.#own.endSession(sessionId),
      () => this.loadSessions(),
      (why) => {
        this.#snackbars.error(messageOf(why))
        void this.loadSessions()
      },
    )

  /** Hands the document over, which the page saves as a file; null where there is none. */
  readonly data = async (): Promise<string | null> => {
    let document: string | null = null
    await this.#do("data", this.#own.data(), async (text) => void (document = text))
    return document
  }

  readonly ask = (asked: Asked): void => {
    this.asked = asked
    this.proof = ""
    this.proofError = undefined
    this.refusal = null
  }

  readonly prove = (password: string): void => {
    this.proof = password
    this.proofError = undefined
  }

  readonly signOutEverywhere = async (): Promise<void> => {
    this.doing = "everywhere"
    await this.#session.signOutEverywhere()
    runInAction(() => {
      this.doing = "none"
      this.ask("closed")
    })
  }

  readonly deleteAccount = async (): Promise<void> => {
    const missing = proofErrors(this.proof)
    if (missing !== null) {
      this.proofError = missing
      return
    }
    await this.#do(
      "delete",
      this.#own.remove(this.proof),
      async () => {
        this.ask("closed")
        await this.#session.signOut()
        this.#snackbars.success("Your account is deleted.")
      },
      (why) => {
        if (why._tag === "NotAuthorized") this.proofError = messageOf(why)
        else this.refusal = messageOf(why)
      },
    )
  }

  async #do<A, W extends Why>(
    what: AccountSettings["doing"],
    question: Effect.Effect<A, W>,
    then: (answer: A) => Promise<void>,
    refused: (why: W) => void = (why) => this.#snackbars.error(messageOf(why)),
  ): Promise<void> {
    this.doing = what
    const result = await Effect.runPromise(Effect.result(question))
    if (Result.isFailure(result)) runInAction(() => refused(result.failure))
    else await then(result.success)
    runInAction(() => (this.doing = "none"))
  }
}

export const accountSettings = viewModelToken<AccountSettings>("AccountSettings")
