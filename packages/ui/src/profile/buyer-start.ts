import { messageOf } from "@xl/core/messages"
import { whyBuyerProfile, buyingStart, stepsToBuy } from "@xl/core/profiles"
import { UserProfileIncomplete } from "@xl/core/roles"
import type { AssetId } from "@xl/core/shared"
import { type AccountDialogs, verifyPrompt } from "../accounts/index.ts"
import type { Alerts } from "../alerts/index.ts"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { SessionStore } from "../session/index.ts"
import { viewModelToken } from "../view-model/index.ts"
import type { BuyerDialog } from "./buyer-dialog.ts"
import type { ProfileDialogs } from "./profile-dialogs.ts"

/** The start of buying: what is asked for before the buyer's profile can be. */
export class BuyerStart {
  readonly #session: SessionStore
  readonly #accounts: AccountDialogs
  readonly #profiles: ProfileDialogs
  readonly #buyers: BuyerDialog
  readonly #alerts: Alerts
  readonly #snackbars: SnackbarQueue

  constructor(
    session: SessionStore,
    accounts: AccountDialogs,
    profiles: ProfileDialogs,
    buyers: BuyerDialog,
    alerts: Alerts,
    snackbars: SnackbarQueue,
  ) {
    this.#session = session
    this.#accounts = accounts
    this.#profiles = profiles
    this.#buyers = buyers
    this.#alerts = alerts
    this.#snackbars = snackbars
  }

  /**
   * Opens the buyer's profile, or first what a role is not asked for without; where an approval expired, its step at once. `after` runs when the
   * profile is closed again, sent or not; the approval leads to the asset that is wanted.
   */
  readonly start = (isExpired: boolean, after?: () => void, wanted: AssetId | null = null): void => {
    const first = buyingStart(this.#session.profile, isExpired)
    switch (first.tag) {
      case "signIn":
        return this.#accounts.open("signIn")
      case "verifyEmail":
        return this.#alerts.show(verifyPrompt(this.#accounts))
      case "completeProfile":
        return this.#complete(after, wanted)
      case "buyerProfile":
        return this.#buyers.open(first.step, isExpired, after, wanted)
    }
  }

  #complete(after: (() => void) | undefined, wanted: AssetId | null): void {
    this.#snackbars.error(messageOf(new UserProfileIncomplete()))
    const { profile } = this.#session
    this.#profiles.openUser(() => this.start(false, after, wanted), profile && whyBuyerProfile(stepsToBuy(profile)))
  }
}

export const buyerStart = viewModelToken<BuyerStart>("BuyerStart")
