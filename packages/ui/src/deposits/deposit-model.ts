import type { Banks, OwnBank } from "@xl/core/banking"
import {
  banksForOffer,
  type DepositAction,
  type Deposits,
  type DepositView,
  isDepositAgreed,
  isPaymentAwaited,
  takesBank,
} from "@xl/core/deposits"
import { messageOf, type Told } from "@xl/core/messages"
import { successTexts } from "@xl/core/kernel"
import type { Offers, OfferView } from "@xl/core/offers"
import { type BankingInfoId, Cents, dayOf, must, type OfferId } from "@xl/core/shared"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { SessionStore, SignInEffects } from "../session/index.ts"
import { Latest, type Listed, listedOf, pageOf, viewModelToken } from "../view-model/index.ts"
import { DepositForm } from "./deposit-form.ts"

/** What is asked about a deposit. */
export type DepositStep = DepositAction | "selectBank"

type Asked = Effect.Effect<unknown, Told> | null

const DONE: { readonly [Step in DepositStep]: string } = {
  approveDeposit: successTexts.depositTransferStarted,
  approveDepositSeller: "You approved the payout. An administrator was told.",
  declineDeposit: "The decision is made. Both parties were told.",
  editDepositAmount: "The deposit amount is changed.",
  recordManualTransfer: "The transfer is recorded.",
  refundDeposit: successTexts.refundStarted,
  selectBank: "The bank is selected for this offer.",
}

/** The earnest money of one offer, for whoever may see it. What others do shows without reload. */
export class DepositModel {
  offer: OfferView | null = null
  held: Listed<DepositView> = { tag: "loading", page: null }
  step: DepositStep | "closed" = "closed"
  form: DepositForm | null = null
  /** Null until they are read. */
  banks: ReadonlyArray<OwnBank> | null = null
  chosen: BankingInfoId | null = null
  error: string | null = null
  isAsking = false
  readonly #deposits: Deposits["Service"]
  readonly #offers: Offers["Service"]
  readonly #banks: Banks["Service"]
  readonly #session: SessionStore
  readonly #effects: SignInEffects
  readonly #snackbars: SnackbarQueue
  readonly #now: () => number
  readonly #latest = new Latest()

  constructor(
    deposits: Deposits["Service"],
    offers: Offers["Service"],
    banks: Banks["Service"],
    session: SessionStore,
    effects: SignInEffects,
    snackbars: SnackbarQueue,
    now: () => number,
  ) {
    this.#deposits = deposits
    this.#offers = offers
    this.#banks = banks
    this.#session = session
    this.#effects = effects
    this.#snackbars = snackbars
    this.#now = now
    makeAutoObservable(this, {
      offer: observableRef,
      held: observableRef,
      form: observableRef,
      banks: observableRef,
    })
  }

  get deposit(): DepositView | null {
    return pageOf(this.held)
  }

  /** Whether a bank is of any use still. */
  get takesBank(): boolean {
    return this.offer !== null && this.deposit !== null && takesBank(this.offer.status, this.deposit)
  }

  /** Whether the seller chose the offer with this deposit: from then on it is only raised. */
  get isAgreed(): boolean {
    return this.offer !== null && isDepositAgreed(this.offer)
  }

  /** How to pay by hand, for the buyer whose money is awaited: the operator's words, blank where nothing is said; null for all others. */
  get payingByHand(): string | null {
    const { deposit, offer } = this
    const { autoDeposit, depositInstructions } = this.#effects.settings
    if (deposit === null || offer === null || autoDeposit || deposit.side !== "buyer") return null
    return isPaymentAwaited(offer, deposit) ? depositInstructions.trim() : null
  }

  get today() {
    return dayOf(this.#now())
  }

  /** Shows the deposit of an offer; the same offer as it is now leaves open what is asked about it. */
  readonly open = async (offer: OfferView): Promise<void> => {
    if (offer.id !== this.offer?.id) {
      this.held = { tag: "loading", page: null }
      this.step = "closed"
    }
    this.offer = offer
    await this.again()
  }

  readonly again = async (): Promise<void> => {
    const { offer } = this
    if (offer === null) return
    const result = await this.#latest.ask(this.#deposits.find(offer.id))
    if (result) runInAction(() => (this.held = listedOf(result)))
  }

  /** The answer is called when the screen closes. */
  readonly follow = (): (() => void) =>
    this.#session.listen((event) => {
      const isOurs = event.topic === "offer" && event.id === this.offer?.id
      const isItsAsset = event.topic === "asset" && this.offer?.assets.some(({ id }) => id === event.id)
      if (event.topic === "missed" || isOurs || isItsAsset) void this.again()
    })

  readonly ask = (step: DepositStep): void => {
    const { deposit } = this
    if (deposit === null) return
    this.step = step
    this.error = null
    this.form = new DepositForm(deposit, this.today)
    if (step === "selectBank") void this.#readBanks()
  }

  readonly close = (): void => {
    this.step = "closed"
    this.error = null
  }

  readonly choose = (bank: BankingInfoId): void => {
    this.chosen = bank
  }

  /** Gives whether it was done. Where something is missing nothing is asked. */
  readonly confirm = async (): Promise<boolean> => {
    const { form, offer, step } = this
    if (form === null || offer === null || step === "closed") return false
    form.send()
    const command = this.#commands[step](form, offer.id)
    if (command === null) return false
    this.isAsking = true
    this.error = null
    const result = await Effect.runPromise(Effect.result(command))
    runInAction(() => {
      this.isAsking = false
      if (Result.isFailure(result)) this.error = messageOf(result.failure)
      else this.step = "closed"
    })
    if (Result.isFailure(result)) return false
    this.#snackbars.success(DONE[step])
    await this.again()
    return true
  }

  /** What each step asks, or null while something is missing. */
  readonly #commands: { readonly [Step in DepositStep]: (form: DepositForm, id: OfferId) => Asked } = {
    approveDeposit: ({ amount, reason }, id) =>
      amount === undefined ? null : this.#deposits.approve(id, must(Cents, amount), reason),
    approveDepositSeller: (_form, id) => this.#deposits.approveAsSeller(id),
    declineDeposit: (form, id) =>
      form.missing("comment") ? null : this.#deposits.decline(id, form.fault, form.comment),
    editDepositAmount: ({ amount }, id) =>
      amount === undefined ? null : this.#deposits.editAmount(id, must(Cents, amount)),
    recordManualTransfer: (form, id) =>
      form.missing("reference") || form.day === undefined
        ? null
        : this.#offers.recordManualTransfer(id, form.leg, form.reference, form.day),
    refundDeposit: (_form, id) => this.#deposits.refund(id),
    selectBank: (_form, id) =>
      this.chosen === null || this.deposit === null
        ? null
        : this.#deposits.selectBank(id, this.deposit.side, this.chosen),
  }

  #choosable(banks: ReadonlyArray<OwnBank>): ReadonlyArray<OwnBank> {
    return this.deposit === null ? banks : banksForOffer(this.deposit, banks, this.#effects.settings)
  }

  async #readBanks(): Promise<void> {
    this.banks = null
    this.chosen = this.deposit?.bank?.bankingInfoId ?? null
    const result = await Effect.runPromise(Effect.result(this.#banks.mine()))
    runInAction(() => {
      if (Result.isSuccess(result)) this.banks = this.#choosable(result.success)
      else this.error = messageOf(result.failure)
    })
  }
}

export const depositModel = viewModelToken<DepositModel>("DepositModel")
