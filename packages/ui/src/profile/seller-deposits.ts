import type { Banks } from "@xl/core/banking"
import type { OperatorSettings } from "@xl/core/settings"
import { Effect, Result } from "effect"
import { makeAutoObservable, runInAction } from "mobx"
import { BillingModel } from "../banking/billing-model.ts"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { After } from "../session/index.ts"
import { viewModelToken } from "../view-model/index.ts"

/** The seller's bank for deposits: the third section of the seller dialog while deposits move by themselves, and else none. */
export class SellerDeposits {
  /** Whether the operator lets deposits move by themselves; not before the settings are here. */
  isShown = false
  readonly billing: BillingModel
  readonly #settings: OperatorSettings["Service"]

  constructor(
    banks: Banks["Service"],
    settings: OperatorSettings["Service"],
    snackbars: SnackbarQueue,
    after: After,
    nonce: () => string,
  ) {
    this.#settings = settings
    this.billing = new BillingModel(banks, settings, snackbars, after, nonce)
    makeAutoObservable(this, { billing: false })
  }

  /** Settings that do not come leave the section out: the bank can be linked in Billing all the same. */
  readonly open = async (): Promise<void> => {
    const settings = await Effect.runPromise(Effect.result(this.#settings.read()))
    const isAutomatic = Result.isSuccess(settings) && settings.success.autoDeposit
    runInAction(() => (this.isShown = isAutomatic))
    if (isAutomatic) await this.billing.open()
  }
}

export const sellerDeposits = viewModelToken<SellerDeposits>("SellerDeposits")
