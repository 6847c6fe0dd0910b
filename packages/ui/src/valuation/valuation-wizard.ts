import { fieldTexts, type AssetId, decode, type ValuationId } from "@xl/core/shared"
import { messageOf } from "@xl/core/messages"
import {
  type CalculatorResult,
  draftOfInput,
  EMPTY_VALUATION,
  inputOfDraft,
  missingAtStep,
  openStep,
  VALUATION_STEPS,
  ValuationDraft,
  type ValuationInput,
  type ValuationInputInvalid,
  type Valuations,
  type ValuationStep,
} from "@xl/core/valuation"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SessionStore } from "../session/index.ts"
import { Latest, viewModelToken } from "../view-model/index.ts"
import { askFor, stepOfField } from "./steps.ts"
import type { ValuationDrafts } from "./valuation-drafts.ts"

export type WizardState =
  | { readonly tag: "opening" }
  | { readonly tag: "open" }
  | { readonly tag: "missing" }
  | { readonly tag: "failed"; readonly said: string }

/** A field as it travels: money and rates as decimal strings, days as ISO days. */
export type Wire = boolean | number | string | null
export type DraftPart = "address" | "assumptions" | "notPaying" | "paying" | "specifics"
export type FieldErrors = Readonly<Record<string, string>>

type Why = Parameters<typeof messageOf>[0]
interface Answer {
  readonly id: ValuationId | null
  readonly result: CalculatorResult | null
}

/** A valuation from its first field to its result. One for the whole app, so that going from step to step loses nothing. */
export class ValuationWizard {
  state: WizardState = { tag: "opening" }
  draft: ValuationDraft = EMPTY_VALUATION
  /** Of the saved valuation that is shown; null while it is a visitor's, or not saved yet. */
  id: ValuationId | null = null
  /** The listing that was made of it. */
  assetId: AssetId | null = null
  errors: FieldErrors = {}
  result: CalculatorResult | null = null
  isValuing = false
  /** Why there is no result, in words. */
  failure: string | null = null
  readonly #valuations: Valuations["Service"]
  readonly #drafts: ValuationDrafts
  readonly #session: SessionStore
  readonly #opening = new Latest()
  readonly #valuing = new Latest()
  #valued: ValuationDraft | null = null
  /** Whether a result was asked for, in this tab or before it was loaded anew. */
  #wasValued = false

  constructor(valuations: Valuations["Service"], drafts: ValuationDrafts, session: SessionStore) {
    this.#valuations = valuations
    this.#drafts = drafts
    this.#session = session
    makeAutoObservable(this, {
      state: observableRef,
      draft: observableRef,
      errors: observableRef,
      result: observableRef,
    })
    session.whenEnding(this.begin)
  }

  /** Whether the result shown is of what is entered now. */
  get isFresh(): boolean {
    return this.result !== null && this.#valued === this.draft
  }

  /** Whether the result is one that a sign-in would keep. */
  get isUnsaved(): boolean {
    return this.id === null && this.#session.profile !== null
  }

  /** Whether a result is to be asked for: there is none of what is entered now, or whoever signed in has none kept. */
  get wantsResult(): boolean {
    const isReady = this.state.tag === "open" && this.isWhole && this.#session.state.tag !== "opening"
    return isReady && this.failure === null && !this.isValuing && (!this.isFresh || this.isUnsaved)
  }

  /** Whether no step lacks anything. */
  get isWhole(): boolean {
    return openStep("valuation", this.draft) === "valuation"
  }

  /** The step that is shown for the one in the address. */
  readonly stepAt = (asked: ValuationStep): ValuationStep => openStep(asked, this.draft)

  readonly isCompleted = (step: ValuationStep): boolean =>
    openStep("valuation", this.draft) === "valuation" ||
    VALUATION_STEPS.indexOf(step) < VALUATION_STEPS.indexOf(openStep("valuation", this.draft))

  /** Begins anew, and forgets what was kept of the one before. */
  readonly begin = (): void => {
    this.#drafts.forget()
    this.#valuing.begin()
    this.isValuing = false
    this.#show(EMPTY_VALUATION, null)
  }

