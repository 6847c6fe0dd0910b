import {
  type Accounts,
  ConfirmationCode,
  mayRegister,
  REGISTRATION_LISTENER_MILLIS,
  type Session,
  signInPasswordFailures,
  type SignInOutcome,
  type SignUpOutcome,
  accountTexts,
} from "@xl/core/accounts"
import { messageOf } from "@xl/core/messages"
import { decode } from "@xl/core/shared"
import { type Effect, Effect as E, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { Alerts } from "../alerts/index.ts"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { After, Log, SessionStore, SignInEffects } from "../session/index.ts"
import { viewModelToken } from "../view-model/index.ts"
import { credentialsOf } from "./credentials.ts"
import type { AccountForm, FieldErrors } from "./form-errors.ts"
import * as wrong from "./form-errors.ts"
import { saidByService, type Why } from "./said.ts"

export type { AccountForm, FieldErrors } from "./form-errors.ts"

export type AccountDialog = "closed" | "forgot" | "newPassword" | "reset" | "signIn" | "signUp" | "verify"

/** A red notice about the account goes when the next try succeeds. */
const ABOUT = "account"

const NO_WORDS = { title: null, description: null }

/** Signing in and up, one dialog at a time. What was typed stays while one goes back and forth between them. */
export class AccountDialogs {
  dialog: AccountDialog = "closed"
  form: AccountForm = { email: "", password: "", code: "" }
  errors: FieldErrors = {}
  /** Said inside the form: what the service refused, in our words. */
  refusal: string | null = null
  canResend = false
  isAsking = false
  /** A login that ends only in a login ignores Esc. */
  closesOnlyAfterLogin = false
  readonly #accounts: Accounts["Service"]
  readonly #session: SessionStore
  readonly #snackbars: SnackbarQueue
  readonly #alerts: Alerts
  readonly #effects: SignInEffects
  readonly #after: After
  readonly #log: Log

  constructor(
    accounts: Accounts["Service"],
    session: SessionStore,
    snackbars: SnackbarQueue,
    alerts: Alerts,
    effects: SignInEffects,
    after: After,
    log: Log,
  ) {
    this.#accounts = accounts
    this.#session = session
    this.#snackbars = snackbars
    this.#alerts = alerts
    this.#effects = effects
    this.#after = after
    this.#log = log
    makeAutoObservable(this, { registration: observableRef, form: observableRef, errors: observableRef })
  }

  /** What the address says in place of the registration dialog's own words, or null. */
  registration: { readonly title: string | null; readonly description: string | null } = NO_WORDS

  /** Whether the registration was asked for by itself, not as the login's other tab. */
  get isRegistration(): boolean {
    return this.dialog === "signUp" && this.registration !== NO_WORDS
  }

  /** The code signs in with the password chosen at sign-up: asked for where this dialog did not see it. */
  asksPassword = false

  get checklist() {
    return wrong.checklistOf(this.form)
  }

  /** Whether the registration asks for the e-mail alone, as the operator decides. */
  get isEmailOnly(): boolean {
    return this.#effects.settings.passwordlessRegistrationEnabled
  }

  /** Create Account waits until e-mail and password pass every check. */
  get canCreate(): boolean {
    return mayRegister(this.form, this.isEmailOnly)
  }

  /** From one dialog to the next a login that was asked for stays one. Source: docs/settled-rows.md, ACC-187. */
  readonly open = (dialog: AccountDialog, closesOnlyAfterLogin = this.#isHeld): void => {
    this.dialog = dialog
    this.closesOnlyAfterLogin = closesOnlyAfterLogin
    this.#clean()
    if (dialog === "signUp") void this.#effects.loadSettings()
  }

  /** Opens the registration with the words that the address gives it. */
  readonly register = (words: { readonly title: string | null; readonly description: string | null }): void => {
    this.registration = words
    this.open("signUp")
  }

  readonly close = (): void => {
    this.dialog = "closed"
    this.registration = NO_WORDS
    this.form = { email: "", password: "", code: "" }
    this.#clean()
  }

  readonly type = (change: Partial<AccountForm>): void => {
    this.form = { ...this.form, ...change }
    const { [Object.keys(change)[0] as keyof AccountForm]: _, ...rest } = this.errors
    this.errors = rest
  }

  /** For somebody signed in whose e-mail is not verified yet: a new code, and the dialog that takes it. */
  readonly verifyAgain = (): void => {
    this.form = { email: this.#session.profile?.email ?? this.form.email, password: "", code: "" }
    void this.resend()
  }

  /** With a passkey of this browser, if it is one of this e-mail's account. */
  readonly signInWithPasskey = async (): Promise<void> => {
    const email = this.#email()
    if (email === null) return
    await this.#ask(this.#accounts.signInWithPasskey(email), (session) => this.#welcome(session))
  }

  readonly signIn = async (): Promise<void> => {
    const [passwordFailure] = signInPasswordFailures(this.form.password)
    if (passwordFailure === "passwordPolicy") this.#snackbars.error(accountTexts.passwordPolicy, ABOUT)
    const isFine = this.#checked({
      ...wrong.emailErrors(this.form),
      ...(passwordFailure === "passwordRequired" && { password: accountTexts.passwordRequired }),
    })
    if (!isFine || passwordFailure) return
    await this.#ask(this.#accounts.signIn(credentialsOf(this.form)), (outcome) => this.#enter(outcome))
  }

  readonly signUp = async (): Promise<void> => {
    if (!this.#checked(wrong.signUpErrors(this.form, this.isEmailOnly))) return
    await this.#ask(
      this.isEmailOnly
        ? this.#accounts.register(credentialsOf(this.form).email)
        : this.#accounts.signUp(credentialsOf(this.form)),
      (outcome) => this.#registered(outcome),
      (why) => this.#alerts.show({ title: "Email verification", text: [messageOf(why)] }),
    )
  }

  readonly verify = async (): Promise<void> => {
    const code = this.#code()
    if (code === null) return
    if (this.#isSignedIn) return this.#ask(this.#accounts.verifyEmail(code), () => this.#verified())
    const missing = wrong.proofErrors(this.form.password)
    if (missing !== null) {
      this.errors = { password: missing }
      return
    }
    await this.#ask(this.#accounts.confirm({ ...credentialsOf(this.form), code }), (outcome) =>
      this.#enter(outcome, true),
    )
  }

  readonly resend = async (): Promise<void> => {
    const email = this.#email()
    if (email === null) return
    const sent = this.#isSignedIn ? this.#accounts.sendEmailCode : this.#accounts.resendCode(email)
    await this.#ask(sent, async (said) => {
      this.#step("verify")
      this.#snackbars.success(said)
    })
  }

  readonly forgot = async (): Promise<void> => {
    const email = this.#email()
    if (email === null) return
    await this.#ask(this.#accounts.forgotPassword(email), async () => {
      runInAction(() => (this.form = { ...this.form, password: "", code: "" }))
      this.#step("reset")
    })
  }

  /** Sets the new password; then one signs in with it. Source: docs/settled-rows.md, ACC-164. */
  readonly reset = async (): Promise<void> => {
    if (!this.#checked(wrong.newPasswordErrors(this.form))) return
    const code = this.#code()
    if (code === null) return
    await this.#ask(this.#accounts.confirmForgotPassword({ ...credentialsOf(this.form), code }), async () => {
      runInAction(() => (this.form = { ...this.form, password: "", code: "" }))
      this.#step("signIn")
      this.#snackbars.success("Your password is changed. Please sign in.")
    })
  }

  readonly completeNewPassword = async (): Promise<void> => {
    if (!this.#checked(wrong.newPasswordErrors(this.form))) return
    await this.#ask(this.#accounts.completeNewPassword(this.form.password), (session) => this.#welcome(session))
  }

  get #isHeld(): boolean {
    return this.dialog !== "closed" && this.closesOnlyAfterLogin
  }

  get #isSignedIn(): boolean {
    return this.#session.state.tag === "signedIn"
  }

  #clean(): void {
    this.errors = {}
    this.refusal = null
    this.canResend = false
  }

  #step(dialog: AccountDialog): void {
    runInAction(() => {
      this.dialog = dialog
      this.asksPassword = this.form.password === "" && !this.#isSignedIn
      this.#clean()
    })
  }

  #checked(errors: FieldErrors): boolean {
    this.errors = errors
    return Object.keys(errors).length === 0
  }

  #email() {
    return this.#checked(wrong.emailErrors(this.form)) ? credentialsOf(this.form).email : null
  }

  #code(): ConfirmationCode | null {
    const code = decode(ConfirmationCode)(this.form.code)
    if (Result.isSuccess(code)) return code.success
    this.errors = wrong.codeErrors(this.form)
    return null
  }

  /** A confirmed account is signed in by itself after a pause; any other waits for its code. Source: docs/settled-rows.md, ACC-640. */
  async #registered({ tag }: SignUpOutcome): Promise<void> {
    if (tag === "codeSent") return this.#step("verify")
    await new Promise<void>((resolve) => void this.#after(REGISTRATION_LISTENER_MILLIS, resolve))
    if (!this.isEmailOnly) return this.signIn()
    await this.#ask(this.#accounts.enterRegistered, (session) => this.#welcome(session, true))
  }

  async #verified(): Promise<void> {
    await this.#session.refresh()
    this.#snackbars.success("Your email is verified.")
    runInAction(() => this.close())
  }

  async #enter(outcome: SignInOutcome, isNew = false): Promise<void> {
    if (outcome.tag === "signedIn") return this.#welcome(outcome.session, isNew)
    runInAction(() => (this.form = { ...this.form, password: "" }))
    this.#step("newPassword")
  }

  async #welcome(session: Session, isNew = false): Promise<void> {
    if (isNew) void this.#effects.registered(session.userId)
    await this.#session.entered(session)
    if (this.#session.state.tag === "signedIn") runInAction(() => this.close())
  }

  async #ask<A, W extends Why>(
    question: Effect.Effect<A, W>,
    then: (answer: A) => Promise<void>,
    refused: (why: W) => void = (why) => this.#refused(why),
  ): Promise<void> {
    this.isAsking = true
    this.refusal = null
    const result = await E.runPromise(E.result(question))
    if (Result.isFailure(result)) refused(result.failure)
    else {
      this.#snackbars.settle(ABOUT)
      await then(result.success)
    }
    runInAction(() => (this.isAsking = false))
  }

  /** Our words inside the form, the service's own in the snackbar; ours there too while no form is up. */
  #refused(why: Why): void {
    this.#log("Signing in", why)
    runInAction(() => {
      this.refusal = messageOf(why)
      this.canResend = why._tag === "UserNotConfirmed"
    })
    const said = saidByService(why) ?? (this.dialog === "closed" ? messageOf(why) : null)
    if (said !== null) this.#snackbars.error(said, ABOUT)
  }
}

export const accountDialogs = viewModelToken<AccountDialogs>("AccountDialogs")
