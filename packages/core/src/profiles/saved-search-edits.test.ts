import { examplePlace } from "@xl/testkit/assets"
import { aSavedSearch } from "@xl/testkit/listing-alerts"
import { aProfile } from "@xl/testkit/market"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { alertTexts, placeUnknown } from "./alert-words.ts"
import { type Profile, SavedSearchesFull, SavedSearchNotFound } from "./index.ts"
import type { SearchToSave } from "./ports.ts"
import { MOST_SAVED_SEARCHES } from "./saved-search.ts"
import { withEditedSearch, withoutSavedSearch, withSavedSearch, withSilentSearches } from "./saved-search-edits.ts"

const texas = aSavedSearch({ name: "Texas", query: "state=TX", frequency: "Weekly" })
const land = aSavedSearch({ name: "Land", query: "type=Land", frequency: "Daily" })
const keeping = (...savedSearches: Profile["savedSearches"]) => aProfile({ savedSearches })
const SEARCH = { name: "Texas", query: "state=TX", frequency: "Daily" } satisfies SearchToSave
const { id } = aSavedSearch()
const saved = (profile: Profile, change: Partial<SearchToSave>) =>
  withSavedSearch(profile, id, { ...SEARCH, ...change }, examplePlace)
const problemOf = (result: ReturnType<typeof saved>) => {
  const why = Result.getOrThrow(Result.flip(result))
  return why._tag === "ProfileFieldsInvalid" ? why.problems : why
}

describe("saving a search", () => {
  it("keeps it last, with its name in one line and its first page in the one way to write it", () => {
    const query = "page=4&state=TX&castle=1&from=1e9&state=Atlantis&name=oak+park&"
    const { savedSearches } = Result.getOrThrow(saved(keeping(land), { name: "  West \n Texas ", query }))
    expect(savedSearches).toEqual([
      land,
      { id, name: "West Texas", query: "state=TX&name=oak%20park", frequency: "Daily" },
    ])
  })

  it("refuses an empty name, one too long, and one that stands there already, whatever case and accents", () => {
    const of = (message: string) => [{ field: "name", message }]
    expect(problemOf(saved(keeping(), { name: " \t" }))).toEqual(of(alertTexts.searchNameRequired))
    expect(problemOf(saved(keeping(), { name: "x".repeat(61) }))).toEqual(of(alertTexts.searchNameLong))
    expect(problemOf(saved(keeping(texas), { name: "téxas" }))).toEqual(of(alertTexts.searchNameTaken))
    expect(Result.isSuccess(saved(keeping(texas), { name: "x".repeat(60) }))).toBe(true)
  })

  it("refuses a place that nobody knows, beside what is wrong with the name", () => {
    const lost = { field: "query", message: placeUnknown("Atlantis, ZZ") }
    expect(problemOf(saved(keeping(), { query: "near=Atlantis,%20ZZ&within=25" }))).toEqual([lost])
    expect(problemOf(saved(keeping(), { name: "", query: "near=Atlantis,%20ZZ" }))).toEqual([
      { field: "name", message: alertTexts.searchNameRequired },
      lost,
    ])
    for (const query of ["near=Austin,%20TX&within=25", "near=12.5,-60"])
      expect(Result.isSuccess(saved(keeping(), { query }))).toBe(true)
  })

  it("refuses one more than 25, and says so before anything of its name", () => {
    const full = Array.from({ length: MOST_SAVED_SEARCHES }, (_, at) => aSavedSearch({ name: `n${at}` }))
    expect(problemOf(saved(keeping(...full), { name: "n0" }))).toEqual(new SavedSearchesFull({ limit: 25 }))
    expect(Result.isSuccess(saved(keeping(...full.slice(1)), {}))).toBe(true)
  })
})

describe("changing saved searches", () => {
  it("gives one another name or rhythm, and the search stays", () => {
    const change = { id: texas.id, name: "Texas", frequency: "Never" } as const
    const { savedSearches } = Result.getOrThrow(withEditedSearch(keeping(texas, land), change))
    expect(savedSearches).toEqual([{ ...texas, frequency: "Never" }, land])
    const taken = withEditedSearch(keeping(texas, land), { ...change, name: "LAND" })
    expect(problemOf(taken as ReturnType<typeof saved>)).toEqual([
      { field: "name", message: alertTexts.searchNameTaken },
    ])
    expect(withEditedSearch(keeping(land), change)).toEqual(Result.fail(new SavedSearchNotFound()))
  })

  it("deletes one, and gives the very profile where there is none", () => {
    const profile = keeping(texas, land)
    expect(withoutSavedSearch(profile, texas.id).savedSearches).toEqual([land])
    expect(withoutSavedSearch(profile, id)).toBe(profile)
  })

  it("turns all off and keeps them, and gives the very profile where all were off", () => {
    const off = withSilentSearches(keeping(texas, land))
    expect(off.savedSearches).toEqual([texas, land].map((one) => ({ ...one, frequency: "Never" })))
    expect(withSilentSearches(off)).toBe(off)
  })
})
