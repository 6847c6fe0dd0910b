import { KeptDraft } from "@xl/core/valuation"
import { decode } from "@xl/core/shared"
import { Result } from "effect"
import type { Kept } from "../arrival/index.ts"
import { viewModelToken } from "../view-model/index.ts"

const NAME = "valuationDraft"

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? "null")
  } catch {
    return null // somebody else wrote there
  }
}

/** The valuation that this browser keeps while somebody enters it: one at a time, and none after a sign-out, which empties the storage. */
export class ValuationDrafts {
  readonly #kept: Kept

  constructor(kept: Kept) {
    this.#kept = kept
  }

  /** Null where there is none, or somebody else wrote there. */
  readonly read = (): KeptDraft | null =>
    Result.getOrElse(decode(KeptDraft)(parsed(this.#kept.getItem(NAME))), () => null)

  /** A browser whose storage is full or shut keeps nothing; what was typed is still on the screen. */
  readonly keep = (draft: KeptDraft): boolean => {
    try {
      this.#kept.setItem(NAME, JSON.stringify(KeptDraft.encode(draft)))
      return true
    } catch {
      return false
    }
  }

  readonly forget = (): void => this.#kept.removeItem(NAME)
}

export const valuationDrafts = viewModelToken<ValuationDrafts>("ValuationDrafts")
