import {
  FACTS_NEVER_RIGHT,
  FACTS_UNCONFIRMED,
  type FormStanding,
  pageOfFact,
  savingWarning,
  type WizardPage,
} from "@xl/core/assets"
import { makeAutoObservable, observableRef } from "mobx"
import { type Checked, faultErrors, faultsIn, unconfirmedOn } from "./confirmations.ts"
import { createProblems, type FieldErrors, formProblems, missingOn } from "./form-problems.ts"
import { type SaveKind, seenOn, standingAfter } from "./save-plan.ts"

/** What is typed, and how the asset stands that it belongs to. */
export interface Typed extends Checked {
  readonly standing: FormStanding
  readonly autoDeposit: boolean
  /** Whether the asset is not created yet. */
  readonly isNew: boolean
}

const isEmpty = (errors: FieldErrors): boolean => Object.keys(errors).length === 0

const missingOnceSaved = (page: WizardPage, { autoDeposit, form, standing }: Typed): FieldErrors =>
  missingOn(page, seenOn(page, form), standingAfter(page, standing), autoDeposit)

/** Whether facts of the page can never be right together. */
const hasFault = (page: WizardPage, typed: Typed): boolean =>
  faultsIn(typed).some(({ fields }) => fields.some((path) => pageOfFact(path) === page))

/** A published loan is asked at every save, a draft where one goes on. */
const toConfirm = (isNext: boolean, page: WizardPage, typed: Typed): FieldErrors =>
  isNext || typed.published !== null ? unconfirmedOn(page, typed) : {}

/** Why one does not go on from a page: something is missing, or can never be right. */
const stoppedOn = (page: WizardPage, typed: Typed): string | null => {
  if (!isEmpty(missingOnceSaved(page, typed))) return savingWarning("")
  return hasFault(page, typed) ? FACTS_NEVER_RIGHT : null
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

  readonly of = (typed: Typed): FieldErrors => {
    const { autoDeposit, form, standing } = typed
    const missing = this.tried.flatMap((page) => Object.entries(missingOn(page, form, standing, autoDeposit)))
    const wrong = Object.entries(formProblems(form)).filter(([field]) => this.left.includes(field))
    return { ...faultErrors(typed), ...Object.fromEntries(missing), ...Object.fromEntries(wrong), ...this.told }
  }

  /** Why a save is not sent, or null: one goes on only from a page that is complete and checked, and nothing goes that a field is told wrong of. */
  readonly unfit = (kind: SaveKind, page: WizardPage, typed: Typed): string | null => {
    const ofNew = typed.isNew ? createProblems(typed.form) : {}
    const problems = { ...formProblems(typed.form), ...ofNew }
    const isNext = kind === "next"
    this.leave(...Object.keys(problems))
    if (isNext) this.tried = [...new Set([...this.tried, page])]
    const unconfirmed = toConfirm(isNext, page, typed)
    this.told = { ...ofNew, ...unconfirmed }
    if (!isEmpty(problems)) return savingWarning("")
    return (isNext ? stoppedOn(page, typed) : null) ?? (isEmpty(unconfirmed) ? null : FACTS_UNCONFIRMED)
  }
}