  /** Shows the valuation of the address: what was typed and not saved comes before what is saved. */
  readonly open = async (id: ValuationId | null): Promise<void> => {
    if (this.state.tag === "open" && this.id === id) return
    const isLatest = this.#opening.begin()
    const kept = this.#drafts.read()
    if (kept !== null && kept.id === id) return this.#show(kept.draft, id, kept.isValued)
    if (id === null) return this.#show(EMPTY_VALUATION, null)
    this.state = { tag: "opening" }
    const found = await Effect.runPromise(Effect.result(this.#valuations.find(id)))
    if (!isLatest()) return
    runInAction(() => {
      if (Result.isFailure(found)) return (this.state = failed(found.failure))
      this.#show(draftOfInput(found.success.userInput), id)
      this.assetId = found.success.assetId
      this.#took(found.success.calculatorResult)
    })
  }

  readonly type = (part: DraftPart, change: Readonly<Record<string, Wire>>): void => {
    const wire = ValuationDraft.encode(this.draft)
    this.#typed({ ...wire, [part]: { ...wire[part], ...change } }, Object.keys(change))
  }

  readonly typeProperty = (propertyType: string): void =>
    this.#typed({ ...ValuationDraft.encode(this.draft), propertyType }, ["propertyType"])

  /** Checks a step, values the loan after the last of them, and answers which one follows; null to stay. */
  readonly next = async (step: ValuationStep): Promise<ValuationStep | null> => {
    this.errors = this.#wrongAt(step)
    if (Object.keys(this.errors).length > 0) return null
    const following = VALUATION_STEPS[VALUATION_STEPS.indexOf(step) + 1] ?? "valuation"
    if (following !== "valuation") return following
    return (await this.value()) ? "valuation" : this.#stepOfErrors()
  }

  /** Asks for the result, which keeps the valuation of whoever is signed in; whether there is one. */
  readonly value = async (): Promise<boolean> => {
    const { draft, id } = this
    const input = inputOfDraft(draft)
    if (input === null) return false
    this.isValuing = true
    this.failure = null
    const answer = await this.#valuing.ask(this.#asked(id, input))
    if (answer === null) return false
    return runInAction(() => {
      this.isValuing = false
      if (Result.isFailure(answer)) return this.#refused(answer.failure)
      this.id = answer.success.id
      this.#valued = draft
      this.result = answer.success.result
      this.#wasValued = true
      this.#keepValued(draft)
      return true
    })
  }

  /** Keeps a visitor's valued loan once somebody is signed in: none is lost on the way through a login. */
  readonly keepPending = async (): Promise<void> => {
    const kept = this.#drafts.read()
    if (this.#session.profile === null || kept === null || kept.id !== null || !kept.isValued) return
    await this.open(null)
    if (this.id === null) await this.value()
  }

  /** The saved one that was shown is deleted. */
  readonly gone = (id: ValuationId): void => {
    if (this.id === id || this.#drafts.read()?.id === id) this.begin()
  }

  #asked(id: ValuationId | null, input: ValuationInput): Effect.Effect<Answer, Why> {
    if (id === null)
      return Effect.map(this.#valuations.calculate(input), (answer) => ({ ...answer, result: answer.calculatorResult }))
    return Effect.map(this.#valuations.edit(id, input), ({ calculatorResult }) => ({ id, result: calculatorResult }))
  }

  /** What the gateway keeps need not lie in the browser. */
  #keepValued(draft: ValuationDraft): void {
    if (this.id !== null && this.draft === draft) this.#drafts.forget()
    else this.#drafts.keep({ id: this.id, isValued: true, draft: this.draft })
  }

  #refused(why: Why): boolean {
    if (why._tag === "ValuationInputInvalid") this.errors = errorsOf(why)
    this.failure = messageOf(why)
    return false
  }

  /** The step of the first field that was refused, where the result has none of them. */
  #stepOfErrors(): ValuationStep | null {
    const [first] = Object.keys(this.errors)
    const step = first === undefined ? null : stepOfField(first)
    return step === "valuation" || step === "details" ? null : step
  }

  #wrongAt(step: ValuationStep): FieldErrors {
    const missing = missingAtStep(step, this.draft).map((name) => [name, askFor(name)] as const)
    const zip = this.draft.address.zipCode ?? ""
    const isZipWrong = step === "general" && zip !== "" && !/^\d{5}$/.test(zip)
    return Object.fromEntries([...missing, ...(isZipWrong ? [["zipCode", fieldTexts.zipLength] as const] : [])])
  }

  #typed(wire: unknown, names: ReadonlyArray<string>): void {
    const read = decode(ValuationDraft)(wire)
    if (Result.isFailure(read)) return // half a number on the way to a whole one
    this.draft = read.success
    this.errors = Object.fromEntries(Object.entries(this.errors).filter(([name]) => !names.includes(name)))
    this.failure = null
    this.#drafts.keep({ id: this.id, isValued: this.#wasValued, draft: this.draft })
  }

  #show(draft: ValuationDraft, id: ValuationId | null, wasValued = false): void {
    this.#wasValued = wasValued
    this.draft = draft
    this.id = id
    this.assetId = null
    this.errors = {}
    this.failure = null
    this.result = null
    this.#valued = null
    this.state = { tag: "open" }
  }

  #took(result: CalculatorResult | null): void {
    this.result = result
    this.#valued = result === null ? null : this.draft
  }
}

const failed = (why: Why): WizardState =>
  why._tag === "ValuationNotFound" ? { tag: "missing" } : { tag: "failed", said: messageOf(why) }

/** By the last word of the path that the gateway names. */
const errorsOf = ({ problems }: ValuationInputInvalid): FieldErrors =>
  Object.fromEntries(problems.map(({ field, message }) => [field.split(".").at(-1) ?? field, message]))

export const valuationWizard = viewModelToken<ValuationWizard>("ValuationWizard")
