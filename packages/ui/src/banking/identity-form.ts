import { type BankCategory, identityFailure, sentIdentity } from "@xl/core/banking"
import { bankIdentityTexts } from "@xl/core/messages"
import { makeAutoObservable } from "mobx"

/** Whose account it is: a firm's, with its federal tax ID, or a person's, with the driver's license number. */
export class IdentityForm {
  category: BankCategory = "Business"
  typed = ""

  constructor(category: BankCategory = "Business") {
    this.category = category
    makeAutoObservable(this)
  }

  /** Another kind has another number: what was typed goes. */
  readonly choose = (category: BankCategory): void => {
    if (category === this.category) return
    this.category = category
    this.typed = ""
  }

  readonly type = (typed: string): void => {
    this.typed = typed
  }

  /** Neither empty nor wrong. */
  get isComplete(): boolean {
    return identityFailure(this.category, this.typed) === null
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
