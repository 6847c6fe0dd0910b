import { ListingForm } from "@xl/core/assets"
import { decode } from "@xl/core/shared"
import { Result } from "effect"
import type { Kept } from "../arrival/index.ts"
import { viewModelToken } from "../view-model/index.ts"

const nameOf = (who: string, asset: string | null): string => `listing-form ${who} ${asset ?? "new"}`

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null // somebody else wrote there
  }
}

/**
 * What was typed in the wizard and not saved, each person's and asset's by itself, over a reload of the tab and a login that ran out. A
 * sign-out forgets all of it.
 */
export class KeptForms {
  readonly #kept: Kept

  constructor(kept: Kept) {
    this.#kept = kept
  }

  readonly keep = (who: string, asset: string | null, form: ListingForm): void =>
    this.#kept.setItem(nameOf(who, asset), JSON.stringify(ListingForm.encode(form)))

  /** Null where nothing is kept, or nothing that can be read. */
  readonly read = (who: string, asset: string | null): ListingForm | null => {
    const text = this.#kept.getItem(nameOf(who, asset))
    return text === null ? null : Result.getOrElse(decode(ListingForm)(parsed(text)), () => null)
  }

  readonly forget = (who: string, asset: string | null): void => this.#kept.removeItem(nameOf(who, asset))
}

export const keptForms = viewModelToken<KeptForms>("KeptForms")
