import {
  type AssetEdit,
  type AssetView,
  type ListingForm,
  type Listings,
  sentMainInfo,
  type TierIds,
} from "@xl/core/assets"
import type { ContactDesk } from "@xl/core/contact"
import type { Broken, Refusal } from "@xl/core/messages"
import type { Profile } from "@xl/core/profiles"
import { Effect, Result } from "effect"

export type Why = Broken | Refusal
export type Saved = Result.Result<AssetView, Why>

const asked = <A, W extends Why>(question: Effect.Effect<A, W>): Promise<Result.Result<A, W>> =>
  Effect.runPromise(Effect.result(question))

/** Stands for what the contact form asks and is not known. */
const NONE = "-"

/** Sends one save of the wizard; of a new asset first its data room is made, then its main facts, then the rest. */
export class ListingSaver {
  readonly #listings: Listings["Service"]
  readonly #desk: ContactDesk["Service"]

  constructor(listings: Listings["Service"], desk: ContactDesk["Service"]) {
    this.#listings = listings
    this.#desk = desk
  }

  /** Asks the house to call the seller about an asset that its desk is to sell. */
  readonly askAdvisor = (seller: Profile, { id, mainInfo }: AssetView): Promise<Result.Result<void, Why>> =>
    asked(
      this.#desk.send({
        name: [seller.firstName, seller.lastName].filter(Boolean).join(" ") || NONE,
        email: seller.email,
        phone: seller.officePhone || NONE,
        purpose: "Selling",
        msg: `Full service is asked for. Please call about the draft ${mainInfo.name || mainInfo.address.address} (${id}).`,
      }),
    )

  /** Nothing is asked where nothing changed. */
  readonly send = async (asset: AssetView, edit: AssetEdit): Promise<Saved> =>
    Object.keys(edit).length === 0 ? Result.succeed(asset) : asked(this.#listings.edit(asset.id, edit))

  /** The ids of the form where its data room was made already, as by a save that failed behind it. */
  readonly dataRoom = async ({ mainInfo, tiers }: ListingForm): Promise<Result.Result<TierIds, Why>> =>
    tiers === null
      ? asked(this.#listings.createDataRoom(mainInfo.name.trim() || mainInfo.address.address))
      : Result.succeed(tiers)

  readonly create = (form: ListingForm, tiers: TierIds, pricingPlan: string): Promise<Saved> =>
    asked(
      this.#listings.create({
        tiers,
        mainInfo: sentMainInfo(form),
        contacts: form.contacts,
        bidDepositSum: form.bidDepositSum,
        pricingPlan,
      }),
    )
}
