import {
  ADVISORY_PLAN,
  type AssetCatalog,
  type AssetEdit,
  type AssetView,
  type FactParts,
  type FactWarning,
  changedParts,
  completedInForm,
  EMPTY_LISTING_FORM,
  type FormStanding,
  type ListingForm,
  listingFormOf,
  type Listings,
  missingForListing,
  NEW_STANDING,
  type WizardPage,
  type WizardStep,
} from "@xl/core/assets"
import { needsChangeRequest } from "@xl/core/change-requests"
import type { ContactDesk } from "@xl/core/contact"
import { type AssetId, type Day, dayOf } from "@xl/core/shared"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { Operator } from "../profile/index.ts"
import type { Log, SessionStore, SignInEffects } from "../session/index.ts"
import { viewModelToken } from "../view-model/index.ts"
import { AdvisorRequest } from "./advisor-request.ts"
import { faultsIn, unconfirmedIn } from "./confirmations.ts"
import type { FieldErrors } from "./form-problems.ts"
import type { KeptForms } from "./kept-forms.ts"
import { ListingProblems } from "./listing-problems.ts"
import { type Confirmed, type ConfirmedSave, materialIn, rebased, withConfirmed } from "./material-save.ts"
import { editOf, pathAfterKeeping, type SaveKind } from "./save-plan.ts"
import type { SavingTrouble } from "./saving-refusal.ts"
import { SavingReport } from "./saving-report.ts"
import { ListingSaver, type Saved, type Why } from "./listing-saver.ts"
import { notOpened, type WizardState } from "./wizard-state.ts"

/** An asset while its steps are filled in: what is typed, what of it is saved, what is missing, and where a save leads. */
export class ListingWizard {
  state: WizardState = { tag: "opening" }
  asset: AssetView | null = null
  form: ListingForm = EMPTY_LISTING_FORM
  saved: ListingForm = EMPTY_LISTING_FORM
  /** Whether what is shown was typed before the page came anew. */
  isRestored = false
  isSaving = false
  /** Why the last save was not kept, where that is no fault of a field. */
  trouble: SavingTrouble | null = null
  /** The save that waits for the seller's confirmation. */
  confirming: ConfirmedSave | null = null
  /** Why the facts in it change, as typed. */
  note = ""
  plan: string | null = null
  #id: AssetId | null = null
  readonly #problems = new ListingProblems()
  readonly #catalog: AssetCatalog["Service"]
  readonly #saver: ListingSaver
  readonly #advisor: AdvisorRequest
  readonly #session: SessionStore
  readonly #effects: SignInEffects
  readonly #kept: KeptForms
  readonly #report: SavingReport
  readonly #now: () => number

  constructor(
    catalog: AssetCatalog["Service"],
    listings: Listings["Service"],
    desk: ContactDesk["Service"],
    session: SessionStore,
    effects: SignInEffects,
    kept: KeptForms,
    snackbars: SnackbarQueue,
    operator: Operator,
    log: Log,
    now: () => number,
  ) {
    this.#catalog = catalog
    this.#saver = new ListingSaver(listings)
    this.#advisor = new AdvisorRequest(desk, session, snackbars, log)
    this.#session = session
    this.#effects = effects
    this.#kept = kept
    this.#now = now
    this.#report = new SavingReport(snackbars, operator, log)
    makeAutoObservable(this, {
      state: observableRef,
      asset: observableRef,
      form: observableRef,
      saved: observableRef,
      confirming: observableRef,
    })
  }

  get id(): AssetId | null {
    return this.asset?.id ?? null
  }

  get standing(): FormStanding {
    return this.asset ?? NEW_STANDING
  }

  get autoDeposit(): boolean {
    return this.#effects.settings.autoDeposit
  }

  /** The steps in which nothing is missing, neither of what is saved nor of what stands in the form. */
  get completed(): ReadonlyArray<WizardStep> {
    const inForm = completedInForm(this.form, this.standing, this.autoDeposit)
    return completedInForm(this.saved, this.standing, this.autoDeposit).filter((step) => inForm.includes(step))
  }

