import { EmailNotVerified } from "@xl/core/accounts"
import { SellerRevoked } from "@xl/core/assets"
import { messageOf } from "@xl/core/messages"
import { afterPublishRefusal } from "@xl/core/navigation"
import { isProfileCompleteForRoleRequest, isSellerProfileFilled, type Profile } from "@xl/core/profiles"
import { UserProfileIncomplete } from "@xl/core/roles"
import type { AccountDialogs } from "../accounts/index.ts"
import type { Alerts } from "../alerts/index.ts"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { SessionStore } from "../session/index.ts"
import { viewModelToken } from "../view-model/index.ts"
import type { ProfileDialogs } from "./profile-dialogs.ts"
import type { SellerDialog } from "./seller-dialog.ts"

/** The start of selling: what is asked for before the seller's profile can be, and the profile before an asset. */
export class SellerStart {
  readonly #session: SessionStore
  readonly #accounts: AccountDialogs
  readonly #profiles: ProfileDialogs
  readonly #sellers: SellerDialog
  readonly #alerts: Alerts
  readonly #snackbars: SnackbarQueue

  constructor(
    session: SessionStore,
    accounts: AccountDialogs,
    profiles: ProfileDialogs,
    sellers: SellerDialog,
    alerts: Alerts,
    snackbars: SnackbarQueue,
  ) {
    this.#session = session
    this.#accounts = accounts
    this.#profiles = profiles
    this.#sellers = sellers
    this.#alerts = alerts
    this.#snackbars = snackbars
  }

  /** Opens the seller's profile, or first what a role is not asked for without: a login, a verified e-mail, the user profile. */
  readonly start = (redirects: boolean): void => {
    const { profile } = this.#session
    if (profile === null) return this.#accounts.open("signIn")
    if (!profile.roles.includes("VerifiedUsers")) return this.#promptVerify()
    if (isSeller(profile) || isProfileCompleteForRoleRequest(profile)) return this.#sellers.open(redirects)
    this.#snackbars.error(messageOf(new UserProfileIncomplete()))
    this.#profiles.openUser(() => this.#sellers.open(redirects))
  }

  /** Where a new asset begins, or the contact page for whom an administrator blocked; null where the seller's profile comes first. */
  readonly publish = (wizard: string): string | null => {
    const { profile } = this.#session
    if (profile?.sellerProfile.status === "Revoked") {
      const refusal = new SellerRevoked()
      this.#snackbars.error(messageOf(refusal))
      return afterPublishRefusal(refusal)
    }
    if (profile !== null && isSellerProfileFilled(profile)) return wizard
    this.start(false)
    return null
  }

  #promptVerify(): void {
    this.#alerts.show({
      title: "Verify your email",
      text: [messageOf(new EmailNotVerified())],
      confirm: { label: "Verify", go: this.#accounts.verifyAgain },
    })
  }
}

const isSeller = ({ roles }: Profile): boolean => roles.includes("Sellers")

export const sellerStart = viewModelToken<SellerStart>("SellerStart")
