import { type Broken, messageOf, type Refusal } from "@xl/core/messages"
import { noticeTexts } from "@xl/core/kernel"
import {
  whyBuyerProfile,
  buyerFormOf,
  buyerStepsDone,
  type BuyerForm,
  type BuyerStep,
  EMPTY_BUYER_FORM,
  isProfileCompleteForRoleRequest,
  isSameBuyerForm,
  MEMBER_ADDRESS,
  memberBegun,
  type Profile,
  type Profiles,
  stepsToBuy,
} from "@xl/core/profiles"
import type { Documents, LocalFile, DocumentRef } from "@xl/core/documents"
import { isFundsEntity } from "@xl/core/offers"
import { ProofOfFundsMissing, type RoleRequests, UserProfileIncomplete } from "@xl/core/roles"
import type { AssetId, UserId } from "@xl/core/shared"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { SessionStore } from "../session/index.ts"
import { viewModelToken } from "../view-model/index.ts"
import type { FieldErrors, ProfileDialogs, Report } from "./profile-dialogs.ts"
import { ProofUpload } from "./proof-upload.ts"

export type BuyerDialogState =
  | { readonly tag: "closed" }
  | { readonly tag: "open"; readonly step: BuyerStep; readonly isExpired: boolean }

/** A red notice about the profile goes when the next try succeeds. */
const ABOUT = "buyerProfile"
const ENTITY_FIELDS = ["purchasingEntity", "address", "city", "state", "zipCode"]

type Why = Broken | Refusal

/** Who buys, who acts for it, and the proof of funds: the three steps of becoming a buyer and of staying one. */
export class BuyerDialog {
  state: BuyerDialogState = { tag: "closed" }
  form: BuyerForm = EMPTY_BUYER_FORM
  errors: FieldErrors = {}
  isSaving = false
  readonly proof: ProofUpload
  #after: (() => void) | undefined
  #wanted: AssetId | null = null
  #kept: { readonly who: UserId; readonly form: BuyerForm } | null = null
  readonly #profiles: Profiles["Service"]
  readonly #requests: RoleRequests["Service"]
  readonly #dialogs: ProfileDialogs
  readonly #session: SessionStore
  readonly #snackbars: SnackbarQueue
  readonly #report: Report

  constructor(
    profiles: Profiles["Service"],
    requests: RoleRequests["Service"],
    documents: Documents["Service"],
    dialogs: ProfileDialogs,
    session: SessionStore,
    snackbars: SnackbarQueue,
    report: Report,
  ) {
    this.#profiles = profiles
    this.#requests = requests
    this.#dialogs = dialogs
    this.#session = session
    this.#snackbars = snackbars
    this.#report = report
    this.proof = new ProofUpload(documents)
    makeAutoObservable(this, { state: observableRef, form: observableRef, errors: observableRef, proof: false })
    session.whenEnding(() => {
      this.#kept = null
      this.#after = undefined
    })
  }

  /** Why it is asked for, and how much is left; null for who may offer, and while a request waits. */
  get why(): string | null {
    const { profile } = this.#session
    return profile === null || profile.buyerUnderReview ? null : whyBuyerProfile(stepsToBuy(profile))
  }

  get isUnderReview(): boolean {
    return this.#session.profile?.buyerUnderReview ?? false
  }

  /** The entity that the approved funds count for, where another one is typed. */
  get fundsStayWith(): string | null {
    const { fundsApprovalDate = null, fundsEntity = null } = this.#session.profile?.buyerProfile ?? {}
    const isOther = !isFundsEntity({ fundsEntity, purchasingEntity: this.form.purchasingEntity })
    return fundsApprovalDate !== null && isOther ? fundsEntity : null
  }

  /** Why the last request was declined. */
  get declineReason(): string | null {
    return this.#session.profile?.buyerProfile.declineReason ?? null
  }

  /** Papers that were filed, newest first. */
  get papers(): ReadonlyArray<DocumentRef> {
    return this.#session.profile?.buyerProfile.pofDocument ?? []
  }

  /** Which steps have what they ask for. */
  get done(): { readonly [S in BuyerStep]: boolean } {
    const { profile } = this.#session
    return profile === null ? { 1: false, 2: false, 3: false } : buyerStepsDone(profile)
  }

  /** What is wrong with the managing member's address, by the names that an address has. */
  get memberAddressErrors(): FieldErrors {
    return Object.fromEntries(
      Object.entries(this.errors).flatMap(([field, said]) =>
        field.startsWith(MEMBER_ADDRESS) ? [[field.slice(MEMBER_ADDRESS.length), said]] : [],
      ),
    )
  }

  /**
   * Over what was typed and not sent, else over what is saved. `after` runs when the dialog is closed, sent or not; the approval leads to
   * the asset that is wanted.
   */
  readonly open = (step: BuyerStep, isExpired: boolean, after?: () => void, wanted: AssetId | null = null): void => {
    const { profile } = this.#session
    if (profile === null) return
    this.form = this.#kept?.who === profile.id ? this.#kept.form : buyerFormOf(profile)
    this.errors = {}
    this.#after = after
    this.#wanted = wanted
    this.proof.cancel()
    this.#session.profileAsked()
    this.state = { tag: "open", step, isExpired }
    this.#begin(step)
  }