  /** What publication still needs, as step.field. */
  get missing(): ReadonlyArray<string> {
    return missingForListing(this.form, this.standing, this.autoDeposit)
  }

  /** The facts that buyers read now; null before publication. */
  get published(): FactParts | null {
    return this.asset !== null && needsChangeRequest(this.asset) ? this.asset : null
  }

  /** What keeps publication from being asked for, though nothing is missing: facts to be mended, and facts to be confirmed. */
  get doubts(): { readonly wrong: ReadonlyArray<FactWarning>; readonly unconfirmed: ReadonlyArray<FactWarning> } {
    return { wrong: faultsIn(this), unconfirmed: unconfirmedIn(this) }
  }

  get isDirty(): boolean {
    return Object.keys(this.#changes).length > 0
  }

  /** A requested publication refuses every edit until it is taken back. */
  get isPending(): boolean {
    return this.asset?.registrationStatus === "pending"
  }

  get errors(): FieldErrors {
    return this.#problems.of(this)
  }

  get isNew(): boolean {
    return this.id === null
  }

  get today(): Day {
    return dayOf(this.#now())
  }

  /** Null is an asset that is not created yet. One that is open already stays, and is read again: an administrator may have decided meanwhile. */
  readonly open = async (id: AssetId | null, plan: string | null = null): Promise<void> => {
    this.plan = plan
    if (this.state.tag === "open" && this.id === id) return id === null ? undefined : this.#lookAgain(id)
    this.#id = id
    this.state = { tag: "opening" }
    this.trouble = null
    this.#problems.clear()
    this.asset = null
    if (id === null) this.#filled(null)
    else await this.#load(id)
  }

  readonly again = async (): Promise<void> => {
    this.state = { tag: "opening" }
    if (this.#id !== null) await this.#load(this.#id)
  }

  /** What others do to it shows; what is typed stays. The answer is called when the screen closes. */
  readonly follow = (): (() => void) =>
    this.#session.listen((event) => {
      const isIt = event.topic === "missed" || (event.topic === "asset" && event.id === this.id)
      if (isIt && this.id !== null && !this.isSaving) void this.#lookAgain(this.id)
    })

  readonly type = (change: Partial<ListingForm>): void => {
    this.form = { ...this.form, ...change }
    this.#problems.tell({})
    this.#kept.keep(this.#who, this.id, this.form)
  }

  /** From now on it is said beside the field what is wrong with it. */
  readonly leave = (field: string): void => {
    this.#problems.leave(field)
  }

  /** Drops what was typed since the last save. */
  readonly reset = (): void => {
    this.#kept.forget(this.#who, this.id)
    this.#take(this.asset)
  }

  /** Answers where that leads, or null where it was not saved or waits for a confirmation. */
  readonly save = async (kind: SaveKind, page: WizardPage): Promise<string | null> => {
    if (this.isSaving || !this.#isFit(kind, page)) return null
    const changes = materialIn(this.form, this.asset)
    if (changes.length === 0) return this.#save(kind, page, { changes, note: "" })
    this.confirming = { kind, page, changes }
    return null
  }

  /** What was typed as a note stays. */
  readonly dismiss = (): void => void (this.confirming = null)
  readonly explain = (note: string): void => void (this.note = note)

  /** Sends the save that was confirmed. Answers where that leads, or null. */
  readonly confirm = async (): Promise<string | null> => {
    const { confirming } = this
    if (confirming === null || this.isSaving) return null
    const path = await this.#save(confirming.kind, confirming.page, { changes: confirming.changes, note: this.note })
    runInAction(() => (this.confirming = null))
    return path
  }

  async #save(kind: SaveKind, page: WizardPage, meant: Confirmed): Promise<string | null> {
    const { isNew } = this
    const result = await this.#keep(withConfirmed(editOf(kind, page, this.form, this), this.asset, meant))
    if (Result.isFailure(result)) return this.#refused(result.failure)
    this.#kept.forget(this.#who, isNew ? null : result.success.id)
    this.#take(result.success)
    this.explain("")
    this.#report.saved(kind, meant.changes.length > 0)
    return pathAfterKeeping(kind, page, result.success, { autoDeposit: this.autoDeposit, isNew })
  }

  /** Saves whatever differs, as before publication is asked for; false where that was not kept. */
  readonly keepAll = async (): Promise<boolean> => {
    if (!this.isDirty) return true
    if (!this.#isFit("save", "asset-info")) return false
    const result = await this.#keep(this.#changes)
    if (Result.isFailure(result)) this.#refused(result.failure)
    else this.#take(result.success)
    return Result.isSuccess(result)
  }

  /** Takes over what a command on the asset answered with. */
  readonly took = (asset: AssetView): void => {
    this.asset = asset
    this.form = rebased(this.form, this.saved, listingFormOf(asset))
    this.saved = listingFormOf(asset)
  }

  /** Whose it is that is typed. */
  get #who(): string {
    return this.#session.profile?.id ?? ""
  }

  get #changes(): AssetEdit {
    return changedParts(this.form, this.saved)
  }

