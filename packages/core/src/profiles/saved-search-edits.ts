import { Result } from "effect"
import { queryOf, searchOfQuery } from "../assets/search-address.ts"
import { alertTexts } from "../messages/listing-alerts.ts"
import type { SavedSearchId } from "../shared/ids.ts"
import { searchedText } from "../shared/text.ts"
import type { AlertFrequency } from "./alert-criteria.ts"
import type { Edited } from "./edits.ts"
import { ProfileFieldsInvalid, SavedSearchesFull, SavedSearchNotFound } from "./errors.ts"
import type { Profile } from "./model.ts"
import type { SavedSearchChange, SearchToSave } from "./ports.ts"
import { MOST_SAVED_SEARCHES, MOST_SEARCH_NAME, type SavedSearch } from "./saved-search.ts"

const inOneLine = (typed: string): string => typed.trim().replaceAll(/\s+/g, " ")

/** The name as it is kept; refused where it is empty, too long, or the name of another of these, whatever its case and accents. */
const savedAs = (typed: string, others: ReadonlyArray<SavedSearch>): Edited<string> => {
  const name = inOneLine(typed)
  const message = nameFailure(name, others)
  return message === null
    ? Result.succeed(name)
    : Result.fail(new ProfileFieldsInvalid({ problems: [{ field: "name", message }] }))
}

const nameFailure = (name: string, others: ReadonlyArray<SavedSearch>): string | null => {
  if (name === "") return alertTexts.searchNameRequired
  if (name.length > MOST_SEARCH_NAME) return alertTexts.searchNameLong
  const isSame = (other: SavedSearch) => searchedText(other.name) === searchedText(name)
  return others.some(isSame) ? alertTexts.searchNameTaken : null
}

/** The first page of what the query asks for, in the one way to write it. */
const plainQuery = (query: string): string => queryOf({ ...searchOfQuery(query), offset: 0 })

/** The profile with one more saved search, the last; refused beyond the limit, and where the name is wrong or taken. */
export const withSavedSearch = (
  profile: Profile,
  id: SavedSearchId,
  { frequency, name, query }: SearchToSave,
): Result.Result<Profile, ProfileFieldsInvalid | SavedSearchesFull> => {
  const { savedSearches } = profile
  if (savedSearches.length >= MOST_SAVED_SEARCHES)
    return Result.fail(new SavedSearchesFull({ limit: MOST_SAVED_SEARCHES }))
  return Result.map(savedAs(name, savedSearches), (saved) => ({
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
  return Result.map(savedAs(name, others), (saved) => ({
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
