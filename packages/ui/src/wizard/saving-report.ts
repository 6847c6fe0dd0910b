import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { Operator } from "../profile/index.ts"
import type { Log } from "../session/index.ts"
import type { Why } from "./listing-saver.ts"
import type { SaveKind } from "./save-plan.ts"
import { type SavingRefusal, savingRefusal } from "./saving-refusal.ts"

/** A red notice about a save goes when the next one succeeds. */
const ABOUT = "listing"

/** Tells the seller how a save went. */
export class SavingReport {
  readonly #snackbars: SnackbarQueue
  readonly #operator: Operator
  readonly #log: Log

  constructor(snackbars: SnackbarQueue, operator: Operator, log: Log) {
    this.#snackbars = snackbars
    this.#operator = operator
    this.#log = log
  }

  /** Takes back what was said of a save that failed. */
  readonly settle = (): void => this.#snackbars.settle(ABOUT)

  /** Going on says it without words, but for a change that was requested. */
  readonly saved = (kind: SaveKind, isRequested: boolean): void => {
    if (isRequested)
      this.#snackbars.success(
        "The change is requested. The listing stays as it is until an administrator approves it.",
        ABOUT,
      )
    else if (kind !== "next") this.#snackbars.success("The asset is saved.", ABOUT)
  }

  /** A field on the page is wrong: nothing is sent. */
  readonly unfit = (why: string): false => {
    this.#snackbars.warning(why)
    return false
  }

  readonly refused = (why: Why): SavingRefusal => {
    this.#log("Saving an asset", why)
    const refusal = savingRefusal(why, this.#operator.contactEmail)
    this.#snackbars.warning(refusal.warning)
    return refusal
  }
}
