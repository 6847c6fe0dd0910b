import {
  type ContactDesk,
  type ContactFailure,
  type ContactForm,
  contactArguments,
  contactFailures,
  questionArguments,
  questionFailures,
  contactTexts,
} from "@xl/core/contact"
import { messageOf } from "@xl/core/messages"
import { noticeTexts } from "@xl/core/kernel"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { SessionStore } from "../session/index.ts"
import { viewModelToken } from "../view-model/index.ts"

export type ContactField = keyof ContactForm
/** The contact form asks five things, the footer's question two. */
export type ContactKind = "form" | "question"
/** For those who run the product, never for those who use it. */
export type Report = (message: string, cause: unknown) => void

const EMPTY: ContactForm = { name: "", email: "", phone: "", purpose: "", message: "" }
const SENT_AS: { readonly [name: string]: ContactField } = { msg: "message" }

type Failures = { readonly [F in ContactField]?: ContactFailure | null }
type Errors = { readonly [F in ContactField]?: string }

/** One question to the people behind the market, from the first letter to the word that it was sent. */
export class ContactModel {
  kind: ContactKind = "form"
  /** What was typed or chosen here; a field that was emptied again is not filled in anew. */
  typed: Partial<ContactForm> = {}
  sending: "editing" | "sending" | "sent" = "editing"
  /** Fields that were left once: only those are told what is wrong with them. */
  left: ReadonlySet<ContactField> = new Set()
  refused: Errors = {}
  readonly #desk: ContactDesk["Service"]
  readonly #session: SessionStore
  readonly #snackbars: SnackbarQueue
  readonly #report: Report

  constructor(desk: ContactDesk["Service"], session: SessionStore, snackbars: SnackbarQueue, report: Report) {
    this.#desk = desk
    this.#session = session
    this.#snackbars = snackbars
    this.#report = report
    makeAutoObservable(this, { typed: observableRef, left: observableRef, refused: observableRef })
  }

  /** What was typed, and else what is known of who is here: a session may arrive after the form. */
  get form(): ContactForm {
    return { ...EMPTY, ...this.#known(), ...this.typed }
  }

  get failures(): Failures {
    return this.kind === "form" ? contactFailures(this.form) : questionFailures(this.form)
  }

  get isValid(): boolean {
    return Object.values(this.failures).every((why) => why === null)
  }

  /** What stands beside each field: what the gateway refused, else what is wrong with a field that was left. */
  get errors(): Errors {
    const own = Object.entries(this.failures).flatMap(([field, why]) =>
      why && this.left.has(field as ContactField) ? [[field, contactTexts[why]]] : [],
    )
    return { ...(Object.fromEntries(own) as Errors), ...this.refused }
  }

  /** Begins; what was typed already stays. */
  readonly open = (kind: ContactKind, purpose = ""): void => {
    this.kind = kind
    this.typed = { purpose, ...this.typed }
  }

  readonly type = (change: Partial<ContactForm>): void => {
    this.typed = { ...this.typed, ...change }
    this.refused = {}
  }

  readonly leave = (field: ContactField): void => {
    this.left = new Set([...this.left, field])
  }

  /** Answers with the first field that is wrong, or null. A breakdown is only logged, and what was typed stays. Source: point 8. */
  readonly send = async (): Promise<ContactField | null> => {
    if (this.sending === "sending") return null
    this.left = new Set(Object.keys(this.failures) as ReadonlyArray<ContactField>)
    if (!this.isValid) return this.#firstWrong()
    this.sending = "sending"
    const question = this.kind === "form" ? contactArguments(this.form) : questionArguments(this.form)
    const result = await Effect.runPromise(Effect.result(this.#desk.send(question)))
    runInAction(() => {
      if (Result.isSuccess(result)) return this.#sent()
      this.sending = "editing"
      if (result.failure._tag === "ContactFieldsInvalid") this.refused = beside(result.failure.problems)
      else this.#report(messageOf(result.failure), result.failure)
    })
    return this.#firstWrong()
  }

  /** Another one. */
  readonly again = (): void => {
    this.sending = "editing"
    this.typed = {}
    this.left = new Set()
    this.open(this.kind)
  }

  #known(): Pick<ContactForm, "email" | "name"> {
    const { profile } = this.#session
    return { name: [profile?.firstName, profile?.lastName].filter(Boolean).join(" "), email: profile?.email ?? "" }
  }

  #sent(): void {
    if (this.kind === "form") {
      this.sending = "sent"
      return
    }
    this.#snackbars.success(noticeTexts.contactSent)
    this.again()
  }

  #firstWrong(): ContactField | null {
    return (Object.keys(EMPTY) as ReadonlyArray<ContactField>).find((field) => this.errors[field] !== undefined) ?? null
  }
}

const beside = (problems: ReadonlyArray<{ readonly field: string; readonly message: string }>): Errors =>
  Object.fromEntries(problems.map(({ field, message }) => [SENT_AS[field] ?? field, message]))

export const contactModel = viewModelToken<ContactModel>("ContactModel")
