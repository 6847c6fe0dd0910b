import type { AssetView } from "@xl/core/assets"
import { UNDER_REVIEW } from "@xl/core/messages"
import { type Eligibility, eligibility, type OfferView, takesEdits } from "@xl/core/offers"
import type { AssetId } from "@xl/core/shared"
import { type AccountDialogs, verifyPrompt } from "../accounts/index.ts"
import type { Alerts } from "../alerts/index.ts"
import type { ReturnPath } from "../arrival/index.ts"
import type { BuyerStart, ProfileDialogs } from "../profile/index.ts"
import type { SessionStore } from "../session/index.ts"
import { viewModelToken } from "../view-model/index.ts"
import type { OfferDialogModel } from "./offer-dialog-model.ts"
import { signInAt } from "./sign-in-for-offer.ts"

const WHY_NAME = "An offer needs your name and a phone, for the seller to know who bids. Then you go on with it."

/** The start of an offer: the six checks decide which dialog opens. */
export class OfferStart {
  readonly #session: SessionStore
  readonly #accounts: AccountDialogs
  readonly #profiles: ProfileDialogs
  readonly #buying: BuyerStart
  readonly #alerts: Alerts
  readonly #dialog: OfferDialogModel
  readonly #paths: ReturnPath
  readonly #now: () => number

  constructor(
    session: SessionStore,
    accounts: AccountDialogs,
    profiles: ProfileDialogs,
    buying: BuyerStart,
    alerts: Alerts,
    dialog: OfferDialogModel,
    paths: ReturnPath,
    now: () => number,
  ) {
    this.#session = session
    this.#accounts = accounts
    this.#profiles = profiles
    this.#buying = buying
    this.#alerts = alerts
    this.#dialog = dialog
    this.#paths = paths
    this.#now = now
  }

  /** One asset with the single-asset dialog at the end of the checks. */
  readonly start = (asset: AssetView): void =>
    this.#check("single", `/asset/${asset.id}`, () => this.#dialog.open(asset), asset.id)

  /** Several assets, with the multi-asset dialog at the end of them; after a login one is at `path` again. */
  readonly startBundle = (path: string, open: () => void): void => this.#check("multi", path, open)

  /** The same checks where no dialog comes after them: whether all hold. */
  readonly mayOffer = (path: string): boolean => {
    let holds = false
    this.#check("multi", path, () => (holds = true))
    return holds
  }

  /** Whether the reader's request to buy waits for an administrator. */
  get isUnderReview(): boolean {
    return eligibility(this.#session.profile, "single", this.#now()).tag === "underReview"
  }

  #check(choice: "multi" | "single", path: string, open: () => void, wanted: AssetId | null = null): void {
    const ways: { readonly [T in Eligibility["tag"]]: () => void } = {
      signIn: () => signInAt(path, this.#accounts, this.#paths, choice === "single" ? "offer" : undefined),
      editProfile: () => this.#profiles.openBasic(() => this.#check(choice, path, open, wanted), WHY_NAME),
      proofOfFunds: () => this.#buying.start(false, undefined, wanted),
      proofOfFundsExpired: () => this.#buying.start(true, undefined, wanted),
      underReview: () => this.#alerts.show({ title: "Under review", text: UNDER_REVIEW }),
      verifyEmail: () => this.#alerts.show(verifyPrompt(this.#accounts)),
      singleDialog: open,
      multiDialog: open,
    }
    ways[eligibility(this.#session.profile, choice, this.#now()).tag]()
  }

  /** Whether the reader's own offer on the asset takes new terms now. */
  readonly mayEdit = (asset: AssetView, { status }: OfferView): boolean => takesEdits(status, asset, this.#now())
}

export const offerStart = viewModelToken<OfferStart>("OfferStart")
