import { type FormStanding, type ListingForm, savingWarning, type WizardPage } from "@xl/core/assets"
import { FACTS_UNCONFIRMED } from "@xl/core/messages"
import type { Day } from "@xl/core/shared"
import { makeAutoObservable, observableRef } from "mobx"
import { unconfirmedOn } from "./confirmations.ts"
import { createProblems, type FieldErrors, formProblems, missingOn } from "./form-problems.ts"
import { type SaveKind, seenOn, standingAfter } from "./save-plan.ts"

/** What is typed, and how the asset stands that it belongs to. */
export interface Typed {
  readonly form: ListingForm
  readonly standing: FormStanding
  readonly autoDeposit: boolean
  /** Whether the asset is not created yet. */
  readonly isNew: boolean
  readonly today: Day
}

/** What is said beside the fields: of those that were left or refused, and of what is missing on a page from which somebody wanted to go on. */
export class ListingProblems {
  told: FieldErrors = {}
  left: ReadonlyArray<string> = []
  tried: ReadonlyArray<WizardPage> = []

  constructor() {
    makeAutoObservable(this, { told: observableRef, left: observableRef, tried: observableRef })
  }

  readonly clear = (): void => {
    this.told = {}
    this.left = []
    this.tried = []
  }

  /** What a save was refused for; typing or the next save takes it back. */
  readonly tell = (told: FieldErrors): void => void (this.told = told)

  readonly leave = (...fields: ReadonlyArray<string>): void => {
    this.left = [...new Set([...this.left, ...fields])]
  }

  readonly of = ({ autoDeposit, form, standing }: Typed): FieldErrors => {
    const missing = this.tried.flatMap((page) => Object.entries(missingOn(page, form, standing, autoDeposit)))
    const wrong = Object.entries(formProblems(form)).filter(([field]) => this.left.includes(field))
    return { ...Object.fromEntries(missing), ...Object.fromEntries(wrong), ...this.told }
  }

  /** Why a save is not sent, or null: one goes on only from a page that is complete and checked, and nothing goes that a field is told wrong of. */
  readonly unfit = (kind: SaveKind, page: WizardPage, typed: Typed): string | null => {
    const { autoDeposit, form, isNew, standing, today } = typed
    const ofNew = isNew ? createProblems(form) : {}
    const problems = { ...formProblems(form), ...ofNew }
    const missing =
      kind === "next" ? missingOn(page, seenOn(page, form), standingAfter(page, standing), autoDeposit) : {}
    this.leave(...Object.keys(problems))
    if (kind === "next" && !this.tried.includes(page)) this.tried = [...this.tried, page]
    const unconfirmed = kind === "next" ? unconfirmedOn(page, form, today) : {}
    this.told = { ...ofNew, ...unconfirmed }
    if (Object.keys({ ...problems, ...missing }).length > 0) return savingWarning("")
    return Object.keys(unconfirmed).length > 0 ? FACTS_UNCONFIRMED : null
  }
}
