import { type Letter, letterFailures, contactTexts } from "@xl/core/contact"
import { type Told } from "@xl/core/messages"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"

/** A field of a letter. */
export type LetterField = keyof Letter
type Errors = { readonly [F in LetterField]?: string }

const BLANK: Letter = { title: "", message: "" }

/** A letter from its first sign until it was sent. What was typed stays when it is refused or does not arrive. */
export class LetterDraft {
  typed: Letter = BLANK
  sending: "editing" | "sending" | "sent" = "editing"
  /** Fields that were left once: only those are told what is wrong with them. */
  left: ReadonlySet<LetterField> = new Set()
  refused: Errors = {}

  constructor() {
    makeAutoObservable(this, { typed: observableRef, left: observableRef, refused: observableRef })
  }

  /** What stands beside each field: what the gateway refused, else what is wrong with a field that was left. */
  get errors(): Errors {
    const failures = letterFailures(this.typed)
    const own = [...this.left].flatMap((field) => {
      const why = failures[field]
      return why === null ? [] : [[field, contactTexts[why]] as const]
    })
    return { ...Object.fromEntries(own), ...this.refused }
  }

  get isValid(): boolean {
    return Object.values(letterFailures(this.typed)).every((why) => why === null)
  }

  readonly type = (change: Partial<Letter>): void => {
    this.typed = { ...this.typed, ...change }
    this.refused = {}
  }

  readonly leave = (field: LetterField): void => {
    this.left = new Set([...this.left, field])
  }

  /** Sends it by `ask`. Null where it was not sent: a field says why, or `told` is called with the refusal. */
  readonly send = async <A>(
    ask: (letter: Letter) => Effect.Effect<A, Told>,
    told: (why: Told) => void,
  ): Promise<A | null> => {
    if (this.sending === "sending") return null
    this.left = new Set(Object.keys(BLANK) as ReadonlyArray<LetterField>)
    if (!this.isValid) return null
    this.sending = "sending"
    const result = await Effect.runPromise(Effect.result(ask(this.typed)))
    runInAction(() => this.#answered(result))
    if (Result.isSuccess(result)) return result.success
    if (result.failure._tag !== "ContactFieldsInvalid") told(result.failure)
    return null
  }

  /** Another one. */
  readonly again = (): void => {
    this.sending = "editing"
    this.typed = BLANK
    this.left = new Set()
    this.refused = {}
  }

  #answered(result: Result.Result<unknown, Told>): void {
    this.sending = Result.isSuccess(result) ? "sent" : "editing"
    if (Result.isFailure(result) && result.failure._tag === "ContactFieldsInvalid")
      this.refused = Object.fromEntries(result.failure.problems.map(({ field, message }) => [field, message]))
  }
}
