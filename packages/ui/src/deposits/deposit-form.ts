import type { DepositView, Split } from "@xl/core/deposits"
import { approvedSplit, type DeclineFault, splitByFault, splitWarnings } from "@xl/core/deposits"
import { Cents, type Day, must } from "@xl/core/shared"
import type { TransferLeg } from "@xl/core/offers"
import { makeAutoObservable } from "mobx"

const NOTHING = must(Cents, 0)

/** What is typed about a deposit; amounts are whole cents. */
export class DepositForm {
  leg: TransferLeg
  reference = ""
  day: Day | undefined
  amount: number | undefined
  reason = ""
  fault: DeclineFault = "Seller"
  comment = ""
  /** Whether it was sent once: what is missing shows from then on. */
  isSent = false
  readonly #deposit: DepositView

  constructor(deposit: DepositView, today: Day) {
    this.#deposit = deposit
    this.leg = deposit.due[0]?.leg ?? "fund"
    this.day = today
    this.amount = deposit.value
    makeAutoObservable(this)
  }

  readonly type = (
    change: Partial<Pick<DepositForm, "amount" | "comment" | "day" | "fault" | "leg" | "reason" | "reference">>,
  ): void => {
    Object.assign(this, change)
  }

  readonly send = (): void => {
    this.isSent = true
  }

  /** How a payout divides the deposit, or null while the seller's share is none that it could be. */
  get approved(): Split | null {
    const { value } = this.#deposit
    return this.amount !== undefined && this.amount <= value ? approvedSplit(value, must(Cents, this.amount)) : null
  }

  /** How the decision by this fault divides it. */
  get declined(): Split {
    const { platformFee, value } = this.#deposit
    return splitByFault(value, this.fault, platformFee ?? NOTHING)
  }

  /** What the administrator is warned of. */
  readonly warningsOf = (split: Split): ReadonlyArray<string> =>
    splitWarnings(split, { hasAdminAccount: this.#deposit.hasAdminAccount ?? false })

  get isConsentMissing(): boolean {
    return this.#deposit.consentDate === null
  }

  /** What to say beside a field that was left empty, once the form was sent. */
  readonly missing = (field: "amount" | "comment" | "day" | "reference"): string | undefined => {
    const value = this[field]
    const isEmpty = value === undefined || (typeof value === "string" && value.trim() === "")
    return this.isSent && isEmpty ? "Fill in this field" : undefined
  }
}
