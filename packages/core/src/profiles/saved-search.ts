import * as t from "io-ts"
import { SavedSearchId } from "../shared/ids.ts"
import { AlertFrequency } from "./alert-criteria.ts"

/** A search of the listing that somebody keeps: `query` is what its address says after the question mark, as `queryOf` writes it. */
export const SavedSearch = t.readonly(
  t.strict({ id: SavedSearchId, name: t.string, query: t.string, frequency: AlertFrequency }),
  "SavedSearch",
)
export type SavedSearch = t.TypeOf<typeof SavedSearch>

/** Searches that one person may keep. */
export const MOST_SAVED_SEARCHES = 25
/** Characters of the name of a saved search. */
export const MOST_SEARCH_NAME = 60
/** Characters of a query: every filter with every word of its list has fewer. */
export const MOST_QUERY = 4_000
