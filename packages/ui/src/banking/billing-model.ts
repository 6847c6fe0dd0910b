import {
  asksIdentity,
  bankAddressFailures,
  type BankAddress,
  type Banks,
  type OwnBank,
  selectableBanks,
} from "@xl/core/banking"
import { fieldTexts, type BankingInfoId } from "@xl/core/shared"
import { messageOf, type Told } from "@xl/core/messages"
import { DEFAULT_SETTINGS, type OperatorSettings, type Settings } from "@xl/core/settings"
import { Cause, Effect, Exit, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { After } from "../session/index.ts"
import { type Listed, listedOf, pageOf, viewModelToken } from "../view-model/index.ts"
import { BankAddition } from "./bank-addition.ts"
import { IdentityForm } from "./identity-form.ts"

/** What is asked about one's accounts. `identity` is asked before a bank is chosen that has no number. */
export type BillingDialog =
  | { readonly tag: "address"; readonly bank: OwnBank }
  | { readonly tag: "closed" }
  | { readonly tag: "delete"; readonly bank: OwnBank }
  | { readonly tag: "edit"; readonly bank: OwnBank }
  | { readonly tag: "identity"; readonly bank: OwnBank }
  | { readonly tag: "prompt"; readonly bank: OwnBank }
  | { readonly tag: "select"; readonly chosen: BankingInfoId | null }

export const EMPTY_BANK_ADDRESS: BankAddress = { address: "", city: "", state: "", zipCode: "" }

type AddressErrors = { readonly [F in keyof BankAddress]?: string }

/** What is said where the gateway's answer held nothing. */
const NO_ANSWER = "The bank was not changed. Please try again."

/** The answer; else null, after its message was told: that of the no, or that there was none. */
export const answerOf = <A, E extends Told>(exit: Exit.Exit<A, E>, tell: (said: string) => void): A | null => {
  if (Exit.isSuccess(exit)) return exit.value
  const [why] = exit.cause.reasons.filter(Cause.isFailReason)
  tell(why ? messageOf(why.error) : NO_ANSWER)
  return null
}

/** One's own bank accounts, and what is done with them. */
export class BillingModel {
  listed: Listed<ReadonlyArray<OwnBank>> = { tag: "loading", page: null }
  settings: Settings = DEFAULT_SETTINGS
  dialog: BillingDialog = { tag: "closed" }
  identity = new IdentityForm()
  address: BankAddress = EMPTY_BANK_ADDRESS
  addressErrors: AddressErrors = {}
  isAsking = false
  readonly addition: BankAddition
  readonly #banks: Banks["Service"]
  readonly #settings: OperatorSettings["Service"]
  readonly #snackbars: SnackbarQueue

  constructor(
    banks: Banks["Service"],
    settings: OperatorSettings["Service"],
    snackbars: SnackbarQueue,
    after: After,
    nonce: () => string,
  ) {
    this.#banks = banks
    this.#settings = settings
    this.#snackbars = snackbars
    this.addition = new BankAddition(banks, snackbars, after, nonce)
    makeAutoObservable(this, {
      addition: false,
      listed: observableRef,
      settings: observableRef,
      dialog: observableRef,
      identity: observableRef,
      address: observableRef,
      addressErrors: observableRef,
    })
  }

  get banks(): ReadonlyArray<OwnBank> {
    return pageOf(this.listed) ?? []
  }

  /** Those that deposits may go through. */
  get selectable(): ReadonlyArray<OwnBank> {
    return selectableBanks(this.banks, { failed: null, ...this.settings })
  }

  /** The one that deposits go through, as long as its provider asks for an address. */
  get unaddressed(): OwnBank | undefined {
    return this.banks.find(({ isChosen, needsAddress }) => isChosen && needsAddress)
  }

  /** Settings that do not come leave the defaults: the gateway decides anyway. */
  readonly open = async (): Promise<void> => {
    const [banks, settings] = await Promise.all([
      Effect.runPromise(Effect.result(this.#banks.mine())),
      Effect.runPromise(Effect.result(this.#settings.read())),
    ])
    runInAction(() => {
      this.listed = listedOf(banks)
      if (Result.isSuccess(settings)) this.settings = settings.success
    })
  }

  readonly add = (): void => this.addition.open((bank) => this.#added(bank))

  /** A bank without an address says so at once. */
  #added(bank: OwnBank): void {
    this.listed = { tag: "listed", page: [...this.banks, bank] }
    if (bank.needsAddress) this.dialog = { tag: "prompt", bank }
  }

  readonly close = (): void => {
    this.dialog = { tag: "closed" }
  }

  readonly askDelete = (bank: OwnBank): void => {
    this.dialog = { tag: "delete", bank }
  }

  readonly askEdit = (bank: OwnBank): void => this.#askIdentity("edit", bank)

  readonly askSelect = (): void => {
    this.dialog = { tag: "select", chosen: this.selectable.find(({ isChosen }) => isChosen)?.bankingInfoId ?? null }
  }

  readonly askAddress = (bank: OwnBank): void => {
    this.address = bank.address ?? EMPTY_BANK_ADDRESS
    this.addressErrors = {}
    this.dialog = { tag: "address", bank }
  }

  #askIdentity(tag: "edit" | "identity", bank: OwnBank): void {
    this.identity = new IdentityForm(bank.category === "Individual" ? "Individual" : "Business")
    this.dialog = { tag, bank }
  }

  readonly select = (chosen: BankingInfoId): void => {
    if (this.dialog.tag === "select") this.dialog = { tag: "select", chosen }
  }

  /** Chooses the bank, or first asks for the number that it lacks. */
  readonly confirm = async (): Promise<void> => {
    const { dialog } = this
    const bank = dialog.tag === "select" && this.banks.find((one) => one.bankingInfoId === dialog.chosen)
    if (!bank) return
    if (asksIdentity(bank)) this.#askIdentity("identity", bank)
    else await this.#choose(bank.bankingInfoId)
  }

  readonly remove = async (): Promise<void> => {
    if (this.dialog.tag !== "delete") return
    const { bankingInfoId: id } = this.dialog.bank
    if ((await this.#ask(this.#banks.remove(id))) === null) return
    runInAction(() => {
      this.listed = { tag: "listed", page: this.banks.filter((one) => one.bankingInfoId !== id) }
      this.#snackbars.success("Bank deleted")
      this.close()
    })
  }

  /** Saves whose account it is; where a choice waited for that, it is made then. False where nothing was answered. */
  readonly edit = async (): Promise<boolean> => {
    const { dialog } = this
    if ((dialog.tag !== "edit" && dialog.tag !== "identity") || !this.identity.isComplete) return false
    const { bankingInfoId: id } = dialog.bank
    const bank = await this.#ask(this.#banks.edit(id, { ...this.identity.sent, token: null }))
    if (bank === null) return false
    runInAction(() => this.#took(bank))
    if (dialog.tag === "identity") await this.#choose(id)
    else
      runInAction(() => {
        this.#snackbars.success("Bank updated")
        this.close()
      })
    return true
  }

  readonly typeAddress = (change: Partial<BankAddress>): void => {
    this.address = { ...this.address, ...change }
    this.addressErrors = Object.fromEntries(Object.entries(this.addressErrors).filter(([field]) => !(field in change)))
  }

  readonly saveAddress = async (): Promise<void> => {
    if (this.dialog.tag !== "address") return
    const failures = Object.entries(bankAddressFailures(this.address))
    this.addressErrors = Object.fromEntries(
      failures.flatMap(([field, failure]) => (failure === null ? [] : [[field, fieldTexts[failure]]])),
    )
    if (Object.keys(this.addressErrors).length > 0) return
    const bank = await this.#ask(this.#banks.addAddress(this.dialog.bank.bankingInfoId, this.address))
    if (bank === null) return
    runInAction(() => {
      this.#took(bank)
      this.#snackbars.success("Banking address saved")
      this.close()
    })
  }

  async #choose(id: BankingInfoId): Promise<void> {
    const bank = await this.#ask(this.#banks.choose(id))
    if (bank === null) return
    runInAction(() => {
      const page = this.banks.map((one) => ({ ...one, isChosen: one.bankingInfoId === id }))
      this.listed = { tag: "listed", page }
      this.#took(bank)
      this.#snackbars.success("Deposits go through this bank now")
      this.close()
    })
  }

  #took(bank: OwnBank): void {
    const page = this.banks.map((one) => (one.bankingInfoId === bank.bankingInfoId ? bank : one))
    this.listed = { tag: "listed", page }
  }

  /** The answer; null after a no, which is shown, and after no answer at all. */
  async #ask<A, E extends Told>(question: Effect.Effect<A, E>): Promise<A | null> {
    runInAction(() => (this.isAsking = true)) // a second question comes after the first one's answer, outside its action
    const exit = await Effect.runPromiseExit(question)
    return runInAction(() => {
      this.isAsking = false
      return answerOf(exit, this.#snackbars.error)
    })
  }
}

export const billingModel = viewModelToken<BillingModel>("BillingModel")
