import { type BundleForm, EMPTY_BUNDLE, KeptChoice, TypedBundle } from "@xl/core/offers"
import { type AssetId, decode, type OfferId, type UserId } from "@xl/core/shared"
import { Result } from "effect"
import type { Kept } from "../arrival/index.ts"
import { viewModelToken } from "../view-model/index.ts"
import { CHOICE } from "./choice-key.ts"

const TYPED = "offerTyped"

const parsed = (text: string | null): unknown => {
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null // somebody else wrote there
  }
}

/** What of offers is not yet the gateway's: the choice of assets and what was typed. Kept by the tab, so that a reload or a login loses nothing. */
export class KeptOffers {
  readonly #kept: Kept

  constructor(kept: Kept) {
    this.#kept = kept
  }

  /** The ids that this person chose, in that order. */
  readonly choiceOf = (who: UserId): ReadonlyArray<AssetId> => {
    const read = decode(KeptChoice)(parsed(this.#kept.getItem(CHOICE)))
    return Result.isSuccess(read) && read.success.who === who ? read.success.ids : []
  }

  readonly keepChoice = (who: UserId, ids: ReadonlyArray<AssetId>): void =>
    this.#kept.setItem(CHOICE, JSON.stringify({ who, ids }))

  /** What was typed over an offer, or for a new one; null where nothing was. */
  readonly typedOver = (who: UserId, offer?: OfferId): BundleForm | null => {
    const read = decode(TypedBundle)(parsed(this.#kept.getItem(nameOf(who, offer))))
    return Result.isSuccess(read) ? { ...EMPTY_BUNDLE, ...read.success } : null
  }

  readonly keepTyped = (form: BundleForm, who: UserId, offer?: OfferId): void =>
    this.#kept.setItem(nameOf(who, offer), JSON.stringify(form))

  readonly forgetTyped = (who: UserId, offer?: OfferId): void => this.#kept.removeItem(nameOf(who, offer))
}

const nameOf = (who: UserId, offer?: OfferId): string => `${TYPED} ${who} ${offer ?? "new"}`

export const keptOffers = viewModelToken<KeptOffers>("KeptOffers")
