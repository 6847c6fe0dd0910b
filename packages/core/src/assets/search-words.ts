import { searchedText } from "../shared/text.ts"
import { type AssetState, normalizedState } from "../shared/us-states.ts"

/** A town and the state that it lies in. */
export interface Town {
  readonly city: string
  readonly state: AssetState
}

/** What a typed question looks for: a fragment of the kept texts, or everything in one town. */
export interface SearchWords {
  readonly fragment: string
  readonly town: Town | null
}

const TOWN = /^([^,]+?) ?, ?([^,]+)$/
/** Words of the longest state's name, "District of Columbia". */
const MOST_STATE_WORDS = 3

const townAt = (city: string | undefined, named: string): Town | null => {
  const state = normalizedState(named)
  return city === undefined || city === "" || state === "Various" ? null : { city, state }
}

/** "brooksville fl" and "buffalo new york": the last words that name a state. */
const townWithoutComma = (fragment: string): Town | null => {
  const words = fragment.split(" ")
  const ends = Array.from({ length: MOST_STATE_WORDS }, (_, at) => words.length - MOST_STATE_WORDS + at)
  return (
    ends
      .filter((end) => end > 0)
      .map((end) => townAt(words.slice(0, end).join(" "), words.slice(end).join(" ")))
      .find((town) => town !== null) ?? null
  )
}

/** Reads "Rockville, MD", "rockville md" and "rockville, maryland" as a town too. */
export const searchWords = (typed: string | null): SearchWords => {
  const fragment = searchedText(typed)
  const [, city, named = ""] = TOWN.exec(fragment) ?? []
  return { fragment, town: townAt(city, named) ?? townWithoutComma(fragment) }
}