  /** What was typed stays in this tab. */
  readonly close = (): void => {
    const { profile } = this.#session
    if (this.state.tag === "open" && profile !== null) this.#kept = { who: profile.id, form: this.form }
    this.proof.cancel()
    this.#end()
  }

  readonly type = (change: Partial<BuyerForm>): void => {
    this.form = { ...this.form, ...change }
    const typed = new Set([
      ...Object.keys({ ...change, ...change.purchasingEntityAddress }),
      ...Object.keys(change.mmgpAddress ?? {}).map((field) => `${MEMBER_ADDRESS}${field}`),
    ])
    this.errors = Object.fromEntries(Object.entries(this.errors).filter(([field]) => !typed.has(field)))
  }

  readonly go = (step: BuyerStep): void => {
    if (this.state.tag !== "open") return
    this.state = { ...this.state, step }
    this.#begin(step)
  }

  /** Saves the step and goes to the next; it stays where a value is refused. */
  readonly next = async (): Promise<void> => {
    if (this.state.tag !== "open" || this.isSaving) return
    const { step } = this.state
    if (step === 1 && (await this.#save(this.#profiles.updatePurchaseEntity(this.form)))) this.go(2)
    else if (step === 2 && (await this.#save(this.#profiles.updateManagingMember(this.form)))) this.go(3)
  }

  readonly send = (file: LocalFile): void => {
    this.errors = {}
    this.proof.send(file)
  }

  /** Puts the proof of funds into the profile, then before the administrators; what was typed on the way here is saved first. */
  readonly request = async (): Promise<void> => {
    const { upload } = this.proof
    const { profile } = this.#session
    if (profile === null || this.isSaving) return
    if (upload.tag !== "sent") {
      this.errors = { proofOfFunds: messageOf(new ProofOfFundsMissing()) }
      return
    }
    if (!isProfileCompleteForRoleRequest(profile)) return this.#completeFirst()
    if (await this.#saveAll(profile, upload.document)) await this.#ask(upload.document)
  }

  /** The user profile comes before the request; the paper that arrived waits for it. */
  #completeFirst(): void {
    const { state } = this
    this.#snackbars.error(messageOf(new UserProfileIncomplete()), ABOUT)
    this.state = { tag: "closed" }
    this.#dialogs.openUser(() => runInAction(() => (this.state = state)))
  }

  #end(): void {
    this.state = { tag: "closed" }
    const after = this.#after
    this.#after = undefined
    after?.()
  }

  async #saveAll(profile: Profile, paper: DocumentRef): Promise<boolean> {
    const isTyped = !isSameBuyerForm(memberBegun(this.form), memberBegun(buyerFormOf(profile)))
    if (isTyped && !(await this.#save(this.#profiles.updateBuyerProfile(this.form)))) return false
    return this.#save(this.#profiles.updateProofOfFunds([paper]))
  }

  async #ask(paper: DocumentRef): Promise<void> {
    runInAction(() => (this.isSaving = true))
    const result = await Effect.runPromise(Effect.result(this.#requests.createBuyerRequest([paper], this.#wanted)))
    runInAction(() => (this.isSaving = false))
    if (Result.isFailure(result)) return this.#snackbars.error(messageOf(result.failure), ABOUT)
    this.#snackbars.success(noticeTexts.requestSent, ABOUT)
    runInAction(() => {
      this.#kept = null
      this.#end()
    })
    await this.#session.refresh()
  }

  /** The managing member's address starts as the entity's, where none was typed yet. */
  #begin(step: BuyerStep): void {
    if (step === 2) this.form = memberBegun(this.form)
  }

  async #save<W extends Why>(saving: Effect.Effect<Profile, W>): Promise<boolean> {
    runInAction(() => (this.isSaving = true))
    const result = await Effect.runPromise(Effect.result(saving))
    runInAction(() => {
      this.isSaving = false
      this.#snackbars.settle(ABOUT)
      if (Result.isSuccess(result)) this.#session.edited(result.success)
      else this.#refused(result.failure)
    })
    return Result.isSuccess(result)
  }

  /** Beside the fields that are refused, at the step that has the first of them. */
  #refused(why: Why): void {
    if (why._tag !== "ProfileFieldsInvalid") {
      this.#report("Updating User Profile", why)
      return this.#snackbars.error(messageOf(why), ABOUT)
    }
    this.errors = Object.fromEntries(why.problems.map(({ field, message }) => [field, message]))
    this.go(why.problems.some(({ field }) => ENTITY_FIELDS.includes(field)) ? 1 : 2)
  }
}

export const buyerDialog = viewModelToken<BuyerDialog>("BuyerDialog")