  #isFit(kind: SaveKind, page: WizardPage): boolean {
    const why = this.#problems.unfit(kind, page, this)
    return why === null || this.#report.unfit(why)
  }

  async #keep(edit: AssetEdit): Promise<Saved> {
    runInAction(() => {
      this.isSaving = true
      this.trouble = null
    })
    const saved = this.asset === null ? await this.#create(edit) : await this.#saver.send(this.asset, edit)
    runInAction(() => (this.isSaving = false))
    if (Result.isSuccess(saved)) this.#report.settle()
    return saved
  }

  async #create(edit: AssetEdit): Promise<Saved> {
    return this.#saver.createWith(edit, this.form, this.plan ?? "", {
      tiers: (tiers) => this.type({ tiers }),
      made: async (asset) => {
        this.#kept.forget(this.#who, null)
        runInAction(() => (this.asset = asset))
        if (this.plan === ADVISORY_PLAN) await this.#advisor.send(asset)
      },
    })
  }

  #refused(why: Why): null {
    const { told, trouble } = this.#report.refused(why)
    this.#problems.tell(told)
    runInAction(() => (this.trouble = trouble))
    return null
  }

  async #load(id: AssetId): Promise<void> {
    const result = await Effect.runPromise(Effect.result(this.#catalog.find(id)))
    if (id !== this.#id) return
    if (Result.isSuccess(result)) return this.#filled(result.success)
    runInAction(() => (this.state = notOpened(result.failure)))
  }

  /** Reads the listing as others left it. What is typed stays. */
  readonly reload = async (): Promise<void> => {
    if (this.id !== null) await this.#lookAgain(this.id)
    runInAction(() => (this.trouble = null))
  }

  async #lookAgain(id: AssetId): Promise<void> {
    const result = await Effect.runPromise(Effect.result(this.#catalog.find(id)))
    if (Result.isSuccess(result) && id === this.id) this.took(result.success)
  }

  /** With what was typed before and not saved, where this tab kept it. */
  #filled(asset: AssetView | null): void {
    const kept = this.#kept.read(this.#who, asset?.id ?? null)
    this.#take(asset)
    runInAction(() => {
      this.isRestored = kept !== null
      if (kept) this.form = kept
      this.state = { tag: "open" }
    })
  }

  #take(asset: AssetView | null): void {
    const form = asset ? listingFormOf(asset) : EMPTY_LISTING_FORM
    runInAction(() => {
      this.asset = asset
      this.#id = asset?.id ?? this.#id
      this.saved = form
      this.form = form
      this.isRestored = false
      this.trouble = null
      this.#problems.tell({})
    })
  }
}

export const listingWizard = viewModelToken<ListingWizard>("ListingWizard")
