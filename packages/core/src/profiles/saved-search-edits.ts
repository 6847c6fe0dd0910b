import { Result } from "effect"
import { isPlaceUnknown, textOfPlace, type WhereIs } from "../assets/near.ts"
import { queryOf, searchOfQuery } from "../assets/search-address.ts"
import { alertTexts, placeUnknown } from "./alert-words.ts"
import type { SavedSearchId } from "../shared/ids.ts"
import { searchedText } from "../shared/text.ts"
import type { AlertFrequency } from "./alert-criteria.ts"
import type { Edited } from "./edits.ts"
import { ProfileFieldsInvalid, SavedSearchesFull, SavedSearchNotFound } from "./errors.ts"
import type { Profile } from "./model.ts"
import type { SavedSearchChange, SearchToSave } from "./ports.ts"
import { MOST_SAVED_SEARCHES, MOST_SEARCH_NAME, type SavedSearch } from "./saved-search.ts"

const inOneLine = (typed: string): string => typed.trim().replaceAll(/\s+/g, " ")

/** Refused: no name, too long a name, or the name of another of these, whatever its case and accents. */
const nameFailure = (name: string, others: ReadonlyArray<SavedSearch>): string | null => {
  if (name === "") return alertTexts.searchNameRequired
  if (name.length > MOST_SEARCH_NAME) return alertTexts.searchNameLong
  const isSame = (other: SavedSearch) => searchedText(other.name) === searchedText(name)
  return others.some(isSame) ? alertTexts.searchNameTaken : null
}

/** The first page of what the query asks for, in the one way to write it. */
const plainQuery = (query: string): string => queryOf({ ...searchOfQuery(query), offset: 0 })

const placeFailure = (query: string, whereIs: WhereIs): string | null => {
  const search = searchOfQuery(query)
  return search.near !== null && isPlaceUnknown(search, whereIs) ? placeUnknown(textOfPlace(search.near.at)) : null
}

type Problems = ProfileFieldsInvalid["problems"]

const wrong = (field: string, message: string | null): Problems => (message === null ? [] : [{ field, message }])

/** Refused with every field that is wrong. */
const unlessWrong = (problems: Problems): Edited<void> =>
  problems.length === 0 ? Result.void : Result.fail(new ProfileFieldsInvalid({ problems }))

/**
 * The profile with one more saved search, the last; refused beyond the limit, where the name is wrong or taken, and where the place is
 * unknown.
 */
export const withSavedSearch = (
  profile: Profile,
  id: SavedSearchId,
  { frequency, name, query }: SearchToSave,
  whereIs: WhereIs,
): Result.Result<Profile, ProfileFieldsInvalid | SavedSearchesFull> => {
  const { savedSearches } = profile
  if (savedSearches.length >= MOST_SAVED_SEARCHES)
    return Result.fail(new SavedSearchesFull({ limit: MOST_SAVED_SEARCHES }))
  const saved = inOneLine(name)
  const problems = [
    ...wrong("name", nameFailure(saved, savedSearches)),
    ...wrong("query", placeFailure(query, whereIs)),
  ]
  return Result.map(unlessWrong(problems), () => ({
    ...profile,
    savedSearches: [...savedSearches, { id, name: saved, query: plainQuery(query), frequency }],
  }))
}

/** The profile with another name or frequency of a saved search; the search itself stays. */
export const withEditedSearch = (
  profile: Profile,
  { frequency, id, name }: SavedSearchChange,
): Result.Result<Profile, ProfileFieldsInvalid | SavedSearchNotFound> => {
  const { savedSearches } = profile
  const others = savedSearches.filter((one) => one.id !== id)
  if (others.length === savedSearches.length) return Result.fail(new SavedSearchNotFound())
  const saved = inOneLine(name)
  return Result.map(unlessWrong(wrong("name", nameFailure(saved, others))), () => ({
    ...profile,
    savedSearches: savedSearches.map((one) => (one.id === id ? { ...one, name: saved, frequency } : one)),
  }))
}

/** The profile without a saved search; the very profile where there is none of this id. */
export const withoutSavedSearch = (profile: Profile, id: SavedSearchId): Profile => {
  const savedSearches = profile.savedSearches.filter((one) => one.id !== id)
  return savedSearches.length === profile.savedSearches.length ? profile : { ...profile, savedSearches }
}

const OFF: AlertFrequency = "Never"

/** The profile with its searches kept and none of them told; the very profile where it was so before. */
export const withSilentSearches = (profile: Profile): Profile =>
  profile.savedSearches.every(({ frequency }) => frequency === OFF)
    ? profile
    : { ...profile, savedSearches: profile.savedSearches.map((one) => ({ ...one, frequency: OFF })) }
