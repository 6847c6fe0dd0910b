import type { MarketStore } from "@xl/core/market"
import { AlertFrequency, MOST_QUERY } from "@xl/core/profiles"
import { addSavedSearch, editSavedSearch, removeSavedSearch } from "@xl/core/market/profiles"
import { type Ids, SavedSearchId } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"
import type { Resolvers } from "../http/request.ts"
import { ShortText, text } from "../market/inputs.ts"
import { whereIs } from "../places/index.ts"
import { failed, input, refused } from "../shared/index.ts"
import { profileDone } from "./done.ts"
import { REFUSALS } from "./refusals.ts"

const SearchToSave = t.strict({ name: ShortText, query: text(MOST_QUERY), frequency: AlertFrequency })
const SavedSearchChange = t.strict({ id: SavedSearchId, name: ShortText, frequency: AlertFrequency })
const ById = t.strict({ id: SavedSearchId })

/** The searches that somebody keeps in the own profile. */
export const savedSearchBlocks = {
  addSavedSearch: (args, { actor }) =>
    input(SearchToSave, args).pipe(
      Effect.flatMap((search) => addSavedSearch(actor, search, whereIs)),
      Effect.map(profileDone(actor)),
      Effect.catchTag(REFUSALS.addSavedSearch, refused),
      Effect.catchTag("SignInRequired", failed),
    ),
  editSavedSearch: (args, { actor }) =>
    input(SavedSearchChange, args).pipe(
      Effect.flatMap((change) => editSavedSearch(actor, change)),
      Effect.map(profileDone(actor)),
      Effect.catchTag(REFUSALS.editSavedSearch, refused),
      Effect.catchTag("SignInRequired", failed),
    ),
  removeSavedSearch: (args, { actor }) =>
    input(ById, args).pipe(
      Effect.flatMap(({ id }) => removeSavedSearch(actor, id)),
      Effect.map(profileDone(actor)),
      Effect.catchTag(REFUSALS.removeSavedSearch, refused),
      Effect.catchTag("SignInRequired", failed),
    ),
} satisfies Resolvers<Ids | MarketStore>[string]
