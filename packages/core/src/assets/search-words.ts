import { searchedText } from "../shared/text.ts"
import { type AssetState, normalizedState } from "../shared/us-states.ts"

/** What a typed question looks for: a fragment of the kept texts, or everything in one town. */
export interface SearchWords {
  readonly fragment: string
  readonly town: { readonly city: string; readonly state: AssetState } | null
}

const TOWN = /^([^,]+?) ?, ?([^,]+)$/

/** Reads "Rockville, MD" and "rockville, maryland" as a town too. */
export const searchWords = (typed: string | null): SearchWords => {
  const fragment = searchedText(typed)
  const [, city, named = ""] = TOWN.exec(fragment) ?? []
  const state = normalizedState(named)
  return { fragment, town: city === undefined || state === "Various" ? null : { city, state } }
}
