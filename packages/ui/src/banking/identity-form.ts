import { type BankCategory, identityFailure, sentIdentity, bankIdentityTexts } from "@xl/core/banking"
import { makeAutoObservable } from "mobx"

/** Whether Add may be pressed: the number is neither empty nor wrong. */
export const isAddable = (category: BankCategory, typed: string): boolean => identityFailure(category, typed) === null

/** What stays of the number where the account becomes another's: of another kind nothing. */
export const keptNumber = (typed: string, from: BankCategory, to: BankCategory): string => (from === to ? typed : "")

/** Whose account it is: a firm's, with its federal tax ID, or a person's, with the driver's license number. */
export class IdentityForm {
  category: BankCategory = "Business"
  typed = ""

  constructor(category: BankCategory = "Business") {
    this.category = category
    makeAutoObservable(this)
  }

  readonly choose = (category: BankCategory): void => {
    this.typed = keptNumber(this.typed, this.category, category)
    this.category = category
  }

  readonly type = (typed: string): void => {
    this.typed = typed
  }

  get isComplete(): boolean {
    return isAddable(this.category, this.typed)
  }

  /** What is wrong with what was typed; nothing while nothing was. */
  get error(): string | undefined {
    const failure = this.typed === "" ? null : identityFailure(this.category, this.typed)
    return failure === null ? undefined : bankIdentityTexts[failure]
  }

  get sent() {
    return { category: this.category, ...sentIdentity(this.category, this.typed) }
  }
}
