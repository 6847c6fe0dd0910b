import { requireVerifiedEmail } from "@xl/core/kernel"
import type { Letters } from "@xl/core/contact"
import { messageOf, type Told } from "@xl/core/messages"
import type { AssetId } from "@xl/core/shared"
import { Result } from "effect"
import { makeAutoObservable } from "mobx"
import { type AccountDialogs, verifyPrompt } from "../accounts/index.ts"
import type { Alerts } from "../alerts/index.ts"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { SessionStore } from "../session/index.ts"
import { viewModelToken } from "../view-model/index.ts"
import { LetterDraft } from "./letter-draft.ts"

/** A red notice about a letter goes when the next one leaves. */
const ABOUT = "letter"

/** A member's letter to an advisor or to the administrators. */
export class LettersModel {
  readonly draft = new LetterDraft()
  isOpen = false
  readonly #letters: Letters["Service"]
  readonly #session: SessionStore
  readonly #accounts: AccountDialogs
  readonly #alerts: Alerts
  readonly #snackbars: SnackbarQueue

  constructor(
    letters: Letters["Service"],
    session: SessionStore,
    accounts: AccountDialogs,
    alerts: Alerts,
    snackbars: SnackbarQueue,
  ) {
    this.#letters = letters
    this.#session = session
    this.#accounts = accounts
    this.#alerts = alerts
    this.#snackbars = snackbars
    makeAutoObservable(this, { draft: false })
  }

  /** Where answers go. */
  get address(): string {
    return this.#session.profile?.email ?? ""
  }

  /** Who has not verified the e-mail is led to that first: answers go there. */
  readonly open = (): void => {
    if (Result.isFailure(requireVerifiedEmail(new Set(this.#session.roles))))
      return this.#alerts.show(verifyPrompt(this.#accounts))
    if (this.draft.sending === "sent") this.draft.again()
    this.isOpen = true
  }

  /** What was typed stays until it was sent. */
  readonly close = (): void => void (this.isOpen = false)

  readonly toAdvisor = async (asset: AssetId, email: string): Promise<void> => {
    await this.draft.send((letter) => this.#letters.toAdvisor(asset, email, letter), this.#told)
    this.#settled()
  }

  readonly toAdministrators = async (): Promise<void> => {
    await this.draft.send(this.#letters.toAdministrators, this.#told)
    this.#settled()
  }

  readonly #told = (why: Told): void => this.#snackbars.error(messageOf(why), ABOUT)

  #settled(): void {
    if (this.draft.sending === "sent") this.#snackbars.settle(ABOUT)
  }
}

export const lettersModel = viewModelToken<LettersModel>("LettersModel")
