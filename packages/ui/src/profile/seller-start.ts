import { addressed } from "@xl/core/shared"
import { messageOf } from "@xl/core/messages"
import { whySellerProfile, publishingStart, type SellingStart, sellingStart, stepsToSell } from "@xl/core/profiles"
import { sellingGuard } from "@xl/core/navigation"
import { UserProfileIncomplete } from "@xl/core/roles"
import { type AccountDialogs, verifyPrompt } from "../accounts/index.ts"
import type { Alerts } from "../alerts/index.ts"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { SessionStore } from "../session/index.ts"
import { viewModelToken } from "../view-model/index.ts"
import type { ProfileDialogs } from "./profile-dialogs.ts"
import type { SellerDialog } from "./seller-dialog.ts"

/** Who runs the market. */
export interface Operator {
  readonly contactEmail: string
}

/** The start of selling: what is asked for before the seller's profile can be, and the profile before an asset. */
export class SellerStart {
  readonly #session: SessionStore
  readonly #accounts: AccountDialogs
  readonly #profiles: ProfileDialogs
  readonly #sellers: SellerDialog
  readonly #alerts: Alerts
  readonly #snackbars: SnackbarQueue
  readonly #operator: Operator

  constructor(
    session: SessionStore,
    accounts: AccountDialogs,
    profiles: ProfileDialogs,
    sellers: SellerDialog,
    alerts: Alerts,
    snackbars: SnackbarQueue,
    operator: Operator,
  ) {
    this.#session = session
    this.#accounts = accounts
    this.#profiles = profiles
    this.#sellers = sellers
    this.#alerts = alerts
    this.#snackbars = snackbars
    this.#operator = operator
  }

  /** Opens the seller's profile, or first what a role is not asked for without: a login, a verified e-mail, the user profile. */
  readonly start = (redirects: boolean): void => {
    const ways: { readonly [S in SellingStart]: () => void } = {
      signIn: () => this.#accounts.open("signIn", true),
      verifyEmail: () => this.#alerts.show(verifyPrompt(this.#accounts)),
      completeProfile: () => this.#complete(redirects),
      sellerProfile: () => this.#sellers.open(redirects),
    }
    ways[sellingStart(this.#session.profile)]()
  }

  /** Where a new asset begins, or the contact page for whom an administrator blocked; null where something else comes first. */
  readonly publish = (wizard: string): string | null => {
    const { actor, profile } = this.#session
    const passage = sellingGuard(actor, profile)
    if (passage.tag === "blocked") {
      this.#snackbars.error(addressed(passage.error, this.#operator.contactEmail))
      return passage.target
    }
    if (publishingStart(profile) === "asset") return wizard
    this.start(false)
    return null
  }

  #complete(redirects: boolean): void {
    this.#snackbars.error(messageOf(new UserProfileIncomplete()))
    const { profile } = this.#session
    this.#profiles.openUser(() => this.#sellers.open(redirects), profile && whySellerProfile(stepsToSell(profile)))
  }
}

export const sellerStart = viewModelToken<SellerStart>("SellerStart")
