import {
  type BankLink,
  type Banks,
  bankMessageOf,
  CONNECTION_OPENS_AFTER,
  frameAddress,
  type FrameMessage,
  frameMessage,
  type NewBank,
  type OwnBank,
  submitsAtOnce,
} from "@xl/core/banking"
import { bankConnectionTexts, messageOf, type Told } from "@xl/core/messages"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { After } from "../session/index.ts"
import { IdentityForm } from "./identity-form.ts"

/** First whose account it is, then the frame of the provider, which opens a moment after its dialog. */
export type AdditionStep =
  | { readonly tag: "closed" }
  | { readonly tag: "identity"; readonly isStarting: boolean }
  | {
      readonly tag: "connecting"
      readonly link: BankLink
      readonly nonce: string
      readonly isOpen: boolean
      /** What VoPay's frame connected, and Add then sends. */
      readonly connected: NewBank | null
      readonly isAdding: boolean
    }

/** Whose account it is comes first. */
export const FIRST_STEP: AdditionStep = { tag: "identity", isStarting: false }

/** After a no: the dialog is closed, and this is said in red. */
export const givenUp = (why: Told): { readonly step: AdditionStep; readonly said: string } => ({
  step: { tag: "closed" },
  said: messageOf(why),
})

/** One bank being added. */
export class BankAddition {
  step: AdditionStep = { tag: "closed" }
  identity = new IdentityForm()
  readonly #banks: Banks["Service"]
  readonly #snackbars: SnackbarQueue
  readonly #after: After
  readonly #nonce: () => string
  #added: (bank: OwnBank) => void = () => undefined

  constructor(banks: Banks["Service"], snackbars: SnackbarQueue, after: After, nonce: () => string) {
    this.#banks = banks
    this.#snackbars = snackbars
    this.#after = after
    this.#nonce = nonce
    makeAutoObservable(this, { step: observableRef, identity: observableRef })
  }

  /** `added` is told of the account once it is there. */
  readonly open = (added: (bank: OwnBank) => void): void => {
    this.#added = added
    this.identity = new IdentityForm()
    this.step = FIRST_STEP
  }

  readonly close = (): void => {
    this.step = { tag: "closed" }
  }

  /** The frame's address once it is to be seen. */
  get address(): string | null {
    return this.step.tag === "connecting" && this.step.isOpen ? frameAddress(this.step.link, this.step.nonce) : null
  }

  readonly connect = async (): Promise<void> => {
    if (this.step.tag !== "identity" || !this.identity.isComplete) return
    this.step = { tag: "identity", isStarting: true }
    const result = await Effect.runPromise(Effect.result(this.#banks.startLink()))
    runInAction(() => {
      if (this.step.tag !== "identity") return
      if (Result.isFailure(result)) return this.#refused(result.failure)
      const link = result.success
      const step = { tag: "connecting" as const, link, nonce: this.#nonce(), connected: null, isAdding: false }
      this.step = { ...step, isOpen: false }
      this.#after(CONNECTION_OPENS_AFTER, () => runInAction(() => this.#show(step.nonce)))
    })
  }

  #show(nonce: string): void {
    if (this.step.tag === "connecting" && this.step.nonce === nonce) this.step = { ...this.step, isOpen: true }
  }

  /** What was posted to this page: done by the frame of this very connection, or by nobody who counts. */
  readonly heard = (event: { readonly data: unknown; readonly origin: string }, origin: string): void => {
    if (this.step.tag !== "connecting") return
    const message = frameMessage(event, { origin, nonce: this.step.nonce })
    if (message !== null) this.#told(message)
  }

  #told(message: FrameMessage): void {
    if (message.event === "cancelled") return this.close()
    if (message.event === "failed") {
      this.close()
      this.#snackbars.error(bankConnectionTexts[message.reason])
      return
    }
    const bank = bankMessageOf(message, this.identity.sent)
    if (this.step.tag !== "connecting" || bank.provider !== this.step.link.provider) return
    this.step = { ...this.step, connected: bank }
    if (submitsAtOnce(bank.provider)) void this.add()
  }

  /** Sends what was connected. With Plaid nobody has to press for it. */
  readonly add = async (): Promise<void> => {
    const { step } = this
    if (step.tag !== "connecting" || step.connected === null || step.isAdding) return
    this.step = { ...step, isAdding: true }
    const result = await Effect.runPromise(Effect.result(this.#banks.add(step.connected)))
    runInAction(() => {
      if (Result.isFailure(result)) return this.#refused(result.failure)
      this.close()
      this.#snackbars.success("Bank added")
      this.#added(result.success)
    })
  }

  /** The dialog goes, and says why. */
  #refused(why: Told): void {
    const { said, step } = givenUp(why)
    this.step = step
    this.#snackbars.error(said)
  }
}
