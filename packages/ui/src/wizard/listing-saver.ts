import {
  type AssetEdit,
  type AssetView,
  type ListingForm,
  type Listings,
  sentMainInfo,
  type TierIds,
} from "@xl/core/assets"
import type { Broken, Refusal } from "@xl/core/messages"
import { Effect, Result } from "effect"

export type Why = Broken | Refusal
export type Saved = Result.Result<AssetView, Why>

/** What a port answered, or why not. */
export const asked = <A, W extends Why>(question: Effect.Effect<A, W>): Promise<Result.Result<A, W>> =>
  Effect.runPromise(Effect.result(question))

/** What is told of the creation of an asset on its way. */
export interface Creating {
  /** The data room of the asset; null where another asset has it. */
  readonly tiers: (tiers: TierIds | null) => void
  readonly made: (asset: AssetView) => Promise<void>
}

/** Sends one save of the wizard; of a new asset first its data room is made, then its main facts, then the rest. */
export class ListingSaver {
  readonly #listings: Listings["Service"]

  constructor(listings: Listings["Service"]) {
    this.#listings = listings
  }

  /** Nothing is asked where nothing changed. */
  readonly send = async (asset: AssetView, edit: AssetEdit): Promise<Saved> =>
    Object.keys(edit).length === 0 ? Result.succeed(asset) : asked(this.#listings.edit(asset.id, edit))

  /** The ids of the form where its data room was made already, as by a save that failed behind it. */
  readonly dataRoom = async ({ mainInfo, tiers }: ListingForm): Promise<Result.Result<TierIds, Why>> =>
    tiers === null
      ? asked(this.#listings.createDataRoom(mainInfo.name.trim() || mainInfo.address.address))
      : Result.succeed(tiers)

  /** The data room's ids are kept, and used again where the asset was not made; not where an answer was lost and it was. */
  readonly createWith = async (
    edit: AssetEdit,
    form: ListingForm,
    pricingPlan: string,
    on: Creating,
  ): Promise<Saved> => {
    const tiers = await this.dataRoom(form)
    if (Result.isFailure(tiers)) return Result.fail(tiers.failure)
    on.tiers(tiers.success)
    const made = await this.create(form, tiers.success, pricingPlan)
    if (Result.isFailure(made)) {
      if (made.failure._tag === "DataRoomTaken") on.tiers(null)
      return made
    }
    await on.made(made.success)
    const { bidDepositSum: _, contacts: __, mainInfo: ___, ...rest } = edit
    return this.send(made.success, rest)
  }

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
